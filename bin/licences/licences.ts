import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { families, signSources } from '../faces/families.ts'
import { root } from '../pack/folders.ts'

/** The used fields of an entry in package-lock.json. */
interface Locked {
  version?: string
  license?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** One package that runs in production, or is part of one. */
export interface Licensed {
  name: string
  version: string
  /** An SPDX expression, or `none` if the package states no licence. */
  licence: string
  /** The workspaces that depend on it. */
  with: string[]
}

const workspaces = ['ui', 'shop', 'ssr', 'api', 'search']

/** Packages without a licence in their package.json, and the licence of their text (a test reads it). */
export const byText: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/**
 * Licences that only require their own text; OFL for fonts that remain fonts, MPL for unmodified tools that are not
 * part of what is published.
 */
const allowed: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  'MPL-2.0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
]

/** Whether one of the allowed licences satisfies a licence expression. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/gu, '')
    .split(/ or /iu)
    .some((choice) => choice.split(/ and /iu).every((part) => allowed.includes(part.trim())))

/** Resolves a package's dependency: in its own node_modules, or in those of the folders above. */
function find(locked: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (locked[path]) return path
    if (folder === '') return undefined
  }
}

const asked = (entry: Locked): string[] => [
  ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
  ...Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  ),
]

/** All production dependencies of a workspace, as paths of the lockfile. */
function reach(locked: Record<string, Locked>, workspace: string): Set<string> {
  const found = new Set<string>()
  const waiting = [workspace]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const name of asked(locked[path] ?? {})) {
      const next = find(locked, path, name)
      if (next === undefined || found.has(next) || locked[next]?.link) continue
      found.add(next)
      waiting.push(next)
    }
  return found
}

/** All production dependencies of all workspaces by the lockfile: the same list on every platform. */
export function licences(): Licensed[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
  const found = new Map<string, Licensed>()
  for (const workspace of workspaces)
    for (const path of reach(packages, workspace)) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const { version = '', license = byText[name] ?? 'none' } = packages[path] ?? {}
      const known = found.get(`${name} ${version}`)
      if (known) known.with = [...new Set([...known.with, workspace])]
      else found.set(`${name} ${version}`, { name, version, licence: license, with: [workspace] })
    }
  return [...found.values()].toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
}

/** Package of a font's source. */
const packageOf = ({ source }: { source: string }): string =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

/** The document, generated from the lockfile. */
export function licencesDocument(): string {
  const all = licences()
  const counts = Map.groupBy(all, ({ licence }) => licence)
  return [
    '# Licences of the dependencies',
    '',
    'Made by `npm run licences` from package-lock.json: everything that the workspaces need in production, with what that',
    `needs in turn. ${all.length} packages. A licence outside the list in \`bin/licences/licences.ts\` fails a test.`,
    '',
    '| licence | packages |',
    '|---|---|',
    ...[...counts]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([name, list]) => `| ${name} | ${list.length} |`),
    '',
    'The rows with `ui` are what an app gets with `@tradecounter/ui`, or what its sheets were made with.',
    '',
    '## Fonts',
    '',
    'The fonts of the shop are under the SIL Open Font License 1.1. The files in `ui/theme/faces` are subsets that `npm run faces` makes from',
    'these development dependencies. The licence of each family is beside its files and in the `fonts` folder of the package.',
    '',
    '| family in CSS | made from |',
    '|---|---|',
    ...[...families, ...signSources.map((sign) => ({ name: sign.file, styles: [sign] }))].map(
      ({ name, styles }) => `| ${name} | ${[...new Set(styles.map(packageOf))].join(', ')} |`,
    ),
    '',
    'Order sheets (PDF) use subsets of DejaVu Sans Condensed in `api/orders/sheet/fonts`, made from dejavu-fonts-ttf by',
    'the same command. Its licence, that of Bitstream Vera, is beside them: it may be changed, embedded and sold with software.',
    '',
    '"Plex" is a Reserved Font Name of IBM, and a subset is a modified version: the subsets have the names `Gelia Sans` and',
    '`Gelia Sans Condensed` in CSS, and other names inside the files too.',
    '',
    '## Packages',
    '',
    '| package | version | licence | comes with |',
    '|---|---|---|---|',
    ...all.map(
      ({ name, version, licence, with: packages }) =>
        `| ${name} | ${version} | ${licence} | ${packages.join(', ')} |`,
    ),
    '',
  ].join('\n')
}

/** Path of the document. */
export const licencesFile = join(root, 'docs/licences.md')

/** Writes the document. */
export const writeLicences = (): void => writeFileSync(licencesFile, licencesDocument())
