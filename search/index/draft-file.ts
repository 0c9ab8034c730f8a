import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

function isAlive(builder: number): boolean {
  try {
    // Asks without sending anything.
    return process.kill(builder, 0)
  } catch (cause) {
    // Somebody else's process may not be asked, so it is there.
    return cause instanceof Error && Reflect.get(cause, 'code') === 'EPERM'
  }
}

/** Where this process writes an index that is to stand at `path`, cleared of what builders have left that were broken off. */
export function draftOf(path: string): string {
  const mine = `${path}.${process.pid}.new`
  for (const name of readdirSync(dirname(path))) {
    const [, builder] = /^\.(\d+)\.new/u.exec(name.slice(basename(path).length)) ?? []
    if (!name.startsWith(basename(path)) || builder === undefined) continue
    if (Number(builder) === process.pid || !isAlive(Number(builder)))
      rmSync(join(dirname(path), name), { force: true })
  }
  return mine
}
