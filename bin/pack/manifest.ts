import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandNames } from '../../ui/theme/brands/names.ts'
import { built, entries, manifestOf, sources } from './folders.ts'
import { themeFiles } from './sheets.ts'

/** Lets consumers get fixes of a library without a release of ours, and share one copy with its other users. */
const range = (version: string): string => (/^\d/u.test(version) ? `^${version}` : version)

type Export = [string, string | { types: string; default: string }]

const moduleExport = (entry: string): Export => [
  `./${entry}`,
  { types: `./${entry}/index.d.ts`, default: `./${entry}/index.js` },
]

/** TypeScript with `noUncheckedSideEffectImports` needs types for a style sheet that is imported for its effect. */
const sheetTypes = 'sheet.d.ts'
const sheetExport = (file: string): Export => [
  `./${file}`,
  { types: `./${sheetTypes}`, default: `./${file}` },
]
const fileExport = (file: string): Export => [`./${file}`, `./${file}`]

/** Writes package.json and the documents. The package.json in the sources exports sources. */
export function writeManifest(): void {
  const { name, version, description, license, dependencies = {}, peerDependencies } = manifestOf(sources)
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    // Modules have no side effects; an imported style sheet must stay.
    sideEffects: ['**/*.css'],
    exports: Object.fromEntries([
      ...entries.map(moduleExport),
      ...['styles.css', 'components.css', ...themeFiles].map(sheetExport),
      ...['tokens.json', ...brandNames.map((brand) => `tokens/${brand}.json`), 'package.json'].map(
        fileExport,
      ),
    ]),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([library, wanted]) => [library, range(wanted)]),
    ),
    peerDependencies,
  }
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(built, sheetTypes), 'export {}\n')
  for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(join(sources, file), join(built, file))
}
