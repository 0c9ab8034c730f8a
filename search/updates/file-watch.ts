import { statSync } from 'node:fs'
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

function readStamp(path: string): FileStamp | null {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return null
  const { ino, size, mtimeMs, ctimeMs } = found
  return { file: ino, size, changedAt: Math.max(mtimeMs, ctimeMs) }
}

/**
 * Watches the file of an open index, which may be deleted, damaged, or replaced by another process. Verifies the
 * checksum of a file that was modified, and of every file once an hour.
 */
export function watchFile(path: string): () => Promise<FileStatus> {
  let last = readStamp(path)
  let verifiedAt = performance.now()
  return async () => {
    const now = readStamp(path)
    if (now === null) return 'gone'
    if (now.file !== last?.file) return 'replaced'
    const isModified = now.size !== last.size || now.changedAt !== last.changedAt
    if (!isModified && performance.now() - verifiedAt < verifyEveryMs) return 'same'
    verifiedAt = performance.now()
    last = now
    return (await verifyChecksum(path, () => setImmediate()).catch(() => false)) ? 'same' : 'broken'
  }
}
