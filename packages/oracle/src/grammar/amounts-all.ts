export { aOrMore, amount, counterKind, digits, digitsX, mana, oneOrMore, several } from './lex.ts'
export { forEach, whereX } from './amounts.ts'
