import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { IndexReader } from '../../search/index-reader.ts'
import { filterVariants } from '../../search/requests/variants.ts'
import { listFor, listRequest, openTestIndex, type TestRequest } from './open-index.ts'
import { documentSource, type TestProduct } from './products.ts'

const value = fc.constantFrom('a', 'b', 'c')
const variantOf = fc.record(
  { dn: value, thread: value, length: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: [] },
)
const product: fc.Arbitrary<TestProduct> = fc.record({
  names: fc.constant({ sv: 'Ventil' }),
  brand: fc.constantFrom('Vattna', 'Kallvik', 'Rostra'),
  category: fc.constantFrom('valves/ball-valves', 'pipe', 'workwear'),
  labels: fc.uniqueArray(fc.constantFrom(1, 5, 15), { maxLength: 2 }),
  variants: fc.array(variantOf as fc.Arbitrary<Record<string, number | string>>, {
    minLength: 1,
    maxLength: 4,
  }),
})
const chosen = fc.record({
  dn: fc.uniqueArray(fc.constantFrom('a', 'b', 'nobody'), { maxLength: 2 }),
  thread: fc.uniqueArray(value, { maxLength: 2 }),
  brand: fc.uniqueArray(fc.constantFrom('Vattna', 'Kallvik'), { maxLength: 2 }),
  label: fc.uniqueArray(fc.constantFrom('1', '15'), { maxLength: 1 }),
  length: fc.option(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), {
    nil: undefined,
  }),
  category: fc.uniqueArray(fc.constantFrom('valves', 'valves/ball-valves', 'workwear'), { maxLength: 2 }),
  mine: fc.boolean(),
})
type Chosen = typeof chosen extends fc.Arbitrary<infer T> ? T : never

/** An attribute's value of one variant of a product, as in the catalogue. */
const has = (item: TestProduct, variant: Record<string, number | string>, key: string): string[] => {
  if (key === 'brand') return [item.brand ?? '']
  if (key === 'label') return (item.labels ?? []).map(String)
  // A category includes its subcategories.
  if (key === 'category') return item.category.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  return variant[key] === undefined ? [] : [String(variant[key])]
}

/** Whether a variant passes all filters except the one that is left out. */
function passes(
  item: TestProduct,
  variant: Record<string, number | string>,
  filters: Chosen,
  except: string,
): boolean {
  const keys = (['dn', 'thread', 'brand', 'label', 'category'] as const).filter(
    (key) => key !== except && filters[key].length > 0,
  )
  if (!keys.every((key) => has(item, variant, key).some((each) => (filters[key] as string[]).includes(each))))
    return false
  if (except === 'length' || !filters.length) return true
  const [from, to] = filters.length
  return Number(variant['length']) >= from && Number(variant['length']) <= to
}

// The customer c1 has the first and the third product.
const isMine = (index: number) => index === 0 || index === 2

function expectedCount(items: TestProduct[], filters: Chosen, key: string, wanted: string): number {
  return items.filter(
    (item, index) =>
      (!filters.mine || isMine(index)) &&
      item.variants.some(
        (variant) => has(item, variant, key).includes(wanted) && passes(item, variant, filters, key),
      ),
  ).length
}

/** Products of which some variant has a length, whichever was asked for. */
const expectedLengths = (items: TestProduct[], filters: Chosen): number =>
  items.filter(
    (item, index) =>
      (!filters.mine || isMine(index)) &&
      item.variants.some(
        (variant) => variant['length'] !== undefined && passes(item, variant, filters, 'length'),
      ),
  ).length

const keys = ['dn', 'thread', 'brand', 'label', 'category'] as const

const requestOf = (filters: Chosen): TestRequest => ({
  customer: 'c1',
  filters: Object.fromEntries(
    keys.filter((key) => filters[key].length > 0).map((key) => [key, filters[key]]),
  ),
  intervals: filters.length ? { length: { from: filters.length[0], to: filters.length[1] } } : {},
  inAssortment: filters.mine,
})

describe('facet counts', () => {
  let index: (IndexReader & { remove: () => void }) | undefined
  afterEach(() => {
    index?.remove()
    index = undefined
  })

  it('equal a count by hand, as if the attribute itself were not filtered (FILT-8)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 1, maxLength: 8 }),
        fc.array(chosen, { minLength: 4, maxLength: 8 }),
        async (items, asked) => {
          index = await openTestIndex(documentSource(items))
          for (const filters of asked) {
            const { facets, total } = listFor(index, requestOf(filters))
            expect(total).toBe(
              items.filter(
                (item, place) =>
                  (!filters.mine || isMine(place)) &&
                  item.variants.some((variant) => passes(item, variant, filters, '')),
              ).length,
            )
            expect(facets.assortment).toEqual({
              count: items.filter(
                (item, place) =>
                  isMine(place) && item.variants.some((variant) => passes(item, variant, filters, '')),
              ).length,
              isSelected: filters.mine,
            })
            const shown = [facets.category, facets.brand, facets.label, ...facets.attributes].filter(
              (facet) => facet !== null,
            )
            for (const { attribute, values, interval } of shown) {
              if (interval)
                expect([attribute, interval.count]).toEqual(['length', expectedLengths(items, filters)])
              for (const { key, count } of values)
                expect([attribute, key, count]).toEqual([
                  attribute,
                  key,
                  expectedCount(items, filters, attribute, key),
                ])
            }
          }
          index.remove()
          index = undefined
        },
      ),
      { numRuns: 40 },
    )
  })

  it('include values without products (FILT-1)', async () => {
    index = await openTestIndex(
      documentSource([
        { names: { sv: 'A' }, category: 'pipe', variants: [{ dn: 'a', thread: 'a' }] },
        { names: { sv: 'B' }, category: 'pipe', variants: [{ dn: 'b', thread: 'b' }] },
      ]),
    )
    const { facets } = listFor(index, { filters: { dn: ['a'] } })
    const valuesOf = (key: string) => facets.attributes.find(({ attribute }) => attribute === key)?.values
    expect(valuesOf('dn')).toMatchObject([
      { key: 'a', isSelected: true, count: 1 },
      { key: 'b', isSelected: false, count: 1 },
    ])
    expect(valuesOf('thread')).toMatchObject([
      { key: 'a', isSelected: false, count: 1 },
      { key: 'b', isSelected: false, count: 0 },
    ])
  })

  it('agree with the variants that match every filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 1, maxLength: 4 }),
        fc.array(chosen, { minLength: 4, maxLength: 8 }),
        async (items, asked) => {
          index = await openTestIndex(documentSource(items))
          for (const filters of asked) {
            const request = listRequest(requestOf(filters))
            const { hits } = listFor(index, requestOf(filters))
            for (const [place, item] of items.entries()) {
              const productId = (place + 1) * 3
              const left = item.variants.flatMap((variant, at) =>
                passes(item, variant, filters, '') ? (place + 1) * 100 + at : [],
              )
              expect(filterVariants(index, { ...request, productId })).toEqual(left)
              const hit = hits.find((each) => each.productId === productId)
              if (hit) expect(hit.variantCount ?? item.variants.length).toBe(left.length)
            }
            expect(filterVariants(index, { ...request, productId: 1 })).toBeNull()
          }
          index.remove()
          index = undefined
        },
      ),
      { numRuns: 30 },
    )
  })
})
