import { addBits, keepBits, noBits, rowsOf, type Bits } from './bits.ts'
import type { Field } from './fields.ts'
import { remembered } from './remembered.ts'
import type { Tables } from './tables.ts'
import type { Wanted } from './wanted.ts'

/** Bytes in which a language keeps the products of the latest words. */
const wordMemory = 4e6

type Asked = ({ terms: readonly string[] } | { begins: string }) & { field: Field }

/** Asks the index of one language for products. */
export function openPostings({ rows, addRows, addBegun, living }: Tables) {
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

  const joined = (parts: readonly Wanted[], field: Field, join: (bits: Bits, others: Bits) => void): Bits => {
    const [first, ...others] = parts
    if (!first) return noBits(rows)
    if (others.length === 0) return bitsOf(first, field)
    const bits = bitsOf(first, field).slice()
    for (const other of others) join(bits, bitsOf(other, field))
    return bits
  }
  /** All that is wanted, dead products too. Others may have the same set: it is not to be changed. */
  function bitsOf(wanted: Wanted, field: Field): Bits {
    if ('all' in wanted) return joined(wanted.all, field, keepBits)
    if ('any' in wanted) return joined(wanted.any, field, addBits)
    return having({ ...wanted, field })
  }

  return {
    /** Rows of the products that are wanted, ascending; the first `limit` of them, all when it is 0. */
    find(wanted: Wanted, field: Field = 'anywhere', limit = 0): Uint32Array {
      return rowsOf(living(bitsOf(wanted, field)), limit)
    },
    /** Products with one of the terms in a field, some of which may be gone. Not to be changed. */
    having: (terms: readonly string[], field: Field): Bits => having({ terms, field }),
  }
}

export type Postings = ReturnType<typeof openPostings>
