import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListQuery, writeListQuery, type ListQuery } from '@tradecounter/shop/search'
import { clearFilters, hasFilters } from '@tradecounter/shop/search'

const text = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((one) => one.isWellFormed() && one.trim() === one && one !== '')
const id = fc.stringMatching(/^[A-Za-z0-9_.\-åäö ]{1,10}$/u).filter((one) => one.trim() !== '')

const queries: fc.Arbitrary<ListQuery> = fc.record({
  phrase: fc.oneof(fc.constant(''), text),
  fullText: fc.oneof(fc.constant(''), text),
  page: fc.integer({ min: 1, max: 416 }),
  sort: fc.constantFrom('Relevance', 'AlphabeticalAsc', 'AlphabeticalDesc'),
  facets: fc
    .uniqueArray(fc.tuple(id, fc.uniqueArray(text, { minLength: 1, maxLength: 4 })), {
      selector: ([one]) => one,
      maxLength: 4,
    })
    .map((entries) => new Map(entries)),
  intervals: fc.uniqueArray(
    fc.record({ attributeId: id, from: fc.constantFrom('0', '1,5'), to: fc.constantFrom('', '20') }),
    { selector: ({ attributeId }) => attributeId, maxLength: 3 },
  ),
  others: fc.array(fc.tuple(fc.constantFrom('utm', 'ref', 'campaign'), text), { maxLength: 3 }),
  isCut: fc.constant(false),
})

const asSets = ({ facets, intervals, ...rest }: ListQuery) => ({
  ...rest,
  facets: [...facets].map(([one, values]) => [one, values.toSorted()]).toSorted(),
  intervals: intervals.toSorted((one, other) => (one.attributeId < other.attributeId ? -1 : 1)),
})

const many = (count: number, pair: (n: number) => string): ListQuery =>
  readListQuery(Array.from({ length: count }, (_, n) => pair(n)).join('&'))

describe('the query string of a list', () => {
  it('parses its own output (FILT-2)', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(asSets(readListQuery(writeListQuery(query)))).toEqual(asSets(query))
      }),
    )
  })

  it('formats a state the same way, whatever its order (FILT-2)', () => {
    fc.assert(
      fc.property(queries, fc.infiniteStream(fc.nat()), (query, order) => {
        const pairs = [...new URLSearchParams(writeListQuery(query))].filter(([name]) =>
          name.startsWith('parameters.'),
        )
        const shuffled = pairs
          .map((pair) => ({ pair, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
        const mixed = new URLSearchParams(shuffled.map(({ pair }) => [...pair])).toString()
        expect(writeListQuery(readListQuery(mixed))).toBe(writeListQuery({ ...query, others: [] }))
      }),
    )
  })

  it('never throws, and is stable after one round trip', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (garbage) => {
        const once = writeListQuery(readListQuery(garbage))
        expect(writeListQuery(readListQuery(once))).toBe(once)
      }),
    )
  })

  it("reads the specification's names (FILT-2, SRCH-5)", () => {
    const query = readListQuery(
      'parameters.SearchPhrase=kulventil&parameters.Facets[DN]=15&parameters.Facets%5BDN%5D=20' +
        '&parameters.IntervalFacets[P].From=1,5&IntervalFacets_max_P=10&sort-radio=AlphabeticalDesc&parameters.page=3&x=%20y',
    )
    expect(query).toEqual({
      phrase: 'kulventil',
      fullText: '',
      page: 3,
      sort: 'AlphabeticalDesc',
      facets: new Map([['DN', ['15', '20']]]),
      intervals: [{ attributeId: 'P', from: '1,5', to: '10' }],
      others: [['x', ' y']],
      isCut: false,
    })
  })

  it.each([
    ['parameters.page=0', { page: 1 }],
    ['parameters.page=-4', { page: 1 }],
    ['parameters.page=NaN', { page: 1 }],
    ['parameters.page=999999', { page: 416 }],
    ['parameters.Sort=Price', { sort: 'Relevance' }],
    ['parameters.Facets[]=1', { facets: new Map() }],
    ['parameters.Facets[a[b]]=1', { facets: new Map(), others: [['parameters.Facets[a[b]]', '1']] }],
    [`parameters.Facets[A]=${'x'.repeat(257)}`, { facets: new Map(), isCut: true }],
    [`parameters.SearchPhrase=${'ö'.repeat(257)}`, { phrase: 'ö'.repeat(256), isCut: true }],
    [`parameters.SearchPhrase=${'🔧'.repeat(256)}`, { phrase: '🔧'.repeat(256), isCut: false }],
    [`gclid=${'x'.repeat(257)}`, { others: [], isCut: false }],
    ['parameters.SearchPhrase=a&parameters.SearchPhrase=b', { phrase: 'a' }],
    ['%E0%A4%A=1', { phrase: '' }],
    ['parameters.SearchPhrase=a&parameters.Mentions=true', { mentions: true, others: [] }],
    [
      'parameters.IntervalFacets[T].From=-37&parameters.IntervalFacets[T].To=-0,0625',
      { intervals: [{ attributeId: 'T', from: '-37', to: '-0,0625' }] },
    ],
    [
      'parameters.IntervalFacets[T].From=%E2%88%9237',
      { intervals: [{ attributeId: 'T', from: '-37', to: '' }] },
    ],
    ['IntervalFacets_min_T=12-15', { intervals: [], wrongBound: '12-15' }],
    ['IntervalFacets_min_T=x', { intervals: [], wrongBound: 'x' }],
    ['IntervalFacets_min_T=1.200', { intervals: [], wrongBound: '1.200' }],
    [
      'parameters.IntervalFacets[T].From=1,200&parameters.IntervalFacets[T].To=2000',
      { intervals: [{ attributeId: 'T', from: '', to: '2000' }], wrongBound: '1,200' },
    ],
    ['parameters.IntervalFacets[T].From=-12.500', { intervals: [], wrongBound: '-12.500' }],
    [
      'parameters.IntervalFacets[T].From=1,125&parameters.IntervalFacets[T].To=1200.5',
      { intervals: [{ attributeId: 'T', from: '1,125', to: '1200.5' }] },
    ],
    [
      'parameters.IntervalFacets[T].From=0.200&parameters.IntervalFacets[T].To=1.20',
      { intervals: [{ attributeId: 'T', from: '0.200', to: '1.20' }] },
    ],
  ])('reads %s', (query, part) => {
    expect(readListQuery(query)).toMatchObject(part)
  })

  it('keeps that mentions count with filters and pages, and only with a phrase', () => {
    const query = readListQuery(
      'parameters.page=2&parameters.Mentions=true&parameters.FullTextSearchPhrase=a',
    )
    expect(writeListQuery(query)).toBe(
      'parameters.FullTextSearchPhrase=a&parameters.Mentions=true&parameters.page=2',
    )
    expect(writeListQuery(clearFilters(query))).toBe('')
    expect(readListQuery('parameters.SearchPhrase=a&parameters.Mentions=1')).not.toHaveProperty('mentions')
  })

  it('treats names of object properties as plain names', () => {
    const query = readListQuery('parameters.Facets[__proto__]=1&parameters.Facets[constructor]=2')
    expect([...query.facets.keys()]).toEqual(['__proto__', 'constructor'])
    expect({}).not.toHaveProperty('1')
  })

  it('drops facets beyond the limit, and reports it', () => {
    const attributes = many(60, (n) => `parameters.Facets[a${n}]=1`)
    expect([attributes.facets.size, attributes.isCut]).toEqual([50, true])
    const values = many(150, (n) => `parameters.Facets[a]=${n}`)
    expect([values.facets.get('a')?.length, values.isCut]).toEqual([100, true])
    // Intervals and facets are counted together, and so are their values.
    const both = many(60, (n) => `parameters.${n % 2 ? `Facets[a${n}]` : `IntervalFacets[i${n}].From`}=1`)
    expect([both.facets.size, both.intervals.length, both.isCut]).toEqual([25, 25, true])
    const full = many(40, (n) => `parameters.Facets[a]=${n}&parameters.IntervalFacets[i${n}].From=${n}`)
    expect(full.isCut).toBe(false)
    expect(many(50, (n) => `parameters.Facets[a${n}]=1&parameters.Facets[a${n}]=2`).isCut).toBe(false)
    expect(many(250, (n) => `parameters.Facets[a${n % 3}]=${n}`).isCut).toBe(true)
  })

  it('clears filters and the page, and keeps the rest (FILT-2)', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const cleared = clearFilters(query)
        expect(hasFilters(cleared)).toBe(false)
        expect(cleared).toMatchObject({
          phrase: query.phrase,
          sort: query.sort,
          others: query.others,
          page: 1,
        })
      }),
    )
  })
})
