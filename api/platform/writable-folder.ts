import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** Makes a folder and its parents one by one: `recursive` never ends where none can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (failure) {
    // Another program may have created it at the same moment.
    if (!existsSync(folder)) throw failure
  }
}

/** Makes a folder for the data of the service. Throws a StartError if it cannot be written to. */
export function ensureWritableFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
    // Tries a write: for an administrator every folder counts as writable.
    rmdirSync(mkdtempSync(join(folder, '.try-')))
  } catch {
    throw new StartError(`The folder ${folder} cannot be written to: set DATA_DIR to one that can.`)
  }
}
