import { missingSigns, unicodeRange } from './characters.ts'
import { type SignSource, signSources } from './families.ts'
import { pointsIn, readSource, subset } from './subset.ts'

/** Assigns the symbols to sources. Throws if no source has one. */
function shareSigns(signs: readonly number[]): Map<SignSource, number[]> {
  const shares = new Map<SignSource, number[]>()
  let left = signs
  for (const sign of signSources) {
    const has = pointsIn(readSource(sign.source))
    shares.set(
      sign,
      left.filter((point) => has.has(point)),
    )
    left = left.filter((point) => !has.has(point))
  }
  if (left.length > 0) throw new Error(`No font has ${String.fromCodePoint(...left)}`)
  return shares
}

/** The files of the symbols that at least one family lacks, by name. */
export async function makeSigns(missing: ReadonlySet<number>): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const sorted = [...missing].toSorted((one, other) => one - other)
  for (const [{ file, source, weight, pinned }, points] of shareSigns(sorted))
    files.set(
      `${file}.woff2`,
      await subset(readSource(source), { points, weight, ...(pinned ? { pinned } : {}) }),
    )
  return files
}

/** File and range of the symbols that a family lacks. */
export const signRules = (covered: ReadonlySet<number>): { file: string; range: string }[] =>
  [...shareSigns(missingSigns(covered))]
    .filter(([, points]) => points.length > 0)
    .map(([{ file }, points]) => ({ file: `${file}.woff2`, range: unicodeRange(points) }))
