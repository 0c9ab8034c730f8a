import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Entry {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const manifest = (): Record<string, Entry> =>
  JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Record<string, Entry>

const pageEntry = (page: string): string => `ssr/pages/generated/${page}/+client.ts`

/** The scripts that a page needs for its first click: its own and all imports. */
export function firstLoadFiles(page: string): string[] {
  const entries = manifest()
  const files = new Set<string>()
  const visit = (key: string): void => {
    const entry = entries[key]
    if (!entry) throw new Error(`The build has no ${key}`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    entry.imports?.forEach(visit)
  }
  visit(pageEntry(page))
  return [...files]
}

/** Bytes of JavaScript, gzipped file by file as sent, of a page's first load. Needs a build. */
export const firstLoadBytes = (page: string): number =>
  firstLoadFiles(page).reduce(
    (sum, file) => sum + gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length,
    0,
  )

if (import.meta.main) {
  // react, react-dom, jotai, swr and the plugin's runtime, bundled alone (docs/performance.md).
  const floor = 87_000
  for (const page of ['search', 'category', 'product', 'start', 'cart', 'checkout']) {
    const bytes = firstLoadBytes(page)
    const files = firstLoadFiles(page).length
    console.log(
      `${page.padEnd(9)} ${(bytes / 1000).toFixed(1)} KB in ${files} files, ${(bytes / floor).toFixed(2)} of the libraries alone (target 1.20)`,
    )
  }
}
