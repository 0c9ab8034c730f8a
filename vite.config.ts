import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { lateCode } from './ssr/vite/late-code.ts'
import { testProjects } from './tests/projects.ts'

/** Storybook and Vitest read this file too; the host's plugin must not load there. */
const isHost = !process.env.VITEST && !process.env.STORYBOOK

const hostOnly = async (): Promise<PluginOption> => (await import('./ssr/vite/index.ts')).hostPlugins()

export default defineConfig(async () => ({
  plugins: [lateCode(), react(), vanillaExtractPlugin(), ...(isHost ? [await hostOnly()] : [])],
  // One more than the cores, because tests with databases also wait for them.
  test: { projects: testProjects, maxWorkers: availableParallelism() + 1 },
}))
