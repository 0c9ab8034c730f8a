import * as v from 'valibot'
import {
  importColumns,
  type ImportColumn,
  inviteUserRequestSchema,
  type LimitPeriod,
  limitPeriods,
  mailLanguages,
} from '../contract/index.ts'
import type { SheetRow } from '../spreadsheets/index.ts'

/** A line of an import that cannot be used. `field` is a column. */
export class LineRefused extends Error {
  readonly code: string
  readonly field: string
  constructor(code: string, field: string) {
    super(`${field}: ${code}`)
    this.code = code
    this.field = field
  }
}

/** A cell as it was meant: exports put an apostrophe before what would be a formula. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/u, '')

/** The values of one line, by column. A column that the file does not have is undefined. */
export type ImportLine = { line: number } & Partial<Record<ImportColumn, string>>

/** The lines of a table whose first row names the columns; null if a required column is missing. */
export function linesOf([head, ...rows]: readonly SheetRow[]): ImportLine[] | null {
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const places = importColumns.flatMap((column) => {
    const at = names.indexOf(column.toLowerCase())
    return at < 0 ? [] : [[column, at] as const]
  })
  const has = (column: ImportColumn): boolean => places.some(([name]) => name === column)
  if (!has('email') || !has('firstName') || !has('lastName')) return null
  return rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(places.map(([column, at]) => [column, plain(cells[at] ?? '')])),
  }))
}

const personSchema = v.pick(inviteUserRequestSchema, ['email', 'firstName', 'lastName', 'mobile'])

/** An amount in the main unit, with comma or dot, as minor units; null for an empty cell. */
function amountOf(text: string, field: ImportColumn): number | null {
  const number = text.replaceAll(/[\s\u00A0]/gu, '').replace(',', '.')
  if (number === '') return null
  if (!/^\d{1,9}(?:\.\d{1,2})?$/u.test(number)) throw new LineRefused('amount', field)
  return Math.round(Number(number) * 100)
}

/** A checked line. What a file has no column for is undefined, and stays as it is for an existing user. */
export function readLine(given: ImportLine) {
  const { email, firstName, lastName, mobile, roles, orderLimit, periodLimit, approverEmail } = given
  const person = v.safeParse(personSchema, { email, firstName, lastName, mobile: mobile ?? '' })
  if (!person.success) {
    const field = v.getDotPath(person.issues[0]) ?? 'email'
    const isEmpty = importColumns.some((column) => column === field && (given[column] ?? '') === '')
    throw new LineRefused(isEmpty ? 'required' : 'invalid', field)
  }
  const language = mailLanguages.find((each) => each === (given.language ?? '').toLowerCase())
  if (language === undefined) throw new LineRefused('invalid', 'language')
  const periodText = (given.period ?? '').toLowerCase()
  const period: LimitPeriod | '' | undefined =
    periodText === '' ? '' : limitPeriods.find((each) => each.toLowerCase() === periodText)
  if (period === undefined) throw new LineRefused('invalid', 'period')
  return {
    email: person.output.email,
    firstName: person.output.firstName,
    lastName: person.output.lastName,
    ...(mobile === undefined ? {} : { mobile: person.output.mobile }),
    ...(given.language === undefined ? {} : { language }),
    ...(roles === undefined
      ? {}
      : {
          roles: roles
            .split(/[,|]/u)
            .map((role) => role.trim())
            .filter((role) => role !== ''),
        }),
    ...(orderLimit === undefined ? {} : { orderLimit: amountOf(orderLimit, 'orderLimit') }),
    ...(periodLimit === undefined && given.period === undefined
      ? {}
      : { periodLimit: amountOf(periodLimit ?? '', 'periodLimit'), period }),
    approverEmail,
  }
}
