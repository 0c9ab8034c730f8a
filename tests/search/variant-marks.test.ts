import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VariantMarks } from '../../search/facets/variant-marks.ts'
import { filterVariants } from '../../search/requests/variants.ts'
import type { ListAnswer } from '../../search/requests/answers.ts'
import { listFor, listRequest, openTestIndex } from './open-index.ts'
import { documentSource, type TestProduct } from './products.ts'

/** The marks of the values of `thread`: two words of them. */
const markOf = { a: 0, b: 33, c: 40 } as const
const words = 2
const value = fc.constantFrom('a', 'b', 'c')
const variantOf = fc.record(
  { dn: value, thread: value, length: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: [] },
)
const productOf: fc.Arbitrary<TestProduct> = fc.record({
  names: fc.constant({ sv: 'Ventil' }),
  brand: fc.constantFrom('Vattna', 'Kallvik'),
  category: fc.constantFrom('valves/ball-valves', 'pipe'),
  variants: fc.array(variantOf as fc.Arbitrary<Record<string, number | string>>, {
    minLength: 1,
    maxLength: 4,
  }),
})
const productsOf = fc.array(productOf, { minLength: 1, maxLength: 12 })
const filtersOf = fc.record({
  dn: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  brand: fc.uniqueArray(fc.constantFrom('Vattna'), { maxLength: 1 }),
})
const used = (filters: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0))

/** Ids of the test catalogue's variants. */
const idOf = (product: number, variant: number): number => (product + 1) * 100 + variant

/** Each variant is marked with the value of its `thread`. */
function marksOf(products: readonly TestProduct[], only: number | null): VariantMarks {
  const bits = new Uint32Array(words * idOf(products.length, 0))
  for (const [product, { variants }] of products.entries()) {
    for (const [variant, { thread }] of variants.entries()) {
      const mark = markOf[thread as keyof typeof markOf] as number | undefined
      if (mark === undefined) continue
      const at = idOf(product, variant) * words + (mark >>> 5)
      bits[at] = ((bits[at] ?? 0) | (1 << (mark & 31))) >>> 0
    }
  }
  return { bits, words, only }
}
const countsOf = ({ facets }: ListAnswer, key: string) => {
  const facet = key === 'brand' ? facets.brand : facets.attributes.find(({ attribute }) => attribute === key)
  return Object.fromEntries(
    (facet?.values ?? []).flatMap((each) => (each.count === 0 ? [] : [[each.key, each.count]])),
  )
}

describe('a list narrowed to a mark', () => {
  it('is the list that a filter by an attribute with the same variants gives, with its counts (FILT-8)', async () => {
    await fc.assert(
      fc.asyncProperty(productsOf, filtersOf, value, async (products, chosen, thread) => {
        const index = await openTestIndex(documentSource(products))
        try {
          const filters = used(chosen)
          const marks = marksOf(products, markOf[thread])
          const marked = listFor(index, { filters, marks })
          const filtered = listFor(index, { filters: { ...filters, thread: [thread] } })
          expect(marked.hits).toEqual(filtered.hits)
          expect(marked.total).toBe(filtered.total)
          for (const key of ['dn', 'brand']) expect(countsOf(marked, key)).toEqual(countsOf(filtered, key))
          const open = listFor(index, { filters, marks: marksOf(products, null) })
          expect(open.hits.map(({ productId }) => productId)).toEqual(
            listFor(index, { filters }).hits.map(({ productId }) => productId),
          )
          for (const list of [marked, open]) {
            expect(list.marks?.total).toBe(open.total)
            for (const [key, mark] of Object.entries(markOf)) {
              const ofValue = listFor(index, { filters: { ...filters, thread: [key] } }).total
              expect(list.marks?.counts[mark]).toBe(ofValue)
            }
          }
          for (const [at] of products.entries()) {
            const productId = (at + 1) * 3
            const { filters: wanted, intervals } = listRequest({ filters })
            const { filters: byThread } = listRequest({ filters: { ...filters, thread: [thread] } })
            expect(filterVariants(index, { productId, filters: wanted, intervals, marks })).toEqual(
              filterVariants(index, { productId, filters: byThread, intervals }),
            )
          }
        } finally {
          index.remove()
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a list sorted by values', () => {
  it('goes by the best value of the listed variants and shows that variant, products without one last', async () => {
    const values = fc.array(fc.option(fc.integer({ min: 1, max: 9 }), { nil: NaN }), {
      minLength: 60,
      maxLength: 60,
    })
    await fc.assert(
      fc.asyncProperty(
        productsOf,
        filtersOf,
        values,
        fc.boolean(),
        async (products, chosen, drawn, descends) => {
          const index = await openTestIndex(documentSource(products))
          try {
            const filters = used(chosen)
            const table = new Float64Array(idOf(products.length, 0)).fill(NaN)
            for (const [product, { variants }] of products.entries())
              for (const variant of variants.keys())
                table[idOf(product, variant)] = drawn[product * 5 + variant] ?? NaN
            const { hits, total } = listFor(index, {
              filters,
              values: table,
              sort: descends ? 'valueDescending' : 'valueAscending',
              size: 100,
            })
            const { intervals, filters: wanted } = listRequest({ filters })
            const best = hits.map(({ productId, variantId }) => {
              const listed = filterVariants(index, { productId, filters: wanted, intervals }) ?? []
              const own = listed.map((id) => table[id] ?? NaN).filter((each) => !Number.isNaN(each))
              const wantedBest = own.length === 0 ? NaN : Math[descends ? 'max' : 'min'](...own)
              expect(listed).toContain(variantId)
              expect(table[variantId]).toBe(wantedBest)
              return wantedBest
            })
            expect(total).toBe(listFor(index, { filters }).total)
            const known = best.filter((each) => !Number.isNaN(each))
            expect(best.slice(0, known.length)).toEqual(known.toSorted((a, b) => (descends ? b - a : a - b)))
          } finally {
            index.remove()
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
