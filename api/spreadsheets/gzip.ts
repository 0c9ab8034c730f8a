import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { expandsTooMuch, maxUnpackedBytes, packedTooTightly } from './packing-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Whether bytes are the beginning of a gzip file. */
export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b

/** Unpacks a gzip file while it is read. Throws `UnreadableFile` for one that is damaged or expands too much. */
export async function* unpackGzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const sizes = { packed: 0, unpacked: 0 }
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of packed) {
      sizes.packed += part.length
      yield part
    }
  }
  // An error of the pipeline ends the iteration below.
  const unpacked: AsyncIterable<Buffer> = pipeline(counted, createGunzip(), () => undefined)
  try {
    for await (const part of unpacked) {
      sizes.unpacked += part.length
      if (expandsTooMuch(sizes.packed, sizes.unpacked) || sizes.unpacked > maxUnpackedBytes)
        throw packedTooTightly()
      yield part
    }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile('The packed file (gzip) is damaged or incomplete.', { cause })
  }
}
