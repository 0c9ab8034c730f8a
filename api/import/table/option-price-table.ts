import { foldCharacters } from '@tradecounter/search'
import type { ColumnMarks } from './column-marks.ts'
import { UnreadableFile, type SheetRow } from '../../spreadsheets/index.ts'
import { maxAmount } from '../article.ts'
import type { ImportItem } from '../items.ts'
import { registerPriceGroup, type PriceGroupsAndWarehouses } from './trade-columns.ts'
import type { DecimalMark } from '../../platform/written-number.ts'
import { toMinorUnits } from '../parse-values.ts'
import { readNumber } from './read-number.ts'

const fields = ['configuration', 'option', 'choice', 'per'] as const
type Field = (typeof fields)[number]

/** A column of a table of option prices: one of its fields, or the prices of a group. */
type Column = { heading: string } & ({ field: Field } | { group: string })

function columnNamed(heading: string, trade: PriceGroupsAndWarehouses): Column | string {
  const field = fields.find((name) => name === heading.toLowerCase())
  if (field) return { heading, field }
  const [, group, currency] = /^price\.([^:@]+)(?::([A-Za-z]{3}))?$/iu.exec(heading) ?? []
  if (group === undefined) return `"${heading}" is no column of a table of option prices`
  const fault = registerPriceGroup(group, currency, trade)
  return fault === null ? { heading, group } : `"${heading}": ${fault}`
}

/**
 * The columns of a table of option prices: `configuration`, `option`, `choice`, `per` and `price.GROUP`. Throws
 * `UnreadableFile` with every unknown or missing heading.
 */
export function optionPriceColumns(row: SheetRow, trade: PriceGroupsAndWarehouses): Column[] {
  const faults: string[] = []
  const columns = row.cells.flatMap((cell): Column[] => {
    const column = columnNamed(foldCharacters(cell).trim(), trade)
    if (typeof column !== 'string') return [column]
    faults.push(column)
    return []
  })
  const names = columns.map((column) => ('field' in column ? column.field : `price.${column.group}`))
  for (const name of new Set(names.filter((each, at) => names.indexOf(each) < at)))
    faults.push(`"${name}" is there twice`)
  for (const field of ['configuration', 'option'] as const)
    if (!names.includes(field)) faults.push(`the column "${field}" is missing`)
  if (!columns.some((column) => 'group' in column)) faults.push('no column "price.GROUP" says a price')
  if (faults.length > 0) throw new UnreadableFile(`Line ${row.line}, the headings: ${faults.join('; ')}.`)
  return columns
}

/** An amount in minor units, null for an empty cell, or the reason why it is none. */
function amountIn(cell: string, decimal: DecimalMark): number | null | string {
  if (cell === '') return null
  const value = readNumber(cell, decimal, 'is no amount')
  if (typeof value === 'string') return value
  const amount = toMinorUnits(value)
  if (amount === null) return 'is finer than the currency'
  if (amount < 0) return 'must not be negative'
  return amount > maxAmount ? 'is more than anything costs' : amount
}

/** One row of a table of option prices. Whether the option exists is checked later. */
export function readOptionPriceRow(
  row: SheetRow,
  columns: readonly Column[],
  marks: ColumnMarks,
): ImportItem {
  const { line, raw, cells } = row
  const refused = (field: string, reason: string, cell?: string): ImportItem => ({
    kind: 'refused',
    refusal: {
      line,
      field,
      reason: cell === undefined ? reason : `${reason} (${JSON.stringify(cell.slice(0, 80))})`,
      raw,
    },
    code: null,
  })
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return refused('', `has ${cells.length} cells, the headings are ${columns.length}`)
  const values: Partial<Record<Field, string>> = {}
  const prices: Record<string, number | null> = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if ('field' in column) {
      values[column.field] = cell
      continue
    }
    const amount = amountIn(cell, marks.of(row, at))
    if (typeof amount === 'string') return refused(column.heading, amount, cell)
    prices[column.group] = amount
  }
  const { configuration = '', option = '', choice = '', per = '' } = values
  if (configuration === '') return refused('configuration', 'is missing')
  if (option === '') return refused('option', 'is missing')
  const basis = (['piece', 'line'] as const).find((each) => each === per.toLowerCase())
  if (per !== '' && basis === undefined) return refused('per', 'must be piece or line', per)
  return {
    kind: 'option-price',
    line,
    of: { configuration },
    option,
    choice,
    ...(basis === undefined ? {} : { per: basis }),
    prices,
    raw,
  }
}
