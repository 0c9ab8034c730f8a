import type { PluginOption } from 'vite'
import { ssr } from 'vite-plugin-ssr/plugin'

/** Workspaces are TypeScript sources: the server bundle takes them in instead of importing them. */
const workspaces = /^@tradecounter\//u

/** What only the host needs of Vite. Must not be loaded by Storybook or Vitest, which read the same configuration. */
export const hostPlugins = (): PluginOption[] => [
  ssr({ disableAutoFullBuild: true }),
  {
    name: 'tradecounter:host',
    config: () => ({
      appType: 'custom',
      ssr: { noExternal: [workspaces] },
      build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
    }),
  },
]
