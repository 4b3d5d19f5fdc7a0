/** Card search over the pack (`@upkeep/cards/search`). Runs anywhere. */
export { type CardQuery, type ColorTerm, type Compare, parseQuery, QueryError } from './query.ts'
export { CardSearch, type SearchHit } from './search.ts'
