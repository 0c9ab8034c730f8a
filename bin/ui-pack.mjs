// Builds @tradecounter/ui into ui/dist, checks it, and packs it into ui/packed as npm would publish it.
import { ensureInstalled, root, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)

const { buildPackage, packTarball } = await import('./pack/pack.ts')
const { publintFinds, typesAreWrong } = await import('./pack/checks.ts')

await buildPackage()
const found = await publintFinds(`${root}/ui/dist`)
const tarball = packTarball(`${root}/ui/packed`)
found.push(...typesAreWrong(tarball.path))

const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KB`
console.log(
  `${tarball.path}: ${kilobytes(tarball.size)}, ${tarball.files.length} files, ${kilobytes(tarball.unpackedSize)} unpacked`,
)
for (const line of found) console.error(line)
console.log(found.length === 0 ? 'publint and attw: nothing to say.' : `${found.length} findings.`)
process.exit(found.length === 0 ? 0 : 1)
