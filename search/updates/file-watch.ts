import { stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { verifyChecksum } from '../index/checksum.ts'

/** State of an open index file since the last check. */
export type FileStatus = 'same' | 'gone' | 'replaced' | 'broken'

interface FileStamp {
  file: number
  size: number
  changedAt: number
}

/** Milliseconds after which an unchanged file is verified again. */
const verifyEveryMs = 3_600_000

async function readStamp(path: string): Promise<FileStamp | null> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path)
    return { file: ino, size, changedAt: Math.max(mtimeMs, ctimeMs) }
  } catch {
    return null
  }
}

/**
 * Watches the file of an open index, which may be deleted, damaged, or replaced by another process. Verifies the checksum
 * of a file that was modified, and of every file once an hour.
 */
export async function watchFile(path: string): Promise<() => Promise<FileStatus>> {
  let last = await readStamp(path)
  let verifiedAt = performance.now()
  return async () => {
    const now = await readStamp(path)
    if (now === null) return 'gone'
    if (now.file !== last?.file) return 'replaced'
    const isModified = now.size !== last.size || now.changedAt !== last.changedAt
    if (!isModified && performance.now() - verifiedAt < verifyEveryMs) return 'same'
    verifiedAt = performance.now()
    last = now
    return (await verifyChecksum(path, () => setImmediate()).catch(() => false)) ? 'same' : 'broken'
  }
}
