export { foldName } from './fold.ts'
export { type CardNames, cardNames, type NamedCard, type NameMatch } from './names.ts'
export { namedCard } from './printed.ts'
