import { globSync, readFileSync } from 'node:fs'
import type { PluginOption } from 'vite'
import { ssr } from 'vite-plugin-ssr/plugin'
import { lateChunks } from './late-code.ts'

/** Workspaces are TypeScript sources: the server bundle takes them in instead of importing them. */
const workspaces = /^@tradecounter\//u

const libraries = /\/node_modules\/(?:react|react-dom|scheduler|jotai|swr|dequal|get-nonce)\//u

const pageScript = /\/ssr\/pages\/[^/]+\/\+client\.ts$/u

/** Bytes: modules that fewer pages share become a file of their own only when they are worth a request. */
const worthARequest = 1000

/** The browser's scripts: the libraries, what most pages share, what a few share, and what loads right after a page. */
const groups = [
  { name: 'libraries', test: libraries, priority: 12 },
  {
    name: 'most-pages',
    tags: ['$initial'],
    minShareCount: 3,
    priority: 11,
    // A feature's index would bring views along that only its own pages draw.
    includeDependenciesRecursively: false,
  },
  {
    name: 'some-pages',
    // A page's script runs when it loads: merged with another page's, it would hydrate the wrong page.
    test: (id: string): boolean => !pageScript.test(id),
    tags: ['$initial'],
    entriesAware: true,
    entriesAwareMergeThreshold: worthARequest,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  ...lateChunks,
]

/** Every page names all chunks that it may come to need: each digit less in a name is forty bytes of its first load. */
const shortNames = 'assets/chunks/[hash:7].js'

const drawings = /\/ui\/icon\/paths-[a-z]+\.ts$/u
const sources = ['ui', 'shop', 'ssr'].map((folder) => `${folder}/**/*.{ts,tsx}`)

/**
 * Leaves out of the browser's scripts the drawings that no widget or view of this shop names; those who install `ui` get
 * them all. A drawing's name is a type of its own, so that each name that is used stands somewhere as a literal.
 */
function namedDrawings(): PluginOption {
  const named = new Set<string>()
  return {
    name: 'tradecounter:drawings',
    buildStart() {
      for (const file of globSync(sources, {
        exclude: (name) => name === 'node_modules' || name === 'dist',
      })) {
        if (drawings.test(`/${file}`)) continue
        for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/['"]([a-z-]+)['"]/gu))
          named.add(name)
      }
    },
    transform(code, id, options) {
      if (options?.ssr || !drawings.test(id)) return null
      const unnamed = /^ {2}'?([a-z-]+)'?:\s+'[^']*',\n/gmu
      return { code: code.replace(unnamed, (line, name: string) => (named.has(name) ? line : '')), map: null }
    },
    enforce: 'pre',
    apply: 'build',
  }
}

const preloadHelper = '\0vite/preload-helper.js'

/**
 * Vite keeps the failure of a late style sheet: its link stays in the page, and the next try goes on without the styles.
 * The link goes, and so does the note of it, so that the next try fetches the sheet again.
 */
function retriedStyles(): PluginOption {
  const changes = [
    [/(\(err\) => \{\s*)seen\[href\] = void 0;/u, '$1delete seen[href];'],
    [/if \(e\.type === "error"\) rej\(/u, 'if (e.type === "error") link.remove(), rej('],
  ] as const
  return {
    name: 'tradecounter:retried-styles',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || id !== preloadHelper) return null
      let changed = code
      for (const [from, to] of changes) {
        if (!from.test(changed)) throw new Error(`Vite preloads styles in another way: ${from} is not there`)
        changed = changed.replace(from, to)
      }
      return { code: changed, map: null }
    },
  }
}

/** What only the host needs of Vite. Must not be loaded by Storybook or Vitest, which read the same configuration. */
export const hostPlugins = (): PluginOption[] => [
  ssr({ disableAutoFullBuild: true }),
  namedDrawings(),
  retriedStyles(),
  {
    name: 'tradecounter:own-hook',
    enforce: 'pre',
    // What SWR brings for older Reacts: this one has the hook itself.
    resolveId(id, importer, options) {
      return id === 'use-sync-external-store/shim' && !options.ssr ? this.resolve('react', importer) : null
    },
  },
  {
    name: 'tradecounter:host',
    config: (_config, { isSsrBuild }) => ({
      appType: 'custom',
      ssr: { noExternal: [workspaces] },
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          // The duration of plugins is no warning for the user who starts the shop.
          checks: { bundlerTimings: false },
          ...(isSsrBuild ? {} : { output: { codeSplitting: { groups }, chunkFileNames: shortNames } }),
        },
      },
    }),
  },
]
