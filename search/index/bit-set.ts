/** A set of products: row `r` is bit `r % 32` of word `r / 32`. Made once, then only read: whoever changes one copies it. */
export type Bits = Uint32Array

/** An empty set with room for the rows 0 to `rows - 1`. */
export const noBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5)

/** Whether a row is in the set. */
export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

/** Adds a row; one that the set has no room for is left out. */
export function addBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

/** Adds the rows of another set that may be shorter. */
export function addBits(bits: Bits, others: Bits): void {
  const end = Math.min(bits.length, others.length)
  for (let at = 0; at < end; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0)
}

/** Keeps the rows that are in the other set, too. */
export function keepBits(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
}

/** Takes the rows of another set away. */
export function dropBits(bits: Bits, others: Bits): void {
  const end = Math.min(bits.length, others.length)
  for (let at = 0; at < end; at++) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0)
}

function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The rows of a set, ascending. Of a stretch of one `first` is the place of its first word. */
export function rowsOf(bits: Bits, first = 0): Uint32Array {
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
