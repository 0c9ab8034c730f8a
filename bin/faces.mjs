// Makes the font files of the brands, their notices and ui/theme/font-table.ts anew. `--check` only compares.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { changedFiles, makeFaces, writeFaces } = await import('./faces/make.ts')

const files = await makeFaces()
const changed = changedFiles(files)
if (!process.argv.includes('--check')) writeFaces(files)
for (const name of changed) console.log(`changed: ${name}`)
for (const [name, content] of files) if (name.endsWith('.woff2')) console.log(name.padEnd(60), content.length)
if (process.argv.includes('--check')) process.exit(changed.length === 0 ? 0 : 1)
