import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes which of our modules each script of the browser contains, beside the folder that visitors are served from:
 * `tests/e2e/areas.test.ts` reads it.
 */
export function chunkModules(): Plugin {
  return {
    name: 'tradecounter:chunk-modules',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined || this.environment.config.consumer === 'server') return
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, chunk.moduleIds.map((id) => relative(process.cwd(), id).replaceAll('\\', '/'))]]
          : [],
      )
      writeFileSync(join(dir, '..', 'chunk-modules.json'), JSON.stringify(Object.fromEntries(modules)))
    },
  }
}
