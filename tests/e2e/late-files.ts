import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'

interface BuiltFile {
  file: string
  isDynamicEntry?: boolean
  name?: string
  imports?: string[]
  css?: string[]
}

const manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Record<string, BuiltFile> // written by Vite

/** Sources whose code a page loads later. */
export const lateSources = Object.entries(manifest).flatMap(([source, { isDynamicEntry }]) =>
  isDynamicEntry === true ? [source] : [],
)

/** Files with the code of several sources, which a page loads together (`ssr/vite/late-code.ts`). */
export const lateGroups = Object.entries(manifest).flatMap(([key, { name }]) =>
  name?.startsWith('late-') === true ? [key] : [],
)

/** The paths of the style sheets of a source, with those of what it imports. Some of them may be the page's, too. */
export function sheetsOf(source: string): string[] {
  const seen = new Set<string>()
  const visit = (key: string): string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const { css = [], imports = [] } = manifest[key] ?? {}
    return [...css.map((file) => `/${file}`), ...imports.flatMap(visit)]
  }
  return [...new Set(visit(source))]
}

/** The address of the built file of a source, or of a group of sources by its name; of a style sheet its path. */
function builtFile(source: string): string {
  if (source.endsWith('.css')) return source
  const file = (manifest[source] ?? Object.values(manifest).find(({ name }) => name === source))?.file
  if (file === undefined) throw new Error(`The build has no ${source}`)
  return `/${file}`
}

/** How a request for a file fails. */
export type Loss = 'refused once' | 'cut off' | 'offline' | 'gone'

/** Makes requests for some late files fail. Returns the function that restores them. */
export async function lose(page: Page, sources: readonly string[], loss: Loss): Promise<() => Promise<void>> {
  const files = new Set(sources.map(builtFile))
  if (loss === 'offline') {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  }
  const isLost = ({ pathname }: URL): boolean => files.has(pathname)
  const answer = async (route: Route): Promise<void> => {
    if (loss === 'cut off') await route.abort('connectionreset')
    else if (loss === 'gone') await route.fulfill({ status: 404 })
    else {
      const { pathname } = new URL(route.request().url())
      if (files.delete(pathname)) await route.fulfill({ status: 503 })
      else await route.continue()
    }
  }
  await page.route(isLost, answer)
  return async () => {
    await page.unroute(isLost, answer)
  }
}
