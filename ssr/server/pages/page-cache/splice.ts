import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Bytes } from '../../../pages/page-context.ts'

/** Content codings that the host speaks beside none. */
export type Coding = 'br' | 'gzip'

/** Part of a body: bytes, or text in which each character is one byte (latin1). */
export type Piece = string | Bytes

/**
 * Body of one response, in pieces: the document around its nonce. What is long is the same piece every time. The first
 * is text, because Node sends that in one piece with the headers.
 */
export type Splice = (nonce: string) => Piece[]

/**
 * What ends the part that is exchanged. Its last two bytes are always the same, because the brotli encoder chooses
 * how to write the bytes behind by the two before.
 */
const holeEnd = '">'
const nonceLength = 22
const holeLength = nonceLength + holeEnd.length

/** All pieces behind each other. */
export const joined = (pieces: readonly Piece[]): Bytes =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)))

/** Without coding. */
export function plainSplice(before: Bytes, after: Bytes): Splice {
  const start = before.toString('latin1')
  return (nonce) => [start + nonce, after]
}

/** A gzip stream whose nonce stands in a stored block between two deflated halves. */
export function gzipSplice(before: Bytes, after: Bytes): Splice {
  const tail = after.subarray(holeEnd.length)
  const start = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]),
    // A full flush ends on a byte and lets nothing behind refer back.
    zlib.deflateRawSync(before, { finishFlush: zlib.constants.Z_FULL_FLUSH }),
    Buffer.from([0, holeLength, 0, ~holeLength & 0xff, 0xff]),
  ]).toString('latin1')
  const end = zlib.deflateRawSync(tail)
  const beforeSum = zlib.crc32(before)
  const size = (before.length + holeLength + tail.length) >>> 0
  return (nonce) => {
    const hole = nonce + holeEnd
    const trailer = Buffer.allocUnsafe(8)
    trailer.writeUInt32LE(zlib.crc32(tail, zlib.crc32(hole, beforeSum)), 0)
    trailer.writeUInt32LE(size, 4)
    return [start + hole, end, trailer]
  }
}

async function brotliParts(parts: readonly Bytes[]): Promise<Bytes[]> {
  const encoder = zlib.createBrotliCompress({
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  })
  const written: Buffer[][] = []
  let chunks: Buffer[] = []
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [index, part] of parts.entries()) {
    chunks = []
    written.push(chunks)
    encoder.write(part)
    if (index < parts.length - 1) {
      await new Promise<void>((done) => encoder.flush(zlib.constants.BROTLI_OPERATION_FLUSH, done))
    }
  }
  const ended = once(encoder, 'end')
  encoder.end()
  await ended
  return written.map((chunk) => Buffer.concat(chunk))
}

const unbrotli = promisify(zlib.brotliDecompress)

/**
 * A brotli stream whose nonce stands in an uncompressed meta-block. Null in the rare case that the encoder made the
 * rest depend on the stand-in: every stream is read back once before it is used.
 */
export async function brotliSplice(before: Bytes, after: Bytes): Promise<Splice | null> {
  // Bytes that no text has, so that nothing in the document can be written as a copy of them.
  const standIn = Buffer.concat([randomBytes(nonceLength).map((byte) => byte | 0x80), Buffer.from(holeEnd)])
  const [start, , end] = await brotliParts([before, standIn, after.subarray(holeEnd.length)])
  if (!start || !end) return null
  // ISLAST 0, MNIBBLES 4 (00), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, lowest bit first (RFC 7932, 9.2).
  const header = ((holeLength - 1) << 3) | (1 << 19)
  const opening = Buffer.concat([
    start,
    Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]),
  ]).toString('latin1')
  const splice: Splice = (nonce) => [opening + nonce + holeEnd, end]
  const probe = 'Nonce-of-22-characters'
  const readBack = await unbrotli(joined(splice(probe))).catch(() => null)
  return readBack?.equals(Buffer.concat([before, Buffer.from(probe), after])) ? splice : null
}
