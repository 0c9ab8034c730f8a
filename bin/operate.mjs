// Commands for operators: users, sessions, passwords, roles and keys. The shop may be running.
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
runServer('api/operator/cli.ts', { NODE_ENV: 'production' }, [], process.argv.slice(2))
