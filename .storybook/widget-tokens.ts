import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { usedTokens } from '../stories/parts/used-tokens.ts'

const id = 'virtual:widget-tokens'
const isSheet = (file: string): boolean => file.endsWith('.css.ts')

/** The theme variables that each widget's own style sheets use, as paths joined by points (`color.accent`). */
function tokensOfWidgets(root: string): Record<string, string[]> {
  const widgets = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'theme' && entry.name !== 'node_modules',
  )
  return Object.fromEntries(
    widgets.map(({ name }) => {
      const sheets = readdirSync(join(root, name)).filter(isSheet)
      const sources = sheets.map((file) => readFileSync(join(root, name, file), 'utf8'))
      return [name, usedTokens(sources).map((path) => path.join('.'))]
    }),
  )
}

/**
 * Provides them as a module: vanilla-extract processes every `.css.ts`, so `?raw` never returns a sheet's source.
 */
export const widgetTokens = (root: string): Plugin => ({
  name: 'widget-tokens',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined
    return `export const widgetTokens = ${JSON.stringify(tokensOfWidgets(root))}`
  },
  handleHotUpdate({ file, server }) {
    const made = server.moduleGraph.getModuleById(`\0${id}`)
    if (isSheet(file) && made) server.moduleGraph.invalidateModule(made)
  },
})
