import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWritableFolder } from './writable-folder.ts'

/** The secret that hosts in other processes show to the service of this data folder. Made when there is none. */
export function readHostSecret(dataDir: string): string {
  const folder = join(dataDir, 'keys')
  ensureWritableFolder(folder)
  const file = join(folder, 'host-secret')
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
