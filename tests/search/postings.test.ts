import { assert, constantFrom, integer, letrec, array, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBit, subtractBits, hasBit, createBitSet, type BitSet } from '../../search/index/bit-set.ts'
import { openPostings } from '../../search/matching/postings.ts'
import type { Segment } from '../../search/index/segment.ts'
import type { BooleanQuery } from '../../search/matching/boolean-query.ts'

const rows = 20_000
const words = ['ball', 'valve', 'brass', 'steel']

/** Rows from the whole catalogue, or close together far from its beginning. */
const some = constantFrom(0, 15_000).chain((from) =>
  uniqueArray(integer({ min: from, max: rows - 1 }), { maxLength: 300 }),
)
const setOf = (all: readonly number[]): BitSet => {
  const bits = createBitSet(rows)
  for (const row of all) addBit(bits, row)
  return bits
}

/** An index of some words; `dead` are deleted products. */
function tablesOf(lists: readonly number[][], dead: BitSet): Segment {
  const add = (bits: BitSet, isAsked: (word: string) => boolean) => {
    for (const [at, word] of words.entries())
      if (isAsked(word)) for (const row of lists[at] ?? []) addBit(bits, row)
  }
  return {
    prepare: () => ({ get: () => undefined, all: () => [] }),
    prepareLimited: () => () => ({ items: [], isComplete: true }),
    rows,
    addRows: (bits, terms) => add(bits, (word) => terms.includes(word)),
    addPrefixRows: (bits, start) => add(bits, (word) => word.startsWith(start)),
    hasTerm: () => true,
    withoutDeleted(bits, first = 0) {
      const alive = bits.slice()
      subtractBits(alive, dead.subarray(first))
      return alive
    },
    isDeleted: (row) => hasBit(dead, row),
  }
}

const { wanted } = letrec<{ wanted: BooleanQuery; leaf: BooleanQuery; branch: BooleanQuery }>((tie) => ({
  leaf: constantFrom<BooleanQuery>(
    ...words.map((word) => ({ terms: [word] })),
    { prefix: 'b' },
    { terms: words },
  ),
  branch: array(tie('wanted'), { maxLength: 3 }).chain((parts) =>
    constantFrom<BooleanQuery>({ all: parts }, { any: parts }),
  ),
  wanted: constantFrom(true, true, false).chain((isLeaf) => tie(isLeaf ? 'leaf' : 'branch')),
}))

/** The expected result, row by row. */
function has(each: BooleanQuery, row: number, lists: readonly number[][]): boolean {
  if ('all' in each) return each.all.length > 0 && each.all.every((part) => has(part, row, lists))
  if ('any' in each) return each.any.some((part) => has(part, row, lists))
  return words.some(
    (word, at) =>
      ('terms' in each ? each.terms.includes(word) : word.startsWith(each.prefix)) &&
      lists[at]?.includes(row) === true,
  )
}

describe('boolean queries', () => {
  const lists = array(some, { minLength: words.length, maxLength: words.length })

  it('find the matching products that were not deleted, all or the first few', () => {
    assert(
      property(lists, some, wanted, integer({ min: 1, max: 400 }), (all, gone, each, limit) => {
        const dead = setOf(gone)
        const { find, findFirst } = openPostings(tablesOf(all, dead))
        const expected = [...new Set(all.flat())]
          .toSorted((a, b) => a - b)
          .filter((row) => has(each, row, all) && !hasBit(dead, row))
        expect([...find(each)]).toEqual(expected)
        expect([...findFirst(limit, each)]).toEqual(expected.slice(0, limit))
      }),
    )
  })
})
