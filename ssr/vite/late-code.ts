import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `later(() => import('./x.tsx'))` and `loadUntilThere(() => import('./x.ts'))`: code that every visit to its page
 * needs. Calls with other options (`over`, `onDemand`) stay as they are: their code loads separately, when it is
 * first rendered.
 */
const calls =
  /\b(later|loadUntilThere)\(\s*\(\) => import\((?<path>'\.[^']+')\),?\s*(?:\{ behind: true \},?\s*)?\)/gu

/** Code that loads together, right after the most frequent first pages. The shell is on every page. */
const together = [
  ['frame', /^shop\/(?:shell|core\/http|cart\/notices|direct-order\/header|search\/quick-search)\//u],
  ['search', /^shop\/search\//u],
  ['product', /^shop\/product\//u],
  ['checkout', /^shop\/pages\/checkout\//u],
] as const

/** The first call of a page loads it. */
const httpClient = 'shop/core/http/http-client.ts'

const fromRoot = (id: string): string => relative(process.cwd(), id).replaceAll('\\', '/')

const late = new Set<string>()

/** Bundles late code that loads together into one file. The first match takes a module, with all its imports. */
export const lateChunks = together.map(([name, paths], index) => ({
  name: `late-${name}`,
  test: (id: string): boolean => (late.has(id) || fromRoot(id) === httpClient) && paths.test(fromRoot(id)),
  priority: together.length - index,
}))

/**
 * Implements `later`. The server renders the component itself, so its calls become static imports. In the browser
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
      // Unused components may be removed. `loadUntilThere(…).then(…)` must stay, so it is not marked.
      return {
        code: code.replace(calls, (call, name: string) =>
          name === 'later' ? `/* @__PURE__ */ ${call}` : call,
        ),
        map: null,
      }
    },
  }
}
