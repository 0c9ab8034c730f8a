import { foldCharacters } from '@tradecounter/search'
import { UnreadableFile, type SheetRow } from '../../spreadsheets/index.ts'
import type { ImportItem, LocalTexts } from '../items.ts'
import { parseLanguage } from '../languages.ts'
import { parseNumber } from '../../platform/written-number.ts'

/** Longest name of a category, an attribute, a value … */
const maxLength = 250
const keys = /^(attribute|value|unit|warranty|document|category):(\S.*)$/u
const path = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,4}$/u

type Column = 'key' | 'position' | { language: string }

/** The columns of a table of texts: `key`, `name.sv` and so on, `position`. Throws `UnreadableFile` for any other. */
export function textsColumns(row: SheetRow): Column[] {
  return row.cells.map((cell) => {
    const heading = foldCharacters(cell).trim().toLowerCase()
    if (heading === 'key' || heading === 'position') return heading
    const language = heading.startsWith('name.') ? parseLanguage(heading.slice('name.'.length)) : null
    if (language === null)
      throw new UnreadableFile(`Line ${row.line}, the headings: "${cell}" is no column of a table of words.`)
    return { language }
  })
}

/** One row of a table of texts: the texts of a key, or a category, which is created if it is new. */
export function readTextsRow(row: SheetRow, columns: readonly Column[]): ImportItem {
  const { line, raw } = row
  const refused = (field: string, reason: string): ImportItem => ({
    kind: 'refused',
    refusal: { line, field, reason, raw },
    code: null,
  })
  const words: LocalTexts = {}
  let key = ''
  let position: number | null = null
  for (const [at, column] of columns.entries()) {
    const cell = row.cells[at]?.trim() ?? ''
    if (cell.length > maxLength)
      return refused(
        typeof column === 'string' ? column : `name.${column.language}`,
        `has more than ${maxLength} characters`,
      )
    if (column === 'key') key = cell
    else if (column === 'position') position = cell === '' ? null : (parseNumber(cell, null) ?? Number.NaN)
    else if (cell !== '') words[column.language] = cell
  }
  const [, kind, name = ''] = keys.exec(key) ?? []
  if (kind === undefined)
    return refused('key', 'must be attribute:, value:, unit:, warranty:, document: or category: and a name')
  if (position !== null && (!Number.isInteger(position) || position < 0))
    return refused('position', 'must be a whole number')
  if (Object.keys(words).length === 0) return refused('name', 'has no words in any language')
  if (kind !== 'category') return { kind: 'words', owner: key, words }
  if (!path.test(name))
    return refused('key', 'a path has up to five parts of a to z, 0 to 9 and hyphens between slashes')
  return { kind: 'category', line, path: name, words, position, raw }
}
