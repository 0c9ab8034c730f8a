// Compares the looks of the widgets with their baselines, or accepts them: `visual.mjs [accept] [widget …]`.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)

const chromium = await ensureChromium()
if (!chromium) {
  console.error('No Chromium can be had here: install one, or name it with CHROMIUM_PATH, and run again.')
  process.exit(1)
}
const [first, ...others] = process.argv.slice(2)
const args = first === 'accept' ? ['accept', ...others] : ['compare', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, ['tests/visual/run.ts', ...args], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
})
process.exit(status ?? 1)
