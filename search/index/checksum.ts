import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** Bytes that are read at a time. */
const chunkBytes = 1 << 20
/** Ends the file, behind the checksum. SQLite ignores what follows its own pages. */
const mark = Buffer.from('sealed01')
const trailerBytes = 4 + mark.length

const trailerOf = (sum: number): Buffer => {
  const bytes = Buffer.alloc(trailerBytes)
  bytes.writeUInt32LE(sum)
  mark.copy(bytes, 4)
  return bytes
}

/** Checksum of the first `until` bytes, or of all if there are fewer. */
function checksumOf(file: number, until: number): number {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  let sum = 0
  for (let at = 0; at < until;) {
    const read = readSync(file, buffer, 0, Math.min(chunkBytes, until - at), at)
    if (read === 0) break
    sum = crc32(buffer.subarray(0, read), sum)
    at += read
  }
  return sum
}

/** Appends the checksum of a finished file. The file must not be changed afterwards. */
export function appendChecksum(path: string): void {
  const file = openSync(path, 'r')
  try {
    appendFileSync(path, trailerOf(checksumOf(file, fstatSync(file).size)))
  } finally {
    closeSync(file)
  }
}

/** Whether every byte is as it was written. Reads the whole file: half a second for half a gigabyte. */
export function hasValidChecksum(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const end = fstatSync(file).size - trailerBytes
    if (end < 0) return false
    const written = Buffer.alloc(trailerBytes)
    readSync(file, written, 0, trailerBytes, end)
    return written.equals(trailerOf(checksumOf(file, end)))
  } finally {
    closeSync(file)
  }
}

/** The same without blocking the thread for longer than one chunk. `rest` is awaited between two chunks. */
export async function verifyChecksum(path: string, rest: () => Promise<void>): Promise<boolean> {
  const file = await open(path)
  try {
    const end = (await file.stat()).size - trailerBytes
    if (end < 0) return false
    const buffer = Buffer.allocUnsafe(chunkBytes)
    let sum = 0
    for (let at = 0; at < end;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(chunkBytes, end - at), at)
      if (bytesRead === 0) return false
      sum = crc32(buffer.subarray(0, bytesRead), sum)
      at += bytesRead
      await rest()
    }
    const { bytesRead } = await file.read(buffer, 0, trailerBytes, end)
    return bytesRead === trailerBytes && buffer.subarray(0, trailerBytes).equals(trailerOf(sum))
  } finally {
    await file.close()
  }
}
