import all from './words.json' with { type: 'json' }

/** A cell as it is compared: without case, dots, colons and doubled spaces. */
export const spoken = (cell: string): string =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[.:*"'#()]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const listOf = (words: Readonly<Record<string, readonly string[]>>): readonly string[] => [
  ...new Set(Object.values(words).flat().map(spoken)),
]

const quantityWords = new Set(listOf(all.quantity))
const totalWords = listOf(all.totals)

/** How well a cell names a column of article numbers: 0 is best, null is not at all. Own numbers go before EANs. */
export function numberRank(cell: string): number | null {
  const said = spoken(cell)
  for (const words of Object.values(all.number)) {
    const place = words.findIndex((word) => spoken(word) === said)
    if (place !== -1) return place
  }
  return null
}

/** Whether a cell names the column of quantities. */
export const namesQuantity = (cell: string): boolean => quantityWords.has(spoken(cell))

/** Whether a cell says that its row sums up others: `Summa`, `Totalt: 12`. */
export function namesTotals(cell: string): boolean {
  const said = spoken(cell).replace(/[\d\s,]+$/u, '')
  return totalWords.includes(said)
}
