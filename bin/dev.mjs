// The shop for developers: pages reload on changes, the server restarts when its sources change.
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
runServer('ssr/server/main.ts', { NODE_ENV: 'development' }, [
  '--watch-path=ssr/server',
  '--watch-path=api',
  '--watch-path=shop/translations',
  '--watch-preserve-output',
])
