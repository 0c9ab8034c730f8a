import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignVariant, fractionOf, type VariantShare } from '@tradecounter/shop/core/experiments'

const halves: readonly VariantShare[] = [
  ['control', 1],
  ['same', 1],
]

/** Random numbers from a seed (mulberry32): the same visitors in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const fingerprints = (count: number, seed: number): string[] => {
  const random = randomFrom(seed)
  const word = (): string =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return Array.from({ length: count }, () => word() + word() + word() + word())
}

/** Pearson's statistic of a table of counts. */
function chiSquare(table: readonly (readonly number[])[]): number {
  const rows = table.map((row) => row.reduce((sum, cell) => sum + cell, 0))
  const columns = (table[0] ?? []).map((_, at) => table.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const all = rows.reduce((sum, row) => sum + row, 0)
  let statistic = 0
  for (const [at, row] of table.entries())
    for (const [place, cell] of row.entries()) {
      const expected = ((rows[at] ?? 0) * (columns[place] ?? 0)) / all
      statistic += (cell - expected) ** 2 / expected
    }
  return statistic
}
/** Against shares that are known: the split itself. */
const goodness = (counts: readonly number[], shares: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const total = shares.reduce((sum, share) => sum + share, 0)
  return counts.reduce((sum, count, at) => {
    const expected = (all * (shares[at] ?? 0)) / total
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

/**
 * The statistic that chance exceeds once in a thousand, for one to three degrees of freedom (NIST/SEMATECH §1.3.6.7.4).
 */
const oneInThousand = { 1: 10.828, 2: 13.816, 3: 16.266 }

/** Visitors by variant and by whether they order; `rateOf` is the probability of an order. */
function outcomes(ids: readonly string[], rateOf: (variant: string) => number, seed: number): number[][] {
  const random = randomFrom(seed)
  const table = [
    [0, 0],
    [0, 0],
  ]
  for (const id of ids) {
    const variant = assignVariant('aaTest', halves, id)
    const row = table[variant === 'control' ? 0 : 1]
    const place = random() < rateOf(variant) ? 0 : 1
    if (row) row[place] = (row[place] ?? 0) + 1
  }
  return table
}

describe('the assignment of experiments (HELP-9)', () => {
  it('is stable for a fingerprint and one of the variants', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\da-f]{32}$/u),
        fc.stringMatching(/^[a-zA-Z]{1,20}$/u),
        (print, id) => {
          const variant = assignVariant(id, halves, print)
          expect(['control', 'same']).toContain(variant)
          expect(assignVariant(id, halves, print)).toBe(variant)
          expect(fractionOf(print)).toBeGreaterThanOrEqual(0)
          expect(fractionOf(print)).toBeLessThan(1)
        },
      ),
    )
  })

  it('stays the same in every release: visitors must not change their variant', () => {
    const assigned = fingerprints(8, 1).map((id) => assignVariant('aaTest', halves, id))
    expect(assigned).toMatchInlineSnapshot(`
      [
        "control",
        "control",
        "control",
        "control",
        "control",
        "control",
        "control",
        "control",
      ]
    `)
  })

  it('follows the weights', () => {
    const shares: readonly VariantShare[] = [
      ['control', 2],
      ['large', 1],
      ['small', 1],
    ]
    const counts = { control: 0, large: 0, small: 0 } as Record<string, number>
    for (const id of fingerprints(100_000, 2)) {
      const variant = assignVariant('weights', shares, id)
      counts[variant] = (counts[variant] ?? 0) + 1
    }
    expect(goodness(Object.values(counts), [2, 1, 1])).toBeLessThan(oneInThousand[2])
  })

  it('shows no difference between two equal halves of 100,000 visitors: split and orders (A/A)', () => {
    const ids = fingerprints(100_000, 3)
    const same = outcomes(ids, () => 0.04, 4)
    expect(
      goodness(
        same.map(([yes = 0, no = 0]) => yes + no),
        [1, 1],
      ),
    ).toBeLessThan(oneInThousand[1])
    expect(chiSquare(same)).toBeLessThan(oneInThousand[1])
  })

  it('shows a difference where there is one, so that the test above can fail', () => {
    const better = outcomes(fingerprints(100_000, 3), (variant) => (variant === 'same' ? 0.046 : 0.04), 4)
    expect(chiSquare(better)).toBeGreaterThan(oneInThousand[1])
  })

  it('of one experiment says nothing about that of another', () => {
    const table = [
      [0, 0],
      [0, 0],
    ]
    for (const id of fingerprints(100_000, 5)) {
      const row = table[assignVariant('aaTest', halves, id) === 'control' ? 0 : 1]
      const place = assignVariant('another', halves, id) === 'control' ? 0 : 1
      if (row) row[place] = (row[place] ?? 0) + 1
    }
    expect(chiSquare(table)).toBeLessThan(oneInThousand[1])
  })

  it('does not depend on fingerprints that are alike', () => {
    const counts = [0, 0]
    for (let at = 0; at < 100_000; at += 1) {
      const place = assignVariant('aaTest', halves, at.toString(16).padStart(32, '0')) === 'control' ? 0 : 1
      counts[place] = (counts[place] ?? 0) + 1
    }
    expect(goodness(counts, [1, 1])).toBeLessThan(oneInThousand[1])
  })
})
