// Writes docs/licences.md from the lockfile.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { isAllowed, licences, writeLicences } = await import('./licences/licences.ts')

writeLicences()
const strange = licences().filter(({ licence }) => !isAllowed(licence))
for (const { name, licence } of strange) console.error(`${name}: ${licence} is not on the list`)
console.log(`docs/licences.md: ${licences().length} packages, ${strange.length} outside the list.`)
process.exit(strange.length === 0 ? 0 : 1)
