/** Delimiters of text files. */
export const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Lines from which the delimiter is detected. */
const sampleLines = 20

/** The text without quoted cells, whose delimiters and line breaks do not count. */
const outsideQuotes = (text: string): string => text.replaceAll(/(^|[;,\t|\r\n])"(?:[^"]|"")*"/gu, '$1')

/**
 * Detects the delimiter from the beginning of a text: the one that the first line names (`sep=;`), else the one that occurs
 * equally often in most lines, else a semicolon.
 */
export function detectDelimiter(head: string): Delimiter {
  const named = delimiters.find((delimiter) => head.startsWith(`sep=${delimiter}`))
  if (named) return named
  const lines = outsideQuotes(head)
    .split(/\r\n|\n|\r/u)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  const [first = ''] = lines
  const scored = delimiters.map((delimiter) => {
    const times = first.split(delimiter).length - 1
    const alike = lines.filter((line) => line.split(delimiter).length - 1 === times).length
    return { delimiter, score: times === 0 ? 0 : times * (alike / lines.length) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ';'
}
