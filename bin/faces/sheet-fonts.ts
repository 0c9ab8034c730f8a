import { join } from 'node:path'
import subsetFont from 'subset-font'
import { between, latin, latinExtended } from './characters.ts'
import { pointsIn, readSource } from './subset.ts'

/** The folder of the fonts of order sheets. */
export const sheetFontsFolder = join(import.meta.dirname, '../../api/orders/sheet/fonts')

const source = 'dejavu-fonts-ttf'

/** Greek and Cyrillic, for names of people and companies. */
const otherScripts = [...between(0x370, 0x3ff), ...between(0x400, 0x45f), 0xfffd]

/** The fonts of order sheets by file name: TrueType, because PDFs embed it. The same source gives the same bytes. */
export async function makeSheetFonts(): Promise<Map<string, Buffer | string>> {
  const files = new Map<string, Buffer | string>()
  for (const [file, style] of [
    ['regular.ttf', 'DejaVuSansCondensed.ttf'],
    ['bold.ttf', 'DejaVuSansCondensed-Bold.ttf'],
  ] as const) {
    const bytes = readSource(`${source}/ttf/${style}`)
    const has = pointsIn(bytes)
    const points = [...latin, ...latinExtended, ...otherScripts].filter((point) => has.has(point))
    const text = String.fromCodePoint(...points)
    files.set(
      file,
      // Without layout tables: kerning would double the time that a sheet takes.
      await subsetFont(bytes, text, {
        keepFeatures: [],
        dropTables: ['GDEF', 'GPOS', 'GSUB', 'MATH'],
        noHinting: true,
        targetFormat: 'truetype',
      }),
    )
  }
  const licence = readSource(`${source}/LICENSE`).toString('utf8').trimEnd()
  files.set(
    'LICENSE.txt',
    `DejaVu Sans Condensed: subsets made from the font below, with fewer characters and without hints.\n\n${licence}\n`,
  )
  return files
}
