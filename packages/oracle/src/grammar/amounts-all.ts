export { forEach, whereX } from './amounts.ts'
export { amount, aOrMore, counterKind, digits, digitsX, mana, oneOrMore, several } from './lex.ts'
