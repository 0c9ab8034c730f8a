import type { SheetRow } from '../../spreadsheets/index.ts'
import type { ImportItem } from '../items.ts'

/** PostgreSQL stores no text with this character, which a spreadsheet can hold (`_x0000_`). */
const unstorable = '\0'

/**
 * The refusal of a row with a character that no database stores; null for any other row. `code` is the number of its
 * article.
 */
export function refuseUnstorable(
  { line, cells, raw }: SheetRow,
  headings: readonly string[],
  code: string | null = null,
): ImportItem | null {
  const at = cells.findIndex((cell) => cell.includes(unstorable))
  if (at === -1) return null
  const refusal = {
    line,
    field: headings[at] ?? '',
    reason: 'has a character that cannot be stored (U+0000)',
    raw: raw.replaceAll(unstorable, '\ufffd'),
  }
  return { kind: 'refused', refusal, code }
}
