import type { PluginOption } from 'vite'
import { ssr } from 'vite-plugin-ssr/plugin'

/** Workspaces are TypeScript sources: the server bundle takes them in instead of importing them. */
const workspaces = /^@tradecounter\//u

const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|jotai|swr|use-sync-external-store|dequal|get-nonce)\//u
/** Shared by many pages, but by none that a visitor comes to first. */
const laterPages = /\/(?:ui\/(?:line-item|totals|empty-state)|shop\/orders|shop\/cart\/mini-cart-lines)/u
const ours = (id: string): boolean => /\/(?:ui|shop|ssr)\//u.test(id) && !laterPages.test(id)

/**
 * The browser's scripts: the libraries, what most pages have, what only buying has, and the rest by page. Left alone,
 * the bundler makes a file of each set of pages that share something, and dozens of small files compress badly.
 */
const groups = [
  { name: 'libraries', test: libraries, priority: 3 },
  { name: 'most-pages', test: ours, tags: ['$initial'], minShareCount: 4, priority: 2 },
  { name: 'later-pages', test: laterPages, tags: ['$initial'], minShareCount: 2, priority: 1 },
]

/** What only the host needs of Vite. Must not be loaded by Storybook or Vitest, which read the same configuration. */
export const hostPlugins = (): PluginOption[] => [
  ssr({ disableAutoFullBuild: true }),
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
          // How long plugins took is a figure for us, not a warning for whoever starts the shop.
          checks: { bundlerTimings: false },
          ...(isSsrBuild ? {} : { output: { codeSplitting: { groups } } }),
        },
      },
    }),
  },
]
