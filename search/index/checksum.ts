import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** Bytes read at a time. */
const piece = 1 << 20
/** Ends a sealed file, after the checksum of all that stands before. SQLite does not look behind its own pages. */
const mark = Buffer.from('sealed01')
const sealBytes = 4 + mark.length

const sealOf = (sum: number): Buffer => {
  const bytes = Buffer.alloc(sealBytes)
  bytes.writeUInt32LE(sum)
  mark.copy(bytes, 4)
  return bytes
}

/** Checksum of the first `until` bytes; stops short at the file's end. */
function checksumOf(file: number, until: number): number {
  const buffer = Buffer.allocUnsafe(piece)
  let sum = 0
  for (let at = 0; at < until;) {
    const read = readSync(file, buffer, 0, Math.min(piece, until - at), at)
    if (read === 0) break
    sum = crc32(buffer.subarray(0, read), sum)
    at += read
  }
  return sum
}

/** Writes the checksum of a finished file behind it. The file may not be changed from then on. */
export function seal(path: string): void {
  const file = openSync(path, 'r')
  try {
    appendFileSync(path, sealOf(checksumOf(file, fstatSync(file).size)))
  } finally {
    closeSync(file)
  }
}

/** Whether the file is byte for byte as it was sealed. Reads all of it: half a second for half a gigabyte. */
export function isSealed(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const end = fstatSync(file).size - sealBytes
    if (end < 0) return false
    const written = Buffer.alloc(sealBytes)
    readSync(file, written, 0, sealBytes, end)
    return written.equals(sealOf(checksumOf(file, end)))
  } finally {
    closeSync(file)
  }
}

/** The same beside other work: nothing is held up for longer than one piece takes. `rest` waits between two pieces. */
export async function isStillSealed(path: string, rest: () => Promise<void>): Promise<boolean> {
  const file = await open(path)
  try {
    const end = (await file.stat()).size - sealBytes
    if (end < 0) return false
    const buffer = Buffer.allocUnsafe(piece)
    let sum = 0
    for (let at = 0; at < end;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(piece, end - at), at)
      if (bytesRead === 0) return false
      sum = crc32(buffer.subarray(0, bytesRead), sum)
      at += bytesRead
      await rest()
    }
    const { bytesRead } = await file.read(buffer, 0, sealBytes, end)
    return bytesRead === sealBytes && buffer.subarray(0, sealBytes).equals(sealOf(sum))
  } finally {
    await file.close()
  }
}
