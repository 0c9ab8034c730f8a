export const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)
const pointsOf = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

/** Symbols in texts of a trade shop: measures, fractions, comparisons, arrows, quotation marks. */
const tradeSigns = '×÷±−≈≠≤≥°²³¹½¼¾⅓⅔⅛⅜⅝⅞⁄′″⌀ØøµμΩ∅√∞‰•…–—‐\u2011‘’‚“”„‹›€™®©→←↑↓↔✓✗⚠△▲▼●○★☆'

/** Without a glyph: the shaper makes narrow spaces from the space and draws no soft hyphen. */
export const derived: readonly number[] = pointsOf('\u00ad\u2009\u200a\u202f')

/** Characters of a family's first file: Latin-1 with the marks of decomposed å, ä, é, and the symbols. */
export const latin: readonly number[] = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  0x131,
  0x152,
  0x153,
  0x300,
  0x301,
  0x308,
  0x30a,
  ...pointsOf(tradeSigns),
].toSorted((one, other) => one - other)

/** Names from the rest of Europe: Latin Extended-A except the deprecated ŉ, Romanian Ș and Ț, and the capital ẞ. */
export const latinExtended: readonly number[] = [
  ...between(0x100, 0x148),
  ...between(0x14a, 0x17f),
  ...between(0x218, 0x21b),
  0x1e9e,
]

/** Adds characters that the shaper derives from the given ones. */
export const withDerived = (points: readonly number[]): number[] =>
  [...new Set([...points, ...derived])].toSorted((one, other) => one - other)

/** The required characters that a set lacks. */
export const missingSigns = (points: ReadonlySet<number>): number[] =>
  [...new Set([...latin, ...latinExtended])]
    .filter((point) => !points.has(point) && !derived.includes(point))
    .toSorted((one, other) => one - other)

const hex = (point: number): string => point.toString(16).toUpperCase()

/** CSS `unicode-range` of points in ascending order. */
export function unicodeRange(points: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join()
}
