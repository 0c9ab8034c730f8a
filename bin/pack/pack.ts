import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildDeclarations } from './declarations.ts'
import { built } from './folders.ts'
import { finish } from './manifest.ts'
import { buildModules } from './modules.ts'
import { prune } from './prune.ts'
import { buildSheets } from './sheets.ts'
import { buildTokens } from './tokens.ts'

/** Builds the package into `ui/dist`. */
export async function buildPackage(): Promise<void> {
  const { sheet } = await buildModules()
  buildDeclarations()
  prune()
  buildSheets(sheet)
  buildTokens()
  finish()
}

/** A tarball as npm would publish it, and what is in it. */
export interface Tarball {
  path: string
  /** Bytes of the file, and of what it unpacks to. */
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
  // npm 12 answers an object by package name, older ones a list.
  const [made] = (Array.isArray(answer) ? answer : Object.values(answer as object)) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ]
  const { filename, size, unpackedSize, files } = made
  return { path: join(into, filename), size, unpackedSize, files: files.map(({ path }) => path) }
}
