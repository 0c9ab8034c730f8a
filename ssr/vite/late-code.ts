import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `later(() => import('./x.tsx'))` and `loadUntilThere(() => import('./x.ts'))`: code that every visit to its page needs.
 * Calls with other options (`over`, `onDemand`) stay as they are: their code is loaded alone, when it is first drawn.
 */
const calls =
  /\b(later|loadUntilThere)\(\s*\(\) => import\((?<path>'\.[^']+')\),?\s*(?:\{ behind: true \},?\s*)?\)/gu

/** Modules that load right after their page, with the folder that they stand in. */
const folders = new Map<string, string>()

/** Gives the modules of one folder that load right after the page one file. */
export const lateChunk = { name: (id: string): string | null => folders.get(id) ?? null, priority: 1 }

/**
 * Decides what `later` means. The server renders the component itself, so its calls become static imports. In the browser
 * the call stays, and `lateChunk` bundles its code with that of its folder.
 */
export function lateCode(): Plugin {
  return {
    name: 'tradecounter:late-code',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/shop\/.*\.tsx?$/u.test(id) || !calls.test(code)) return null
      calls.lastIndex = 0
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
        if (part) folders.set(part.id, relative(process.cwd(), dirname(part.id)).replaceAll('/', '-'))
      }
      return { code: code.replace(calls, '/* @__PURE__ */ $&'), map: null }
    },
  }
}
