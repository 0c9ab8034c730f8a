import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@tradecounter/shop/page-list'

/** Not under version control: written when the host is built or started for development. */
const entriesFolder = 'ssr/pages/generated'

/** The files that vite-plugin-ssr looks for, of one page: definition, script of the browser, choice of the page. */
export const entryFiles = (id: string): Readonly<Record<string, string>> => ({
  '+Page.ts': `export { default } from '@tradecounter/shop/pages/${id}'\n`,
  // Only the view: everything else of the page runs on the server.
  '+client.ts': `import { View } from '@tradecounter/shop/pages/${id}'
import { hydratePage } from '../../hydrate-page.tsx'

hydratePage({ View })
`,
  '+route.ts': `import { matchesPage } from '../../route-match.ts'

export default matchesPage('${id}')
`,
})

const contentOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Writes the entries of all pages, because vite-plugin-ssr finds pages by their files (decision 21). */
export function writePageEntries(): void {
  mkdirSync(entriesFolder, { recursive: true })
  const known = new Set<string>(pages.map(({ id }) => id))
  for (const name of readdirSync(entriesFolder))
    if (!known.has(name)) rmSync(join(entriesFolder, name), { recursive: true, force: true })
  for (const id of known) {
    mkdirSync(join(entriesFolder, id), { recursive: true })
    for (const [name, content] of Object.entries(entryFiles(id))) {
      const path = join(entriesFolder, id, name)
      // Unchanged files stay, so that a running development server does not reload.
      if (contentOf(path) !== content) writeFileSync(path, content)
    }
  }
}
