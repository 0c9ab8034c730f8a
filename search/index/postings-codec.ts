import { uniteBits, type BitSet } from './bit-set.ts'

// Postings are stored as a header and either the differences of ascending rows (variable-length bytes of seven bits) or
// a bit set, whichever is shorter. The header of four bytes says which, and keeps the bit set aligned.

export const headerBytes = 4
const asBits = 1

/** Adds rows that are stored as differences; the first one is relative to -1. */
function addDeltas(bits: BitSet, deltas: Uint8Array): void {
  let row = -1
  let delta = 0
  let shift = 0
  for (let at = headerBytes; at < deltas.length; at++) {
    const byte = deltas[at] ?? 0
    if (byte > 127) {
      delta |= (byte & 127) << shift
      shift += 7
      continue
    }
    row += delta | (byte << shift)
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
    delta = 0
    shift = 0
  }
}

/** Encodes postings. `deltas` are their differences behind a header of zeros, `last` is the highest row. */
export function encodePostings(deltas: Uint8Array, last: number): Uint8Array {
  const words = (last + 32) >>> 5
  if (headerBytes + words * 4 >= deltas.length) return deltas
  const coded = new Uint32Array(1 + words)
  coded[0] = asBits
  addDeltas(coded.subarray(1), deltas)
  return new Uint8Array(coded.buffer)
}

/** Adds encoded postings to a set. Rows beyond its size are ignored. */
export function addEncodedRows(bits: BitSet, postings: Uint8Array): void {
  if (postings[0] !== asBits) addDeltas(bits, postings)
  else
    uniteBits(
      bits,
      new Uint32Array(
        postings.buffer,
        postings.byteOffset + headerBytes,
        (postings.byteLength - headerBytes) >> 2,
      ),
    )
}
