import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { built, entries, filesBelow } from '../pack/folders.ts'
import { importsOf, modulesOf } from '../pack/prune.ts'

/** The cost of one entry in an app. */
export interface Weight {
  /** Gzipped and minified bytes of our own code, including on-demand parts, without React and libraries. */
  gzip: number
  /** The libraries that it loads, immediately or on demand. */
  engines: string[]
  /** The other widgets that it uses. */
  widgets: string[]
}

/** Sizes by entry (`badge`), and of the style sheets by file (`styles.css`). */
export type Weights = Record<string, Weight>

/** Whether an import is a package (React and libraries), not a path. */
const isOutside = (id: string): boolean => !/^[./\0]/u.test(id)
/** Whether an import is React. */
export const isReact = (id: string): boolean => /^react(?:-dom)?(?:\/|$)/u.test(id)
const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).byteLength

/** The bundle of an app that imports everything of one module. */
export interface Bundle {
  /** Gzipped bytes of all chunks. */
  gzip: number
  /** The files loaded immediately, and on demand. */
  atOnce: string[]
  onDemand: string[]
}

/** Bundles a module as an app would; imports that match `outside` stay. */
export async function bundle(file: string, outside: (id: string) => boolean): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: dirname(file),
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: file, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: outside, onLog: () => {} },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((part) => part.type === 'chunk')
  const filesOf = (late: boolean): string[] =>
    chunks.filter(({ isDynamicEntry }) => isDynamicEntry === late).flatMap(({ moduleIds }) => moduleIds)
  return {
    gzip: chunks.reduce((sum, { code }) => sum + gzipped(code), 0),
    atOnce: filesOf(false),
    onDemand: filesOf(true),
  }
}

const enginesOf = (modules: ReadonlySet<string>): string[] =>
  [...new Set([...modules].flatMap((file) => importsOf(join(built, file))))]
    .filter((name) => isOutside(name) && !isReact(name))
    .toSorted()

function widgetsOf(entry: string, modules: ReadonlySet<string>): string[] {
  const folders = [...modules].map((file) => file.slice(0, file.indexOf('/')))
  return [...new Set(folders)].filter((name) => name !== entry.split('/')[0]).toSorted()
}

/** Measures every entry and style sheet of the built package. */
export async function weigh(): Promise<Weights> {
  const weights: Weights = {}
  for (const entry of entries) {
    const modules = modulesOf(entry)
    const { gzip } = await bundle(join(built, entry, 'index.js'), isOutside)
    weights[entry] = {
      gzip,
      engines: enginesOf(modules),
      widgets: widgetsOf(entry, modules),
    }
  }
  for (const file of filesBelow(built).filter((path) => path.endsWith('.css')))
    weights[file] = { gzip: gzipped(readFileSync(join(built, file))), engines: [], widgets: [] }
  return weights
}
