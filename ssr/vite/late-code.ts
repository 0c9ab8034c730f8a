import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { findLateCalls, type LateCall } from './late-calls.ts'

/** Code that loads together, right after the most frequent first pages. The shell is on every page. */
const together = [
  ['frame', /^shop\/(?:shell|core\/http|cart\/notices|direct-order\/header|search\/quick-search)\//u],
  ['search', /^shop\/search\//u],
  ['product', /^shop\/product\//u],
  ['checkout', /^shop\/orders\/checkout\/checkout-page\//u],
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

/** Puts `changed(call)` in the place of each call. */
const replaceCalls = (
  code: string,
  calls: readonly LateCall[],
  changed: (call: LateCall) => string,
): string =>
  calls
    .toReversed()
    .reduce((rest, call) => rest.slice(0, call.start) + changed(call) + rest.slice(call.end), code)

/**
 * Implements `later(() => import('./x.tsx'))` and `loadUntilThere(() => import('./x.ts'))`, for code that every visit
 * to its page needs. The server renders the component itself, so its calls become static imports. In the browser the
 * call stays, and `lateChunks` bundle its code. Calls with other options (`over`, `onDemand`) stay as they are.
 */
export function lateCode(): Plugin {
  return {
    name: 'tradecounter:late-code',
    enforce: 'pre',
    transform: {
      filter: { id: /\/shop\/.*\.tsx?$/u, code: /\b(?:later|loadUntilThere)\(/u },
      async handler(code, id) {
        const calls = findLateCalls(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
        if (calls.length === 0) return null
        if (this.environment.config.consumer === 'server') {
          const parts = calls.filter(({ name }) => name === 'later')
          const imports = parts.map(({ path }, at) => `import Late${at} from ${JSON.stringify(path)};`)
          return {
            code: imports.join('') + replaceCalls(code, parts, (part) => `Late${parts.indexOf(part)}`),
            map: null,
          }
        }
        for (const { path } of calls) {
          const part = await this.resolve(path, id)
          if (part) late.add(part.id)
        }
        // Unused components may be removed. `loadUntilThere(…).then(…)` must stay, so it is not marked.
        const marked = replaceCalls(
          code,
          calls,
          ({ name, start, end }) => (name === 'later' ? '/* @__PURE__ */ ' : '') + code.slice(start, end),
        )
        return { code: marked, map: null }
      },
    },
  }
}
