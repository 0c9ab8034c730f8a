import { addBits, keepBits, noBits, rowsOf, type Bits } from '../index/bit-set.ts'
import type { Field } from '../index/fields.ts'
import { remembered } from '../memoize.ts'
import type { Tables } from '../index/segment.ts'
import type { Wanted } from './boolean-query.ts'

/** Bytes in which a language keeps the products of the latest words. */
const wordMemory = 3e6

/** Words of a set that are looked at together at first; twice as many each time that they were not enough. */
const stretch = 32

/** The words of a set from one place to another. */
type Stretches = (from: number, to: number) => Bits

type Asked = ({ terms: readonly string[] } | { begins: string }) & { field: Field }

/** What several sets come to, each of which is asked for stretch by stretch. */
const joined = (parts: readonly Stretches[], join: (bits: Bits, others: Bits) => void): Stretches => {
  const [first, ...others] = parts
  if (!first) return (from, to) => noBits((to - from) * 32)
  if (others.length === 0) return first
  return (from, to) => {
    const bits = first(from, to).slice()
    for (const other of others) join(bits, other(from, to))
    return bits
  }
}
/** Asks the index of one language for products. */
export function openPostings({ rows, addRows, addBegun, living }: Tables) {
  const words = noBits(rows).length

  /** Products of words and beginnings that are asked for again and again, in whatever phrase. */
  const having = remembered(
    wordMemory,
    ({ field, ...asked }: Asked) =>
      'terms' in asked ? `${field} ${asked.terms.join(' ')}` : `${field} ${asked.begins}*`,
    ({ field, ...asked }): Bits => {
      const bits = noBits(rows)
      if ('terms' in asked) addRows(bits, asked.terms, field)
      else addBegun(bits, asked.begins, field)
      return bits
    },
    (bits) => 200 + bits.byteLength,
  )

  /** All that is wanted, dead products too. Others may have the same sets: they are not to be changed. */
  function stretchesOf(wanted: Wanted, field: Field): Stretches {
    const part = (each: Wanted) => stretchesOf(each, field)
    if ('all' in wanted) return joined(wanted.all.map(part), keepBits)
    if ('any' in wanted) return joined(wanted.any.map(part), addBits)
    const bits = having({ ...wanted, field })
    return (from, to) => bits.subarray(from, to)
  }

  return {
    /** Rows of the products that are wanted, ascending. */
    find: (wanted: Wanted, field: Field = 'anywhere'): Uint32Array =>
      rowsOf(living(stretchesOf(wanted, field)(0, words))),
    /** The first `limit` of them: no more is looked at than is needed to have so many. */
    findFirst(limit: number, wanted: Wanted, field: Field = 'anywhere'): Uint32Array {
      const first = new Uint32Array(limit)
      const stretches = stretchesOf(wanted, field)
      let size = 0
      for (let from = 0, length = stretch; from < words && size < limit; from += length, length *= 2) {
        const found = rowsOf(living(stretches(from, from + length), from), from)
        const fitting = found.subarray(0, limit - size)
        first.set(fitting, size)
        size += fitting.length
      }
      return first.subarray(0, size)
    },
    /** Products with one of the terms in a field, some of which may be gone. Not to be changed. */
    having: (terms: readonly string[], field: Field): Bits => having({ terms, field }),
  }
}

export type Postings = ReturnType<typeof openPostings>
