// Makes the font files of the brands, their notices, ui/theme/font-table.ts and the fonts of order sheets. `--check`
// only compares.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { changedFiles, changedSheetFonts, makeFaces, writeFaces, writeSheetFonts } =
  await import('./faces/make.ts')
const { makeSheetFonts } = await import('./faces/sheet-fonts.ts')

const files = await makeFaces()
const sheetFonts = await makeSheetFonts()
const changed = [...changedFiles(files), ...changedSheetFonts(sheetFonts)]
if (!process.argv.includes('--check')) {
  writeFaces(files)
  writeSheetFonts(sheetFonts)
}
for (const name of changed) console.log(`changed: ${name}`)
for (const [name, content] of [...files, ...sheetFonts])
  if (/\.(?:woff2|ttf)$/u.test(name)) console.log(name.padEnd(60), content.length)
if (process.argv.includes('--check')) process.exit(changed.length === 0 ? 0 : 1)
