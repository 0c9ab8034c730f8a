import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brandNames } from '../../ui/theme/brands/names.ts'
import { built, entries, filesBelow, manifestOf, sources, widgets } from './folders.ts'
import { importsOf } from './prune.ts'
import { themeFiles } from './sheets.ts'

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that the built modules and types import. */
const outside = (): string[] => {
  const files = filesBelow(built).filter((file) => /\.(?:js|d\.ts)$/u.test(file) && !file.startsWith('src/'))
  const names = files.flatMap((file) => importsOf(join(built, file))).filter((name) => !name.startsWith('.'))
  return [...new Set(names.map(packageName))].toSorted()
}

/** An engine's fixes reach consumers without a release of ours, and two of its users share one copy. */
const range = (version: string): string => (/^\d/u.test(version) ? `^${version}` : version)

/** Of what the sources use, what the built modules still import; styles and fonts are in the sheets. */
function dependencies(): Record<string, string> {
  const { dependencies: used = {}, peerDependencies: peers = {} } = manifestOf(sources)
  const imported = outside().filter((name) => !(name in peers))
  return Object.fromEntries(
    imported.map((name) => {
      const version = used[name]
      if (version === undefined) throw new Error(`${name} is imported, but ui/package.json does not name it`)
      return [name, range(version)]
    }),
  )
}

const door = (entry: string): [string, { types: string; default: string }] => [
  `./${entry}`,
  { types: `./${entry}/index.d.ts`, default: `./${entry}/index.js` },
]
/** Strict readers of types want to know of a sheet that is imported for its effect: that it is there, and gives nothing. */
const sheetTypes = 'sheet.d.ts'

const sheet = (file: string): [string, { types: string; default: string }] => [
  `./${file}`,
  { types: `./${sheetTypes}`, default: `./${file}` },
]

const asIs = (file: string): [string, string] => [`./${file}`, `./${file}`]

/** The package.json that other teams get; the one beside the sources exports sources. */
function writeManifest(): void {
  const { name, version, description, license, peerDependencies } = manifestOf(sources)
  const sheets = ['styles.css', 'components.css', ...themeFiles]
  const data = ['tokens.json', ...brandNames.map((brand) => `tokens/${brand}.json`), 'package.json']
  writeFileSync(join(built, sheetTypes), 'export {}\n')
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    // Modules only hand out what they export; a sheet that is imported must stay.
    sideEffects: ['**/*.css'],
    exports: Object.fromEntries<string | { types: string; default: string }>([
      ...entries.map(door),
      ...sheets.map(sheet),
      ...data.map(asIs),
    ]),
    dependencies: dependencies(),
    peerDependencies,
  }
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The sources of every entry, which the maps of modules and types lead to. */
function copySources(): void {
  for (const folder of [...widgets, 'theme'])
    for (const file of filesBelow(join(sources, folder)))
      if (/\.tsx?$/u.test(file)) copyInto(join(sources, folder, file), join(built, 'src', folder, file))
}

function copyInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** Each font travels with its licence. */
function copyFontLicences(): void {
  const faces = join(sources, 'theme/faces')
  for (const name of filesBelow(faces))
    if (name.startsWith('LICENSE-')) copyInto(join(faces, name), join(built, 'fonts', name))
}

/** Adds everything around the code: package.json, documents, sources, licences of the fonts. */
export function finish(): void {
  writeManifest()
  copySources()
  copyFontLicences()
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(sources, file))) copyFileSync(join(sources, file), join(built, file))
}
