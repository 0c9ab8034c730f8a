import { addBits, type Bits } from './bit-set.ts'

// How the products of a word stand in the file: ascending rows as differences of seven bits to a byte, or as a set of
// bits where that is shorter. The first four bytes say which, so that the bits behind them can be read where they are.

/** Bytes before the rows. */
export const codeHead = 4
const asBits = 1

/** Adds rows that are written as differences, the first one as that to -1. */
function addSteps(bits: Bits, steps: Uint8Array): void {
  let row = -1
  let step = 0
  let shift = 0
  for (let at = codeHead; at < steps.length; at++) {
    const byte = steps[at] ?? 0
    if (byte > 127) {
      step |= (byte & 127) << shift
      shift += 7
      continue
    }
    row += step | (byte << shift)
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
    step = 0
    shift = 0
  }
}

/** Rows as the file has them. `steps` are their differences behind a head of zeros, `last` is the highest row. */
export function codeOf(steps: Uint8Array, last: number): Uint8Array {
  const words = (last + 32) >>> 5
  if (codeHead + words * 4 >= steps.length) return steps
  const coded = new Uint32Array(1 + words)
  coded[0] = asBits
  addSteps(coded.subarray(1), steps)
  return new Uint8Array(coded.buffer)
}

/** Adds rows as the file has them to a set; those that it has no room for are left out. */
export function addRows(bits: Bits, code: Uint8Array): void {
  if (code[0] !== asBits) addSteps(bits, code)
  else
    addBits(bits, new Uint32Array(code.buffer, code.byteOffset + codeHead, (code.byteLength - codeHead) >> 2))
}
