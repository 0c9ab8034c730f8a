import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListQuery, readQuickPhrase } from '../../../../api/catalogue/search/list-query.ts'

const read = (search: string) => {
  const { query, fault } = readListQuery(search)
  if (fault) throw new Error(`${fault.code} ${fault.field}`)
  return query
}
const faultOf = (search: string) => readListQuery(search).fault
const facet = (id: string, value: string) =>
  `parameters.Facets[${encodeURIComponent(id)}]=${encodeURIComponent(value)}`

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('&')

const from = (text: string): string => `parameters.IntervalFacets[t].From=${encodeURIComponent(text)}`
const interval = (n: number) =>
  `parameters.IntervalFacets[i${n}].From=1&parameters.IntervalFacets[i${n}].To=2`

describe('the query of a list', () => {
  it('reads phrase, page and sort (SRCH-5)', () => {
    const query = read(
      '?parameters.SearchPhrase=kul+ventil%20%22&parameters.page=3&parameters.Sort=AlphabeticalDesc',
    )
    expect(query).toMatchObject({ phrase: 'kul ventil "', page: 3, sort: 'AlphabeticalDesc' })
  })

  it('reads the phrase of a category link (SRCH-4)', () => {
    expect(read('parameters.FullTextSearchPhrase=kul').phrase).toBe('kul')
  })

  it('reads repeated facets and intervals (FILT-2)', () => {
    const query = read(
      'parameters.Facets[dn]=15&parameters.Facets%5Bdn%5D=20&parameters.IntervalFacets[length].From=1,5&parameters.IntervalFacets[length].To=3&IntervalFacets_min_length=0',
    )
    expect(query.facets.get('dn')).toEqual(['15', '20'])
    expect(query.intervals.get('length')).toEqual({ from: 1.5, to: 3 })
  })

  it('parses interval and sort parameters of a form without script (FILT-2)', () => {
    const query = read('IntervalFacets_min_length=1,5&IntervalFacets_max_length=3&sort-radio=AlphabeticalAsc')
    expect(query.intervals.get('length')).toEqual({ from: 1.5, to: 3 })
    expect(query.sort).toBe('AlphabeticalAsc')
    const both = read('sort-radio=AlphabeticalAsc&parameters.Sort=AlphabeticalDesc&IntervalFacets_max_dn=')
    expect(both).toMatchObject({ sort: 'AlphabeticalDesc', intervals: new Map() })
    expect(faultOf('sort-radio=Price')).toMatchObject({ code: 'invalid', field: 'sort-radio' })
    expect(faultOf('IntervalFacets_min_length=wide')).toMatchObject({ field: 'IntervalFacets_min_length' })
  })

  it('reads whether mentions count', () => {
    expect(read('parameters.Mentions=true').mentions).toBe(true)
    expect(read('parameters.Mentions=')).not.toHaveProperty('mentions')
    expect(faultOf('parameters.Mentions=yes')).toMatchObject({
      code: 'invalid',
      field: 'parameters.Mentions',
    })
  })

  it('uses the first of a repeated scalar and ignores empty values', () => {
    expect(read('parameters.page=2&parameters.page=9').page).toBe(2)
    expect(read('parameters.page=&parameters.Facets[dn]=').facets.size).toBe(0)
  })

  it('reads any facets as they were written', () => {
    const id = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => !/[[\]]/u.test(text) && !/__proto__|constructor|prototype/u.test(text))
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(id, value), { maxLength: 20, selector: ([key, text]) => `${key}=${text}` }),
        (pairs) => {
          const { facets } = read(pairs.map(([key, text]) => facet(key, text)).join('&'))
          expect(
            [...facets].flatMap(([key, values]) => values.map((text) => [key, text])).toSorted(),
          ).toEqual(pairs.map(([key, text]) => [key, text]).toSorted())
        },
      ),
    )
  })

  it('names the wrong parameter', () => {
    expect(faultOf('parameters.page=0')).toMatchObject({ code: 'invalid', field: 'parameters.page' })
    expect(faultOf('parameters.Sort=Price')).toMatchObject({ field: 'parameters.Sort' })
    expect(faultOf('parameters.IntervalFacets[length].From=1e9')).toMatchObject({
      field: 'parameters.IntervalFacets[length].From',
    })
    expect(faultOf(`parameters.Facets[dn]=${'x'.repeat(257)}`)).toMatchObject({
      code: 'tooLong',
      field: 'parameters.Facets[dn]',
    })
    expect(faultOf('a=%E0%A4%A')).toMatchObject({ code: 'notUtf8' })
    expect(faultOf('a=%C0%AF')).toMatchObject({ code: 'notUtf8' })
  })

  it('reads negative and fine bounds, and refuses what is no number', () => {
    for (const [text, value] of [
      ['-37', -37],
      ['-0,5', -0.5],
      ['0.0625', 0.0625],
    ] as const)
      expect(read(from(text)).intervals.get('t')).toEqual({ from: value, to: null })
    for (const text of ['--5', '5-', '12-15', '-', '−5', '1 200', '0x1'])
      expect(faultOf(from(text))).toMatchObject({ code: 'invalid' })
  })

  it('ends lists after 10,000 rows', () => {
    expect(read('parameters.page=416').page).toBe(416)
    expect(faultOf('parameters.page=417')).toMatchObject({ code: 'tooDeep', field: 'parameters.page' })
  })

  it('enforces the limits of parameters, attributes and values', () => {
    expect(faultOf(many(256, (n) => `a${n}=1`))).toBeUndefined()
    expect(faultOf(many(257, (n) => `a${n}=1`))).toMatchObject({ code: 'tooManyParameters' })
    expect(faultOf(many(50, (n) => facet(`a${n}`, '1')))).toBeUndefined()
    expect(faultOf(many(51, (n) => facet(`a${n}`, '1')))).toMatchObject({ code: 'tooManyFilters' })
    expect(faultOf(many(100, (n) => facet('a', String(n))))).toBeUndefined()
    expect(faultOf(many(101, (n) => facet('a', String(n))))).toMatchObject({ code: 'tooManyValues' })
    expect(faultOf(many(201, (n) => facet(`a${n % 3}`, String(n))))).toMatchObject({ code: 'tooManyValues' })
    expect(faultOf(many(50, interval))).toBeUndefined()
    expect(faultOf(`${many(50, interval)}&${facet('a', '1')}`)).toMatchObject({ code: 'tooManyFilters' })
    const full = `${many(49, interval)}&${many(100, (n) => facet('a', String(n)))}`
    expect(faultOf(full)).toBeUndefined()
    expect(faultOf(`${full}&${many(3, (n) => facet('i0', String(n)))}`)).toMatchObject({
      code: 'tooManyValues',
    })
  })

  it('truncates a long phrase and removes control characters', () => {
    expect(read(`parameters.SearchPhrase=${'ö'.repeat(300)}`)).toMatchObject({
      phrase: 'ö'.repeat(256),
      phraseCut: true,
    })
    expect(read('parameters.SearchPhrase=a%00%1Bb').phrase).toBe('a b')
  })

  it('ignores names of prototypes', () => {
    const { facets } = read(
      'parameters.Facets[__proto__]=1&parameters.Facets[constructor]=2&parameters.Facets[dn]=3',
    )
    expect([...facets.keys()]).toEqual(['dn'])
  })

  it('returns a query or a fault for every query string', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom(
        'parameters.Facets[',
        'parameters.IntervalFacets[a].From=',
        '%',
        '%F',
        '&',
        '=',
        '[',
        ']',
        '+',
        'parameters.page=',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const search = pieces.join('')
        const { query, fault } = readListQuery(search)
        expect(query === undefined).toBe(fault !== undefined)
        if (fault) expect(fault.field).not.toBe('')
        const quick = readQuickPhrase(search)
        expect(quick.phrase === undefined).toBe(quick.fault !== undefined)
      }),
      { numRuns: 2000 },
    )
  })
})
