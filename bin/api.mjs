// Starts the commerce service alone, for hosts that name it in API_ORIGIN. The pages need not be built.
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
runServer('bin/serve-api.mjs', { NODE_ENV: 'production' })
