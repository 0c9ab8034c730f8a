import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { randomText } from '../../context/random-ids.ts'

/** How long the files of a release are kept after its last copy of the host has stopped, in milliseconds. */
export const retentionMs = 24 * 60 * 60_000

/** How often a running host says that its files are in use, in milliseconds. */
const touchEveryMs = 60 * 60_000

const unfinished = '.part'

/** The files below a folder, as paths that begin with a slash. A folder that is not there has none. */
export const filesBelow = (folder: string, under = ''): string[] =>
  existsSync(join(folder, under))
    ? readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
        const path = `${under}/${entry.name}`
        return entry.isDirectory() ? filesBelow(folder, path) : [path]
      })
    : []

/** Whatever another copy of the host has removed in the meantime is gone as it should be. */
function ignoreMissing(act: () => void): void {
  try {
    act()
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure
  }
}

/** Copies a file to where nobody finds half of it. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const part = `${to}.${randomText(9, 'base64url')}${unfinished}`
  copyFileSync(from, part)
  renameSync(part, to)
}

/**
 * Marks the files of this release as used now, copies those that the kept folder does not have, and removes those that no
 * running release has had for `keptFor`. Names hold a hash of the content, so that copies of one name are the same, and
 * any number of hosts can share the folder.
 */
export function archiveRelease(clientFolder: string, keptFolder: string, now: number = Date.now()): void {
  const seconds = now / 1000
  for (const path of filesBelow(clientFolder).filter((file) => file.startsWith('/assets/'))) {
    const kept = join(keptFolder, path)
    if (!existsSync(kept)) copyWhole(join(clientFolder, path), kept)
    ignoreMissing(() => utimesSync(kept, seconds, seconds))
  }
  for (const path of filesBelow(keptFolder)) {
    const kept = join(keptFolder, path)
    ignoreMissing(() => {
      if (now - statSync(kept).mtimeMs > retentionMs) rmSync(kept)
    })
  }
}

/** Keeps the release that runs for as long as it does. A folder that cannot be written costs earlier releases, not this one. */
export function startArchive(
  clientFolder: string,
  keptFolder: string,
  onFailure: (failure: unknown) => void,
): { stop: () => void } {
  const keep = (): void => {
    try {
      archiveRelease(clientFolder, keptFolder)
    } catch (failure) {
      onFailure(failure)
    }
  }
  keep()
  const timer = setInterval(keep, touchEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
