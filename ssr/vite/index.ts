import { globSync, readFileSync } from 'node:fs'
import type { PluginOption } from 'vite'
import { ssr } from 'vite-plugin-ssr/plugin'
import { isOfFewPages, modulesOf, separateAreas } from './areas.ts'
import { chunkModules } from './chunk-modules.ts'
import { lateChunks } from './late-code.ts'
import { writePageEntries } from './page-entries.ts'

/** Workspaces are TypeScript sources: they are bundled into the server instead of imported. */
const workspaces = /^@tradecounter\//u

const libraries = /\/node_modules\/(?:react|react-dom|scheduler|jotai|swr|dequal|get-nonce)\//u

/** A page's script, and the module that collects the styles of what the server renders. */
const pageEntry =
  /\/ssr\/pages\/generated\/[^/]+\/\+client\.ts$|\/shop\/pages\/[^/]+\/index\.tsx$|virtual:vite-plugin-ssr:|\?extractAssets/u

/** Apart from the late code of a page: together with it, every popover and dialog would load all of that page's. */
const overlays =
  /\/node_modules\/@radix-ui\/react-(?:dialog|popover)\/|\/shop\/account\/sign-in\/later-sign-in-again\.ts$/u

/** Bytes: modules shared by few pages get their own file only above this size. */
const worthARequest = 800

/**
 * The browser's scripts: libraries, modules shared by most pages, modules shared by a few, and code that loads
 * right after a page.
 */
const groups = [
  { name: 'libraries', test: libraries, priority: 12 },
  {
    name: 'most-pages',
    test: (id: string): boolean => !isOfFewPages(id),
    tags: ['$initial' as const],
    minShareCount: 4,
    priority: 11,
    // A feature's index would include views that only its own pages use.
    includeDependenciesRecursively: false,
  },
  {
    name: 'small-widgets',
    test: /\/ui\/(?:attribute-table|category-card|product-card)\//u,
    priority: 11,
    includeDependenciesRecursively: false,
  },
  // Apart for each area: small chunks of a group are merged, and with them would be loaded by pages of other areas.
  ...separateAreas.map((area) => ({
    name: `some-${area}`,
    test: (id: string): boolean => modulesOf(area).test(id) && !pageEntry.test(id),
    tags: ['$initial' as const],
    entriesAware: true,
    entriesAwareMergeThreshold: worthARequest,
    priority: 11,
    includeDependenciesRecursively: false,
  })),
  {
    name: 'some-pages',
    // Merged with another page's, a page's script would hydrate the wrong page, and its styles would load there.
    test: (id: string): boolean => !pageEntry.test(id),
    tags: ['$initial' as const],
    entriesAware: true,
    entriesAwareMergeThreshold: worthARequest,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  { name: 'overlays', test: overlays, priority: 5 },
  ...lateChunks,
]

/**
 * Every page names all chunks that it may need: each character less in a name saves forty bytes of its first load.
 */
const shortNames = 'assets/chunks/[hash:7].js'

const drawings = /\/ui\/icon\/paths-[a-z]+\.ts$/u
const sources = ['ui', 'shop', 'ssr'].map((folder) => `${folder}/**/*.{ts,tsx}`)

/**
 * Removes icons that no widget or view of this shop names from the browser's scripts; users of the `ui` package get
 * them all. Icon names are typed, so every used name occurs as a literal.
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

/** Vite plugins for the host only. Storybook and Vitest, which read the same configuration, must not load them. */
export function hostPlugins(): PluginOption[] {
  writePageEntries()
  return [
    ssr({ disableAutoFullBuild: true }),
    chunkModules(),
    namedDrawings(),
    {
      name: 'tradecounter:own-hook',
      enforce: 'pre',
      // SWR's polyfill for older Reacts: this version has the hook itself.
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
            // Warnings about slow plugins do not concern users who start the shop.
            checks: { bundlerTimings: false },
            ...(isSsrBuild ? {} : { output: { codeSplitting: { groups }, chunkFileNames: shortNames } }),
          },
        },
      }),
    },
  ]
}
