import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

const othersMay = 0o077

/** Makes a file or folder accessible to its owner only. One that belongs to another user stays as it is. */
function keepPrivate(path: string): void {
  try {
    const { mode, uid } = statSync(path)
    if ((mode & othersMay) === 0 || uid !== (process.getuid?.() ?? uid)) return
    chmodSync(path, mode & 0o700)
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure
  }
}

/** Makes a folder that only its owner can enter (0700). Restricts an existing one in the same way. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  keepPrivate(folder)
}

/**
 * Makes a database file that only its owner can read (0600), before SQLite opens it: the
 * other files of SQLite get the same permissions.
 */
export function makePrivateDatabase(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) keepPrivate(path)
}
