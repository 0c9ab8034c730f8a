import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** The sources of the package, and its output folder. */
export const sources = join(root, 'ui')
export const built = join(sources, 'dist')
/** The sources that the package ships for its source maps; modules and types are built from this copy. */
export const publishedSources = join(built, 'src')

/** The used fields of package.json. */
export interface Manifest {
  name: string
  version: string
  license?: string
  description?: string
  sideEffects?: string[]
  exports: Record<string, string | { types: string; default: string }>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The package.json of a folder. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** One entry for each widget, by its folder: `badge`, `data-table` … */
export const widgets: readonly string[] = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
  .map((entry) => entry.name)
  .filter((name) => existsSync(join(sources, name, 'index.ts')))
  .toSorted()

/** Every code entry of the package: the widgets, the theme's variables, and the brands as data. */
export const entries: readonly string[] = [...widgets, 'theme', 'theme/brands']

/** Every file below a folder, as paths from it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
