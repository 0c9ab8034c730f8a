import { stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { isStillSealed } from '../index/checksum.ts'

/** What happened to the file of an open index since it was last looked at. */
export type Sight = 'same' | 'gone' | 'other' | 'broken'

interface Look {
  file: number
  size: number
  changedAt: number
}

/** Time after which a file is read through again although nobody seems to have touched it. */
const scrubMs = 3_600_000

async function lookAt(path: string): Promise<Look | null> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path)
    return { file: ino, size, changedAt: Math.max(mtimeMs, ctimeMs) }
  } catch {
    return null
  }
}

/**
 * Watches the file of an open index: it may be deleted, replaced by another process, or damaged. A file that somebody
 * touched is read through, and every file once an hour.
 */
export async function watchFile(path: string): Promise<() => Promise<Sight>> {
  let last = await lookAt(path)
  let readAt = performance.now()
  return async () => {
    const now = await lookAt(path)
    if (now === null) return 'gone'
    if (now.file !== last?.file) return 'other'
    const isTouched = now.size !== last.size || now.changedAt !== last.changedAt
    if (!isTouched && performance.now() - readAt < scrubMs) return 'same'
    readAt = performance.now()
    last = now
    return (await isStillSealed(path, () => setImmediate()).catch(() => false)) ? 'same' : 'broken'
  }
}
