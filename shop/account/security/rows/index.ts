export { row, rows } from './rows.css.ts'
