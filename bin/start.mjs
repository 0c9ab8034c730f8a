// Starts the shop: installs, builds when something has changed, and serves.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
if (!ensureBuilt()) {
  console.error('The pages could not be built: see above.')
  process.exit(1)
}
runServer('ssr/server/main.ts', { NODE_ENV: 'production' })
