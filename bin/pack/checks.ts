import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from './folders.ts'

/** Findings of publint in the folder of a built or installed package, including suggestions. */
export async function publintFinds(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false })
  return messages.map((message) => formatMessage(message, pkg) ?? message.code)
}

/** Findings of "are the types wrong" about a tarball; empty if every entry resolves for all ES module consumers. */
export function typesAreWrong(tarball: string): string[] {
  const program = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  const said = `${tarball}.attw.txt`
  // Into a file: the program ends before a pipe has been read completely.
  const file = openSync(said, 'w')
  const { status } = spawnSync(
    process.execPath,
    [program, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'],
    { stdio: ['ignore', file, file] },
  )
  closeSync(file)
  const text = readFileSync(said, 'utf8')
  rmSync(said)
  return status === 0 ? [] : [`attw ended with ${status}:`, text]
}
