import { foldCharacters } from '@tradecounter/search'
import all from './headings.json' with { type: 'json' }

/** Characters of a heading or a total's label; longer cells are neither. */
const maxHeadingLength = 80

/**
 * A cell in the form in which it is compared: lower case, without punctuation and repeated spaces. Empty for a cell
 * that is too long.
 */
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

const totalLabels = normalisedList(all.totals)

/** The best rank of each heading in any language. */
function ranksOf(words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const list of Object.values(words))
    for (const [rank, word] of list.map(normaliseHeading).entries())
      ranks.set(word, Math.min(rank, ranks.get(word) ?? rank))
  return ranks
}

const numberHeadings = ranksOf(all.number)
const quantityHeadings = ranksOf(all.quantity)

/** The length of a code is no part of its name: `EAN-13`. */
const withoutLength = (heading: string): string =>
  heading.replace(/^(ean|gtin|upc)[- ]?(?:8|12|13|14|a)$/u, '$1')

/** The unit of the quantities is no part of their name: `Antal (st)`, `Qty/pcs`. */
const withoutUnit = (heading: string): string =>
  heading.replace(/(?<=\p{L})(?: ?\/ ?| )(?:stk?|styck|stykk|pcs?|ea|kpl)$/u, '')

/**
 * How well a heading names a column of article numbers: 0 is best, null is not at all. Own numbers rank before EANs.
 */
export const numberHeadingRank = (cell: string): number | null =>
  numberHeadings.get(withoutLength(normaliseHeading(cell))) ?? null

/**
 * How well a heading names a column of quantities: 0 is best, null is not at all. What is to be ordered ranks before
 * other quantities, and before what may be an amount of money.
 */
export function quantityHeadingRank(cell: string): number | null {
  const heading = normaliseHeading(cell)
  return quantityHeadings.get(heading) ?? quantityHeadings.get(withoutUnit(heading)) ?? null
}

/** Whether a heading names a column of quantities. */
const isQuantityHeading = (cell: string): boolean => quantityHeadingRank(cell) !== null

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
