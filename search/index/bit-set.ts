/** A set of rows: row `r` is bit `r % 32` of word `r / 32`. Sets are shared: copy one before changing it. */
export type BitSet = Uint32Array

/** An empty set with room for the rows 0 to `rows - 1`. */
export const createBitSet = (rows: number): BitSet => new Uint32Array((rows + 31) >>> 5)

/** Whether a row is in the set. */
export const hasBit = (bits: BitSet, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

/** Adds a row. A row beyond the size of the set is ignored. */
export function addBit(bits: BitSet, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

/** Adds the rows of another set, which may be shorter. */
export function uniteBits(bits: BitSet, others: BitSet): void {
  const end = Math.min(bits.length, others.length)
  for (let at = 0; at < end; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0)
}

/** Keeps the rows that are in both sets. */
export function intersectBits(bits: BitSet, others: BitSet): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
}

/** Removes the rows of another set. */
export function subtractBits(bits: BitSet, others: BitSet): void {
  const end = Math.min(bits.length, others.length)
  for (let at = 0; at < end; at++) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0)
}

function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The set of the rows that have a 1 among `flags`. */
export function bitsIn(flags: Uint8Array): BitSet {
  const bits = createBitSet(flags.length)
  for (const [row, flag] of flags.entries()) if (flag === 1) addBit(bits, row)
  return bits
}

/** The rows of a set in ascending order. `first`: place of the first word, if the set is a range of a larger one. */
export function rowsIn(bits: BitSet, first = 0): Uint32Array {
  let size = 0
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] ?? 0
    if (word !== 0) size += countOf(word)
  }
  const rows = new Uint32Array(size)
  for (let at = 0, place = 0; place < size; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      // The lowest bit that is set.
      rows[place++] = ((first + at) << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return rows
}
