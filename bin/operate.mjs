// What an operator does to people's sessions, passwords and the keys, while the shop runs or not.
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
runServer('api/operator/cli.ts', { NODE_ENV: 'production' }, [], process.argv.slice(2))
