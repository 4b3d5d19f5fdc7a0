export { type ServedTable, serveTable, type TableOptions } from './table.ts'
