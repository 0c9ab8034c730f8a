import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readListQuery as readByService } from '../../../api/catalogue/search/list-query.ts'
import { readListQuery, writeListQuery } from '@tradecounter/shop/search'

const pair = (name: string, value: string): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`
/** Few ids fill a facet, many fill the list. */
const id = fc.oneof(
  fc.constantFrom('dn', '__proto__', 'a[b]', 'x'.repeat(64), 'x'.repeat(65), '🔧'.repeat(64)),
  fc.nat(70).map((n) => `a${n}`),
)
const name = fc.oneof(
  id.map((each) => `parameters.Facets[${each}]`),
  id.map((each) => `parameters.IntervalFacets[${each}].From`),
  id.map((each) => `parameters.IntervalFacets[${each}].To`),
  id.map((each) => `IntervalFacets_min_${each}`),
  fc.constantFrom('parameters.SearchPhrase', 'parameters.FullTextSearchPhrase', 'parameters.page'),
  fc.constantFrom('parameters.Sort', 'sort-radio', 'parameters.Mentions', 'all-values', 'utm_source'),
)
const value = fc.oneof(
  fc.nat(999_999).map(String),
  fc.constantFrom('', '0', '-1', '1,5', '1.', '417', 'Relevance', 'true', 'x'.repeat(256), 'x'.repeat(257)),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const address = fc.oneof(
  fc.array(fc.tuple(name, value), { maxLength: 40, size: 'max' }),
  fc.array(fc.tuple(name, value), { minLength: 200, maxLength: 500, size: 'max' }),
  // Up to and beyond the maximum of everything.
  fc
    .tuple(fc.integer({ min: 45, max: 55 }), fc.integer({ min: 190, max: 210 }))
    .map(([attributes, values]) => [
      ...Array.from({ length: values }, (_, n) => [`parameters.Facets[a${n % 2}]`, String(n)] as const),
      ...Array.from(
        { length: attributes },
        (_, n) => [`parameters.IntervalFacets[i${n}].From`, '1'] as const,
      ),
      ...Array.from({ length: attributes }, (_, n) => [`parameters.IntervalFacets[i${n}].To`, '2'] as const),
    ]),
)
const unknown = new Set(['__proto__', 'constructor', 'prototype'])

it('reads the same query from an address as the service from the call (FILT-2)', () => {
  fc.assert(
    fc.property(address, (pairs) => {
      const asked = readListQuery(pairs.map(([each, text]) => pair(each, text)).join('&'))
      const { query, fault } = readByService(writeListQuery({ ...asked, others: [] }))
      expect(fault).toBeUndefined()
      const hasPhrase = asked.phrase !== '' || asked.fullText !== ''
      expect(query?.mentions).toBe(hasPhrase ? asked.mentions : undefined)
      expect({ page: query?.page, sort: query?.sort, isCut: query?.phraseCut }).toEqual({
        page: asked.page,
        sort: asked.sort,
        isCut: false,
      })
      expect(new Map([...(query?.facets ?? [])].map(([key, values]) => [key, values.toSorted()]))).toEqual(
        new Map(
          [...asked.facets].flatMap(([key, values]) =>
            unknown.has(key) ? [] : [[key, values.toSorted()] as const],
          ),
        ),
      )
      expect([...(query?.intervals.keys() ?? [])].toSorted()).toEqual(
        asked.intervals
          .map(({ attributeId }) => attributeId)
          .filter((key) => !unknown.has(key))
          .toSorted(),
      )
    }),
    { numRuns: 150 },
  )
})
