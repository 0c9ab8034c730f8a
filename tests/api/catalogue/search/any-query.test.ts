import type { Interval } from '@tradecounter/search'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sorts } from '../../../../api/contract/index.ts'
import { readListQuery } from '../../../../api/catalogue/search/list-query.ts'
import type { ListQuery } from '../../../../api/platform/product-search.ts'
import { openDemoShop, type DemoShop } from './demo-shop.ts'
import { expectLessTime } from '../../../setup/measures.ts'

const pair = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
const boundText = (value: number) => String(value).replace('.', ',')

/** An address in the pages' form (spec §2). */
function written({ phrase, page, sort, facets, intervals }: ListQuery): string {
  return [
    ...(phrase === '' ? [] : [pair('parameters.SearchPhrase', phrase)]),
    ...[...facets].flatMap(([id, values]) => values.map((value) => pair(`parameters.Facets[${id}]`, value))),
    ...[...intervals].flatMap(([id, { from, to }]) => [
      ...(from === null ? [] : [pair(`parameters.IntervalFacets[${id}].From`, boundText(from))]),
      ...(to === null ? [] : [pair(`parameters.IntervalFacets[${id}].To`, boundText(to))]),
    ]),
    ...(sort === 'Relevance' ? [] : [pair('parameters.Sort', sort)]),
    ...(page === 1 ? [] : [pair('parameters.page', String(page))]),
  ].join('&')
}

// `constructor` and similar names are not attributes.
const id = fc
  .stringMatching(/^[\p{L}\d _.-]{1,20}$/u)
  .filter((key) => !['constructor', 'prototype', '__proto__'].includes(key))
const bound = fc.integer({ min: 0, max: 9_999_999 }).map((thousandths) => thousandths / 1000)
const interval: fc.Arbitrary<Interval> = fc
  .record({ from: fc.option(bound), to: fc.option(bound) })
  .filter(({ from, to }) => from !== null || to !== null)
const query: fc.Arbitrary<ListQuery> = fc.record({
  phrase: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ),
  phraseCut: fc.constant(false),
  page: fc.integer({ min: 1, max: 416 }),
  sort: fc.constantFrom(...sorts),
  facets: fc
    .uniqueArray(
      fc.tuple(
        id,
        fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), {
          minLength: 1,
          maxLength: 4,
        }),
      ),
      { maxLength: 6, selector: ([key]) => key },
    )
    .map((pairs) => new Map(pairs)),
  intervals: fc
    .uniqueArray(fc.tuple(id, interval), { maxLength: 3, selector: ([key]) => key })
    .map((pairs) => new Map(pairs)),
})

describe('the filters of a list and its address', () => {
  it('are converted without loss in both directions (FILT-2)', () => {
    fc.assert(
      fc.property(query, (state) => {
        expect(readListQuery(written(state))).toEqual({ query: state })
      }),
      { numRuns: 500 },
    )
  })
})

describe('any query string', () => {
  let shop: DemoShop
  beforeAll(async () => {
    shop = await openDemoShop()
  })
  afterAll(() => shop.close())

  const names = [
    'parameters.SearchPhrase',
    'parameters.FullTextSearchPhrase',
    'searchPhrase',
    'parameters.page',
    'parameters.Sort',
    'parameters.Facets[dn]',
    'parameters.Facets[material]',
    'parameters.Facets[category]',
    'parameters.Facets[myAssortment]',
    'parameters.Facets[__proto__]',
    'parameters.Facets[',
    'parameters.IntervalFacets[length].From',
    'parameters.IntervalFacets[length].To',
    'IntervalFacets_min_length',
  ]
  const hostile = [
    '"',
    '*',
    'NEAR(a b)',
    'name : (a OR b)',
    "' or 1=1 --",
    '%00',
    'constructor',
    '__proto__ valueOf',
    '-',
    '1/2"',
    '½',
    '9'.repeat(256),
    'a'.repeat(256),
    'kulventil '.repeat(25),
    'ä'.repeat(128),
    '1/2 '.repeat(60),
    '3x4x5 mm '.repeat(28),
    'a-b-c-d-'.repeat(32),
    '٣٤٥',
    '𝔨𝔲𝔩',
    'ﷺ'.repeat(60),
    'x́'.repeat(100),
  ]
  const value = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed()),
    fc.constantFrom('kulventil', '15', 'brass', '2', 'Relevance', '1e9', '-1', '0,5', 'true'),
  )
  const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })), value), {
    maxLength: 30,
  })
  const search = fc.oneof(
    {
      weight: 4,
      arbitrary: pairs.map((each) =>
        each
          .map(
            ([name, text]) =>
              `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`,
          )
          .join('&'),
      ),
    },
    fc
      .array(fc.constantFrom('%', '%F', '&', '=', '[', ']', '+', '%E0%A4%A', 'parameters.Facets[dn]', '#'), {
        maxLength: 40,
      })
      .map((parts) => parts.join('')),
  )

  it.each([
    ['/api/search', 'parameters.SearchPhrase'],
    ['/api/search/quick', 'searchPhrase'],
    ['/api/category?path=valves&', 'parameters.FullTextSearchPhrase'],
  ])('is answered by %s with a list or the parameter that is wrong', async (path, phraseName) => {
    const ask = async (text: string) => {
      const began = process.cpuUsage()
      const answer = await shop.get(`${path}${path.includes('?') ? '' : '?'}${text.replaceAll('#', '')}`)
      const { user, system } = process.cpuUsage(began)
      return { ...answer, cpuMs: (user + system) / 1000 }
    }
    await fc.assert(
      // Otherwise one query in twelve would have a phrase.
      fc.asyncProperty(fc.option(value), search, async (phrase, rest) => {
        const text = phrase === null ? rest : `${pair(phraseName, phrase)}&${rest}`
        const { status, body, cpuMs } = await ask(text)
        expect([text, status, body]).toEqual([text, expect.toBeOneOf([200, 400]), body])
        if (status === 400) expect(body).toMatchObject({ code: expect.stringMatching(/./u) })
        // Other work of the process counts too: a slow query is slow each time.
        const times = cpuMs < 200 ? [cpuMs] : [cpuMs, (await ask(text)).cpuMs, (await ask(text)).cpuMs]
        expectLessTime(Math.min(...times), 200)
      }),
      { numRuns: 150 },
    )
    expect(shop.faults).toEqual([])
  })
})
