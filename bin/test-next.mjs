// The longer mode of the package's tests: npm installs the tarball into a Next.js app, which is built and opened.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)

const CHROMIUM_PATH = await ensureChromium()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=package', 'tests/package/next.test.ts'],
  { stdio: 'inherit', env: { ...process.env, LONG: '1', CHROMIUM_PATH } },
)
process.exit(status ?? 1)
