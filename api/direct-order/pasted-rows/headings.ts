import all from './headings.json' with { type: 'json' }

/** What names a column or a total is a few words; a longer cell is looked at no further. */
const longestName = 80

/** A cell as it is compared: without case, dots, colons and doubled spaces. Empty for one that is too long to name anything. */
export const spoken = (cell: string): string =>
  (cell.length > longestName ? '' : cell)
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

/** The best rank of each word, in whichever language. */
const numberRanks = new Map<string, number>()
for (const words of Object.values(all.number)) {
  for (const [rank, word] of words.map(spoken).entries()) {
    numberRanks.set(word, Math.min(rank, numberRanks.get(word) ?? rank))
  }
}

/** How well a cell names a column of article numbers: 0 is best, null is not at all. Own numbers go before EANs. */
export const numberRank = (cell: string): number | null => numberRanks.get(spoken(cell)) ?? null

/** Whether a cell names the column of quantities. */
export const namesQuantity = (cell: string): boolean => quantityWords.has(spoken(cell))

/** Whether a cell says that its row sums up others: `Summa`, `Totalt: 12`. */
export function namesTotals(cell: string): boolean {
  const said = spoken(cell).replace(/[\d\s,]+$/u, '')
  return totalWords.includes(said)
}
