import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import type { Family, Style } from './families.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/** Font features in use: kerning and marks, tabular figures, fractions, and local forms. */
const keepFeatures = 'kern mark mkmk ccmp locl rvrn tnum lnum frac numr dnom case'.split(' ')

/** Reads a font file of an installed package. */
export const readSource = (path: string): Buffer => readFileSync(join(packages, path))

/** Opens a font. Throws for a font collection. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('unitsPerEm' in font)) throw new Error('The file holds several fonts')
  return font
}

/** The code points of a font's glyphs. */
export const pointsIn = (bytes: Buffer): Set<number> => new Set(openFont(bytes).characterSet)

/** Replaces a name by one of the same length, in both encodings of a `name` table. */
function renamed(sfnt: Buffer, names: Family['rename'] = []): Buffer {
  const changed = Buffer.from(sfnt)
  const replaceAll = (from: Buffer, to: Buffer): void => {
    if (from.length !== to.length) throw new Error(`${String(to)} is not as long as ${String(from)}`)
    for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + to.length))
      to.copy(changed, at)
  }
  for (const [from, to] of names) {
    replaceAll(Buffer.from(from, 'utf16le').swap16(), Buffer.from(to, 'utf16le').swap16())
    replaceAll(Buffer.from(from, 'latin1'), Buffer.from(to, 'latin1'))
  }
  return changed
}

/** Characters, weights and further axes of a subset. */
export interface SubsetPlan {
  points: readonly number[]
  weight: Style['weight']
  rename?: Family['rename']
  /** Axes that stay at one value. */
  pinned?: Record<string, number>
}

/** A woff2 with the given characters of a font, without hints, with only the used weights. */
export async function subset(
  source: Buffer,
  { points, weight, rename, pinned }: SubsetPlan,
): Promise<Buffer> {
  const text = String.fromCodePoint(...points)
  const always = { keepFeatures, noHinting: true }
  const variationAxes: Record<string, number | { min: number; max: number; default: number }> = { ...pinned }
  if (typeof weight !== 'number')
    variationAxes['wght'] = { min: weight[0], max: weight[1], default: weight[0] }
  const small = await subsetFont(source, text, { ...always, variationAxes, targetFormat: 'truetype' })
  return subsetFont(renamed(small, rename), text, { ...always, targetFormat: 'woff2' })
}

/** An instance of a variable font at one weight. */
export const instance = (source: Buffer, weight: number): Promise<Buffer> =>
  subsetFont(source, String.fromCodePoint(...pointsIn(source)), {
    keepFeatures,
    variationAxes: { wght: weight },
    targetFormat: 'truetype',
  })
