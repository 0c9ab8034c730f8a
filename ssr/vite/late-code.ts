import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `later(() => import('./x.tsx'))` and `loadUntilThere(() => import('./x.ts'))`: code that every visit to its page needs.
 * Calls with other options (`over`, `onDemand`) stay as they are: their code is loaded alone, when it is first drawn.
 */
const calls =
  /\b(later|loadUntilThere)\(\s*\(\) => import\((?<path>'\.[^']+')\),?\s*(?:\{ behind: true \},?\s*)?\)/gu

/** What loads together, right after the pages that visitors come to first. The frame is on every page. */
const together = [
  ['frame', /^shop\/(?:shell|cart\/notices|direct-order\/header|search\/quick-search)\//u],
  ['search', /^shop\/search\//u],
  ['product', /^shop\/product\//u],
] as const

const fromRoot = (id: string): string => relative(process.cwd(), id).replaceAll('\\', '/')

const late = new Set<string>()

/** Puts late code that loads together into one file. The first that matches takes a module, with all that it needs. */
export const lateChunks = together.map(([name, paths], index) => ({
  name: `late-${name}`,
  test: (id: string): boolean => late.has(id) && paths.test(fromRoot(id)),
  priority: together.length - index,
}))

/**
 * Decides what `later` means. The server renders the component itself, so its calls become static imports. In the browser
 * the call stays, and `lateChunks` bundle its code.
 */
export function lateCode(): Plugin {
  return {
    name: 'tradecounter:late-code',
    enforce: 'pre',
    async transform(code, id) {
      if (!/^shop\/.*\.tsx?$/u.test(fromRoot(id)) || code.search(calls) < 0) return null
      if (this.environment.config.consumer === 'server') {
        const imports: string[] = []
        const changed = code.replace(calls, (call, name: string, path: string) => {
          if (name !== 'later') return call
          return `Late${imports.push(`import Late${imports.length} from ${path};`) - 1}`
        })
        return { code: imports.join('') + changed, map: null }
      }
      for (const { groups } of code.matchAll(calls)) {
        const part = await this.resolve(groups?.path?.slice(1, -1) ?? '', id)
        if (part) late.add(part.id)
      }
      // Components that nothing draws may go. `loadUntilThere(…).then(…)` must stay, so it is not marked.
      return {
        code: code.replace(calls, (call, name: string) =>
          name === 'later' ? `/* @__PURE__ */ ${call}` : call,
        ),
        map: null,
      }
    },
  }
}
