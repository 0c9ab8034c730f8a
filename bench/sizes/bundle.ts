import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'

/** Gzipped bytes of an import: immediately, on first use, and its style sheets. */
export interface Weight {
  js: number
  later: number
  css: number
}

const react = /^(?:react|react-dom)(?:\/|$)/u
const entry = 'virtual:one-widget'

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)

/** An app's source that imports these names and renders them, so that they are not removed. */
const source = (imports: readonly string[]): string => {
  const names = imports.flatMap((line) => [...line.matchAll(/ as (\w+)/gu)].map(([, name]) => name))
  return `${imports.join('\n')}\nglobalThis.kept = [${names.join(', ')}]`
}

/** Bundles an app with only these imports; React and the given packages stay external. */
export async function weigh(
  folder: string,
  imports: readonly string[],
  outside: readonly RegExp[] = [],
): Promise<Weight> {
  if (imports.length === 0) return { js: 0, later: 0, css: 0 }
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-widget',
        resolveId: (id) => (id === entry ? `${folder}/one-widget.js` : undefined),
        load: (id) => (id === `${folder}/one-widget.js` ? source(imports) : undefined),
      },
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: true,
      rolldownOptions: { input: entry, external: [react, ...outside] },
    },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const atOnce = new Set<string>()
  const visit = (name: string): void => {
    if (atOnce.has(name)) return
    atOnce.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit)
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName)
  const weightOf = (now: boolean): number =>
    sum(chunks.filter(({ fileName }) => atOnce.has(fileName) === now).map(({ code }) => gzipped(code)))
  return {
    js: weightOf(true),
    later: weightOf(false),
    css: sum(
      output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipped(file.source)] : [],
      ),
    ),
  }
}
