// Starts the shop: installs, builds if something has changed, and serves.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
if (!ensureBuilt()) {
  console.error('The pages could not be built: see above.')
  process.exit(1)
}
// A small young generation and a limit on the old one: rendering makes much garbage, and V8 prefers growing to
// collecting (docs/performance.md). The allocator of Linux keeps an arena for each thread; two arenas are enough.
const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
runServer('ssr/server/main.ts', env, ['--max-semi-space-size=4', '--max-old-space-size=512'])
