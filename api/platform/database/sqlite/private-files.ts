import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

const othersMay = 0o077

/** Takes the rights of everybody but the owner from a file or folder. One that belongs to another user stays as it is. */
function keepPrivate(path: string): void {
  try {
    const { mode, uid } = statSync(path)
    if ((mode & othersMay) === 0 || uid !== (process.getuid?.() ?? uid)) return
    chmodSync(path, mode & 0o700)
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure
  }
}

/** Makes a folder that its owner alone may enter (0700); one that is there already is closed to the others. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  keepPrivate(folder)
}

/**
 * Makes sure that a database file is there and that its owner alone may read it (0600), before SQLite opens it: the
 * files that SQLite keeps beside it get the same rights.
 */
export function makePrivateDatabase(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) keepPrivate(path)
}
