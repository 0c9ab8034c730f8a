import { array, assert, constantFrom, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBit,
  uniteBits,
  subtractBits,
  hasBit,
  intersectBits,
  createBitSet,
  rowsIn,
  type BitSet,
} from '../../search/index/bit-set.ts'
import { addEncodedRows } from '../../search/index/postings-codec.ts'
import { createPostingsBuffer } from '../../search/index/postings-buffer.ts'

const room = 70_000
/** Rows that are close together, far apart, or both. */
const rows = constantFrom(40, 3000, room).chain((most) =>
  uniqueArray(integer({ min: 0, max: most - 1 }), { maxLength: 400 }),
)
const ascending = (some: readonly number[]): number[] => some.toSorted((a, b) => a - b)
const setOf = (some: readonly number[]): BitSet => {
  const bits = createBitSet(room)
  for (const row of some) addBit(bits, row)
  return bits
}

const read = (code: Uint8Array): number[] => {
  const bits = createBitSet(room)
  addEncodedRows(bits, code)
  return [...rowsIn(bits)]
}

describe('a bit set', () => {
  it('returns the added rows in ascending order, also of ranges', () => {
    assert(
      property(rows, integer({ min: 0, max: room >>> 5 }), (some, from) => {
        const bits = setOf(some)
        expect([...rowsIn(bits)]).toEqual(ascending(some))
        expect([...rowsIn(bits.subarray(from), from)]).toEqual(
          ascending(some).filter((row) => row >>> 5 >= from),
        )
        expect(some.every((row) => hasBit(bits, row))).toBe(true)
      }),
    )
  })

  it('is united with, intersected with and subtracted from another', () => {
    assert(
      property(rows, rows, (some, others) => {
        const after = (change: (bits: BitSet, other: BitSet) => void): number[] => {
          const bits = setOf(some)
          change(bits, setOf(others))
          return [...rowsIn(bits)]
        }
        expect(after(uniteBits)).toEqual(ascending([...new Set([...some, ...others])]))
        expect(after(intersectBits)).toEqual(ascending(some.filter((row) => others.includes(row))))
        expect(after(subtractBits)).toEqual(ascending(some.filter((row) => !others.includes(row))))
      }),
    )
  })
})

describe('encoded postings', () => {
  it('are decoded as they were added, without repeated rows', () => {
    assert(
      property(array(rows, { minLength: 1, maxLength: 5 }), (all) => {
        const lists = createPostingsBuffer()
        const added = all.flatMap((some, list) => some.map((row) => ({ list, row })))
        for (const { list, row } of added.toSorted((a, b) => a.row - b.row)) {
          lists.add(list, row)
          lists.add(list, row)
        }
        for (const [list, some] of all.entries()) {
          expect(lists.count(list)).toBe(some.length)
          if (some.length > 0) expect(read(lists.encode(list))).toEqual(ascending(some))
        }
      }),
    )
  })

  it('take at most one bit for each row', () => {
    const lists = createPostingsBuffer()
    for (let row = 0; row < room; row++) lists.add(0, row)
    for (let row = 0; row < room; row += 50) lists.add(1, row)
    expect(lists.encode(0).byteLength).toBeLessThanOrEqual(room / 8 + 8)
    expect(lists.encode(1).byteLength).toBeLessThanOrEqual(room / 50 + 8)
    expect(read(lists.encode(0))).toHaveLength(room)
  })

  it('beyond the size of a set are ignored', () => {
    const lists = createPostingsBuffer()
    for (const row of [1, 31, 32, 5000]) lists.add(0, row)
    for (let row = 0; row < 64; row++) lists.add(1, row)
    for (const list of [0, 1]) {
      const bits = createBitSet(32)
      addEncodedRows(bits, lists.encode(list))
      expect(rowsIn(bits).length).toBe(list === 0 ? 2 : 32)
    }
  })
})
