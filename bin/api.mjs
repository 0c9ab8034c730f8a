// Starts only the commerce service, for hosts that set API_ORIGIN. The pages need not be built.
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
runServer('bin/serve-api.mjs', { NODE_ENV: 'production' })
