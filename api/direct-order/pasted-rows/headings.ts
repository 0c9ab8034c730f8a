import { foldCharacters } from '@tradecounter/search'
import all from './headings.json' with { type: 'json' }

/** Characters of a heading or a total's label; longer cells are neither. */
const maxHeadingLength = 80

/** A cell in the form in which it is compared: lower case, without punctuation and repeated spaces. Empty for a cell that is too long. */
const normaliseHeading = (cell: string): string =>
  foldCharacters(cell.length > maxHeadingLength ? '' : cell)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[.:*"'#()]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const normalisedList = (words: Readonly<Record<string, readonly string[]>>): readonly string[] => [
  ...new Set(Object.values(words).flat().map(normaliseHeading)),
]

const quantityHeadings = new Set(normalisedList(all.quantity))
const totalLabels = normalisedList(all.totals)

/** The best rank of each heading in any language. */
const numberHeadings = new Map<string, number>()
for (const words of Object.values(all.number)) {
  for (const [rank, word] of words.map(normaliseHeading).entries()) {
    numberHeadings.set(word, Math.min(rank, numberHeadings.get(word) ?? rank))
  }
}

/** How well a heading names a column of article numbers: 0 is best, null is not at all. Own numbers rank before EANs. */
export const numberHeadingRank = (cell: string): number | null =>
  numberHeadings.get(normaliseHeading(cell)) ?? null

/** Whether a heading names the column of quantities. */
export const isQuantityHeading = (cell: string): boolean => quantityHeadings.has(normaliseHeading(cell))

/** Whether a row has headings of numbers or quantities. */
export const namesColumns = (cells: readonly string[]): boolean =>
  cells.some((cell) => numberHeadingRank(cell) !== null || isQuantityHeading(cell))

/** Whether a row has a heading of numbers and another one of quantities. */
export function namesBothColumns(cells: readonly string[]): boolean {
  const quantity = cells.findIndex(isQuantityHeading)
  return quantity !== -1 && cells.some((cell, at) => at !== quantity && numberHeadingRank(cell) !== null)
}

/** Whether a cell labels its row as a total: `Summa`, `Totalt: 12`. */
export function isTotalsLabel(cell: string): boolean {
  const label = normaliseHeading(cell).replace(/[\d\s,]+$/u, '')
  return totalLabels.includes(label)
}
