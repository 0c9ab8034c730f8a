// The shop for developers: pages reload as they change, the server starts again when its own sources do.
import { ensureInstalled, runServer } from './install.mjs'

ensureInstalled()
runServer('ssr/server/main.ts', { NODE_ENV: 'development' }, [
  '--watch-path=ssr/server',
  '--watch-path=api',
  '--watch-path=shop/translations',
  '--watch-preserve-output',
])
