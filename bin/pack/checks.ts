import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from './folders.ts'

/** What publint finds in the folder of a built or installed package, its suggestions too. */
export async function publintFinds(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false })
  return messages.map((message) => formatMessage(message, pkg) ?? message.code)
}

/** What "are the types wrong" says about a tarball; nothing when every entry resolves for every reader of ES modules. */
export function typesAreWrong(tarball: string): string[] {
  const program = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  const said = `${tarball}.attw.txt`
  // Into a file: it ends itself before a pipe has taken all.
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
