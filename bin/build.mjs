import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { ensureInstalled, node24, runUnderNode24 } from './install.mjs'

/** All sources of the pages. The server itself runs from its sources. */
const sources = [
  'ui',
  'shop',
  'ssr/pages',
  'ssr/vite',
  'api/contract',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
const stampFile = 'sources.sha256'
/**
 * Not sources: dependencies, the packed ui package, and the entries of the pages, which are written from their list.
 */
const notSources = new Set(['node_modules', 'dist', 'packed', 'generated'])

const filesUnder = (path) => {
  try {
    return readdirSync(path, { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .filter((entry) => !notSources.has(entry.name))
      .flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
      )
  } catch {
    return [path]
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const readStamp = () => {
  try {
    return readFileSync(`dist/${stampFile}`, 'utf8')
  } catch {
    return ''
  }
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes a brotli and a gzip copy beside every text file that visitors fetch. */
async function compressAssets(folder) {
  const files = filesUnder(folder).filter((file) => /\.(?:js|css|svg|json)$/u.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(
        `${file}.br`,
        await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}

/** Builds the pages for the browser and for the server. Throws if that fails. */
async function build() {
  process.env.NODE_ENV = 'production'
  delete process.env.VITEST
  const stamp = hashOfSources()
  // Into a new folder, because the current build may be serving; then renamed.
  const outDir = `dist-next-${process.pid}`
  const vite = await import('vite')
  try {
    await vite.build({ logLevel: 'warn', build: { outDir } })
    await vite.build({ logLevel: 'warn', build: { outDir, ssr: true } })
    await compressAssets(`${outDir}/client/assets`)
    writeFileSync(`${outDir}/${stampFile}`, stamp)
    rmSync('dist', { recursive: true, force: true })
    renameSync(outDir, 'dist')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Whether the existing build is up to date with the sources. */
export const isBuilt = () => readStamp() === hashOfSources()

/** Builds if the sources have changed since the last build. Returns whether there is a build. */
export function ensureBuilt() {
  if (isBuilt()) return true
  console.log('Building the pages …')
  return spawnSync(node24(), ['bin/build.mjs'], { stdio: 'inherit' }).status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  runUnderNode24(import.meta.url)
  await build()
}
