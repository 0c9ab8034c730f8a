import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildDeclarations } from './declarations.ts'
import { built, filesBelow, publishedSources, sources, widgets } from './folders.ts'
import { writeManifest } from './manifest.ts'
import { buildModules } from './modules.ts'
import { prune } from './prune.ts'
import { buildSheets } from './sheets.ts'
import { buildTokens } from './tokens.ts'

const fonts = join(publishedSources, 'theme/faces')

/** Builds the package into `ui/dist`. */
export async function buildPackage(): Promise<void> {
  rmSync(built, { recursive: true, force: true })
  // Built from the published copy, so source maps need no new paths.
  for (const folder of [...widgets, 'theme'])
    cpSync(join(sources, folder), join(publishedSources, folder), { recursive: true })
  const { sheet } = await buildModules()
  buildDeclarations()
  prune()
  buildSheets(sheet)
  buildTokens()
  // The style sheets load `fonts/`: the licences go there, without a second copy of the fonts.
  for (const file of filesBelow(fonts))
    if (basename(file).startsWith('LICENSE-')) cpSync(join(fonts, file), join(built, 'fonts', basename(file)))
  rmSync(fonts, { recursive: true })
  writeManifest()
}

/** A tarball as npm would publish it, and its content. */
export interface Tarball {
  path: string
  /** Bytes of the file, and unpacked. */
  size: number
  unpackedSize: number
  files: string[]
}

/** Packs the built folder into another one. */
export function packTarball(into: string): Tarball {
  mkdirSync(into, { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', into],
    { cwd: built, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`)
  const answer = JSON.parse(stdout) as unknown
  // npm 12 returns an object by package name, older ones a list.
  const [made] = (Array.isArray(answer) ? answer : Object.values(answer as object)) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ]
  const { filename, size, unpackedSize, files } = made
  return { path: join(into, filename), size, unpackedSize, files: files.map(({ path }) => path) }
}
