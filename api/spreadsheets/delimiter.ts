/** What may stand between the cells of a text file. */
export const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Lines that are looked at. */
const looked = 20

/** Text without what stands in quotes, where every delimiter and line break is the cell's own. */
const outsideQuotes = (text: string): string => text.replaceAll(/(^|[;,\t|\r\n])"(?:[^"]|"")*"/gu, '$1')

/**
 * The delimiter of a text: the one its first line names (`sep=;`), else the one that most lines have as often as the
 * first line has, else a semicolon. `head` is the beginning of the text, some dozens of lines of it.
 */
export function delimiterOf(head: string): Delimiter {
  const named = delimiters.find((delimiter) => head.startsWith(`sep=${delimiter}`))
  if (named) return named
  const lines = outsideQuotes(head)
    .split(/\r\n|\n|\r/u)
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
  const [first = ''] = lines
  const scored = delimiters.map((delimiter) => {
    const times = first.split(delimiter).length - 1
    const alike = lines.filter((line) => line.split(delimiter).length - 1 === times).length
    return { delimiter, score: times === 0 ? 0 : times * (alike / lines.length) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ';'
}
