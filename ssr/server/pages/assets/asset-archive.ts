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
import { randomText } from '../../context/random-text.ts'

/** Milliseconds that the files of a release are kept after its last instance has stopped. */
export const retentionMs = 24 * 60 * 60_000

/** Milliseconds after which a running instance marks its files as used again. */
const touchEveryMs = 60 * 60_000

const unfinished = '.part'

/** The files below a folder, as paths that begin with a slash. A missing folder has none. */
export const filesBelow = (folder: string, under = ''): string[] =>
  existsSync(join(folder, under))
    ? readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
        const path = `${under}/${entry.name}`
        return entry.isDirectory() ? filesBelow(folder, path) : [path]
      })
    : []

/** Ignores a file that another instance has removed. */
function ignoreMissing(act: () => void): void {
  try {
    act()
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure
  }
}

/** Copies a file so that no request reads an incomplete one. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const part = `${to}.${randomText(9, 'base64url')}${unfinished}`
  copyFileSync(from, part)
  renameSync(part, to)
}

/**
 * Copies the files of this release to the archive, marks them as used now, and removes those that no running
 * release has used for `retentionMs`. Names contain a hash of the content, so any number of instances can share the
 * folder.
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

/** Archives the running release, and repeats it while it runs. A failure affects earlier releases only. */
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
