import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0)
  } catch (cause) {
    // The process of another user exists, but may not be signalled.
    return cause instanceof Error && Reflect.get(cause, 'code') === 'EPERM'
  }
}

/** The file that this process writes an index for `path` to. Deletes the drafts of processes that no longer run. */
export function draftPath(path: string): string {
  const draft = `${path}.${process.pid}.new`
  for (const name of readdirSync(dirname(path))) {
    const [, pid] = /^\.(\d+)\.new/u.exec(name.slice(basename(path).length)) ?? []
    if (!name.startsWith(basename(path)) || pid === undefined) continue
    if (Number(pid) === process.pid || !isAlive(Number(pid)))
      rmSync(join(dirname(path), name), { force: true })
  }
  return draft
}
