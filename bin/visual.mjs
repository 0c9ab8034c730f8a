// Compares the widgets with their accepted screenshots, or accepts the current ones: `visual.mjs [accept] [widget
// …]`.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)

const fail = (message) => {
  console.error(message)
  process.exit(1)
}
const isWidget = (name) => existsSync(`stories/${name}.stories.tsx`)

const accepts = process.argv[2] === 'accept'
const widgets = process.argv.slice(accepts ? 3 : 2)
const unknown = widgets.filter((name) => !isWidget(name))
if (unknown.length > 0) fail(`There is no widget called ${unknown.join(', ')}.`)

const chromium = await ensureChromium()
if (!chromium) fail('Chromium was not found. Install it, or name it with CHROMIUM_PATH, and run again.')

if (accepts && widgets.length === 0) {
  const folder = 'tests/visual/screenshots'
  for (const name of readdirSync(folder))
    if (!isWidget(name)) rmSync(`${folder}/${name}`, { recursive: true })
}

process.env.CHROMIUM_PATH = chromium
const { startVitest } = await import('vitest/node')
const run = await startVitest('test', [], {
  run: true,
  project: ['screenshots'],
  attachmentsDir: 'test-results/visual/attachments',
  update: accepts ? 'all' : 'none',
  reporters: ['default', ['html', { outputDir: 'test-results/visual', singleFile: true }]],
  ...(widgets.length > 0 && { testNamePattern: ` (${widgets.join('|')}) looks the same` }),
})
await run.close()
if (process.exitCode)
  console.error('Look at test-results/visual/index.html. To accept: npm run visual:accept')
