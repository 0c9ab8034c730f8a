import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { FontFallback, FontFile } from '../../ui/theme/fonts.ts'
import { latin, latinExtended, missingSigns, unicodeRange, withDerived } from './characters.ts'
import { fallbacksOf } from './fallbacks.ts'
import { families, type Family, signSources, type Style } from './families.ts'
import { sheetFontsFolder } from './sheet-fonts.ts'
import { makeSigns, signRules } from './signs.ts'
import { pointsIn, readSource, subset } from './subset.ts'

const theme = join(import.meta.dirname, '../../ui/theme')

const weightOf = ({ weight }: Style): string =>
  typeof weight === 'number' ? String(weight) : weight.join(' ')
const fileName = (family: Family, style: Style, part: string): string =>
  `${family.name.toLowerCase().replaceAll(' ', '-')}-${weightOf(style).replace(' ', '-')}-${part}.woff2`

/** The files of one family. Returns its `@font-face` rules and the signs that it lacks. */
async function makeFamily(
  family: Family,
  files: Map<string, Buffer | string>,
): Promise<{ rules: FontFile[]; missing: readonly number[] }> {
  const rules: FontFile[] = []
  const covered = new Set<number>()
  for (const style of family.styles) {
    for (const [part, wanted] of [
      ['latin', latin],
      ['latin-ext', latinExtended],
    ] as const) {
      const source = readSource(style.source.replace('*', part))
      const has = pointsIn(source)
      const points = wanted.filter((point) => has.has(point))
      const file = fileName(family, style, part)
      files.set(file, await subset(source, { ...family, points, weight: style.weight }))
      const range = unicodeRange(part === 'latin' ? withDerived(points) : points)
      rules.push({ family: family.name, file, weight: weightOf(style), range })
      for (const point of points) covered.add(point)
    }
  }
  // With the weights of the style: a browser chooses among the weights first, and takes all characters from there.
  for (const style of family.styles)
    for (const rule of signRules(covered))
      rules.push({ family: family.name, weight: weightOf(style), ...rule })
  return { rules, missing: missingSigns(covered) }
}

const headerOf = '// Made by `npm run faces`; do not edit.\n'

const tableOf = (fontFiles: readonly FontFile[], fallbacks: readonly FontFallback[]): string =>
  `${headerOf}import type { FontFallback, FontFile } from './fonts.ts'

/** The font files of all families, each with the characters that it has. */
export const fontFiles: readonly FontFile[] = ${JSON.stringify(fontFiles, null, 2)}

/** Faces of systems in the widths of each family, measured on texts of the shop. */
export const fontFallbacks: readonly FontFallback[] = ${JSON.stringify(fallbacks, null, 2)}
`

const formatted = async (code: string): Promise<string> =>
  format(code, { ...(await resolveConfig(join(theme, 'font-table.ts'))), parser: 'typescript' })

const licencePath = (style: Style): string =>
  style.source.startsWith('@')
    ? `${style.source.split('/').slice(0, 2).join('/')}/LICENSE`
    : `${style.source.split('/')[0] ?? ''}/LICENSE.txt`

/** Licence of a family as its source has it, with a line on what was changed. */
function noticeOf(name: string, style: Style): string {
  const licence = readSource(licencePath(style)).toString('utf8').trimEnd()
  return `${name}: subsets made from the font below, with fewer characters and weights and without hints.\n\n${licence}\n`
}

const noticeFile = (name: string): string => `LICENSE-${name.toLowerCase().replaceAll(' ', '-')}.txt`

/** All generated files by their path below `ui/theme`. The same sources give the same bytes. */
export async function makeFaces(): Promise<Map<string, Buffer | string>> {
  const files = new Map<string, Buffer | string>()
  const rules: FontFile[] = []
  const fallbacks: FontFallback[] = []
  const missing = new Set<number>()
  for (const family of families) {
    const own = await makeFamily(family, files)
    rules.push(...own.rules)
    for (const point of own.missing) missing.add(point)
    const [first] = family.styles
    if (!first) throw new Error(`${family.name} has no style`)
    const bytesOf = (weight: number): { bytes: Buffer; variable: boolean } => {
      const style = family.styles.find((one) => one.weight === weight) ?? first
      return {
        bytes: readSource(style.source.replace('*', 'latin')),
        variable: typeof style.weight !== 'number',
      }
    }
    fallbacks.push(...(await fallbacksOf(family, bytesOf)))
    files.set(noticeFile(family.name), noticeOf(family.name, first))
  }
  for (const [name, content] of await makeSigns(missing)) files.set(name, content)
  for (const sign of signSources) files.set(noticeFile(sign.file), noticeOf(sign.file, sign))
  const inFolder = [...files].map(([name, content]): [string, Buffer | string] => [`faces/${name}`, content])
  return new Map([...inFolder, ['font-table.ts', await formatted(tableOf(rules, fallbacks))]])
}

const differs =
  (folder: string) =>
  ([name, content]: readonly [string, Buffer | string]): boolean =>
    !existsSync(join(folder, name)) || !readFileSync(join(folder, name)).equals(Buffer.from(content))

/** Names of the files that differ from those in `ui/theme`, and of those there that are no longer made. */
export function changedFiles(files: ReadonlyMap<string, Buffer | string>): string[] {
  const folder = join(theme, 'faces')
  const old = (existsSync(folder) ? readdirSync(folder) : []).map((name) => `faces/${name}`)
  return [
    ...[...files].filter(differs(theme)).map(([name]) => name),
    ...old.filter((name) => !files.has(name)),
  ]
}

/** Names of the fonts of order sheets that differ from those in their folder. */
export const changedSheetFonts = (files: ReadonlyMap<string, Buffer | string>): string[] =>
  [...files].filter(differs(sheetFontsFolder)).map(([name]) => name)

function write(folder: string, files: ReadonlyMap<string, Buffer | string>): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Writes the files into `ui/theme` and removes what is no longer made. */
export function writeFaces(files: ReadonlyMap<string, Buffer | string>): void {
  rmSync(join(theme, 'faces'), { recursive: true, force: true })
  write(theme, files)
}

/** Writes the fonts of order sheets. */
export const writeSheetFonts = (files: ReadonlyMap<string, Buffer | string>): void =>
  write(sheetFontsFolder, files)
