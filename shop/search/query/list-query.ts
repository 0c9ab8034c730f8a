import type { ListLimits } from '@tradecounter/api/contract'
import { longestPhrase, phraseName, readPhrase } from './list-phrase.ts'
import { sorts, type ListSort } from './list-sort.ts'

/** An interval as typed: `from` or `to` may be empty. Numbers stay text, as in the address. */
export interface Interval {
  attributeId: string
  from: string
  to: string
}

/** The parsed address of a list (spec §2). `readListQuery` creates it, `writeListQuery` formats it. */
export interface ListQuery {
  phrase: string
  /** Restricts a category chosen among suggestions (spec §2 "Other links"): a filter, unlike `phrase`. */
  fullText: string
  /** Lists the products that only mention the words of the phrase, if no other product has them. */
  mentions?: true
  /** From 1. */
  page: number
  sort: ListSort
  /** Selected values by attribute. Never an empty list. */
  facets: ReadonlyMap<string, readonly string[]>
  intervals: readonly Interval[]
  /** Unknown parameters (campaign codes, flags): kept unchanged, at the end. */
  others: readonly (readonly [name: string, value: string])[]
  /** The address has more filters than a list accepts: the rest is dropped, and the reader sees a note. */
  isCut: boolean
  /**
   * The first end of an interval in the address that is no number, or can be read in two ways (`1.200`): it is dropped,
   * and the reader sees a note.
   */
  wrongBound?: string
}

/** The limits of the API contract, of which the shop may import only types. */
const limits: ListLimits = {
  attributes: 50,
  valuesOfOne: 100,
  values: 200,
  attributeId: 64,
  text: longestPhrase,
  pages: 416,
}

/** The last page that can be requested. */
export const lastPage = limits.pages

const fullTextName = 'parameters.FullTextSearchPhrase'
const mentionsName = 'parameters.Mentions'
const pageName = 'parameters.page'
const sortName = 'parameters.Sort'
/** Query parameters of the sort order in forms and older links. */
const sortNames = [sortName, 'sort-radio']
const id = `([^[\\]]{1,${limits.attributeId}})`
const facetName = new RegExp(String.raw`^parameters\.Facets\[${id}\]$`, 'u')
const intervalName = new RegExp(String.raw`^parameters\.IntervalFacets\[${id}\]\.(From|To)$`, 'u')
/**
 * A bound that the API accepts, other than one that means thousands or decimals, as a form without script sends it.
 * What the filter itself writes is clear: `1,125`.
 */
const bound = /^-?(?![1-9]\d{0,2}(?:\.\d{3}|,\d\d0)$)\d{1,9}(?:[.,]\d{1,9})?$/u
const intervalInputName = new RegExp(`^IntervalFacets_(min|max)_${id}$`, 'u')

/** Parameters of which only the first occurrence counts. */
const scalarNames = [phraseName, fullTextName, mentionsName, pageName, ...sortNames]

/** Facets with all values shown: does not affect the list, so it is kept like unknown parameters. */
export const allValuesParameter = 'all-values'

/** Query parameter of a facet's values. */
export const facetParameter = (attributeId: string): string => `parameters.Facets[${attributeId}]`

/** Query parameters of an interval's ends. */
export const intervalParameters = (attributeId: string): { from: string; to: string } => ({
  from: `parameters.IntervalFacets[${attributeId}].From`,
  to: `parameters.IntervalFacets[${attributeId}].To`,
})

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Collects the address's values before they are sorted. */
class Collected {
  readonly facets = new Map<string, string[]>()
  readonly intervals = new Map<string, Interval>()
  readonly others: [string, string][] = []
  isCut = false
  wrongBound = ''
  readonly #attributes = new Set<string>()
  #total = 0

  /** Adds a value of an attribute unless a limit is reached. */
  #takes(attributeId: string, ofOne: number): boolean {
    const isNew = !this.#attributes.has(attributeId)
    const isFull =
      ofOne >= limits.valuesOfOne ||
      this.#total >= limits.values ||
      (isNew && this.#attributes.size >= limits.attributes)
    this.isCut ||= isFull
    if (isFull) return false
    this.#attributes.add(attributeId)
    this.#total += 1
    return true
  }

  addFacet(attributeId: string, value: string): void {
    const values = this.facets.get(attributeId) ?? []
    if (value === '' || values.includes(value) || !this.#takes(attributeId, values.length)) return
    this.facets.set(attributeId, [...values, value])
  }

  /** The first value of an end counts; repetitions and invalid numbers are dropped. */
  addInterval(attributeId: string, end: 'from' | 'to', text: string): void {
    const known = this.intervals.get(attributeId)
    // As forms without script send it.
    const value = text.trim().replace(/^[\u2010-\u2015\u2212]/u, '-')
    const isBound = bound.test(value)
    if (!isBound) this.wrongBound ||= value
    if (!isBound || (known && known[end] !== '') || !this.#takes(attributeId, 0)) return
    this.intervals.set(attributeId, { attributeId, from: '', to: '', ...known, [end]: value })
  }
}

const readPage = (text: string): number =>
  /^\d{1,9}$/u.test(text) ? Math.min(Math.max(1, Number(text)), limits.pages) : 1
const isTooLong = (text: string): boolean => [...text].length > limits.text
const readSort = (text: string): ListSort => sorts.find((sort) => sort === text) ?? 'Relevance'

/** Parses a query string. Malformed or too long values are dropped; nothing throws. */
export function readListQuery(query: string): ListQuery {
  const parameters = new URLSearchParams(query)
  const collected = new Collected()
  for (const [name, value] of parameters) {
    if (name.length > limits.text || value.length > limits.text) {
      collected.isCut ||= facetName.test(name)
      continue
    }
    const facet = facetName.exec(name)
    const interval = intervalName.exec(name)
    const input = intervalInputName.exec(name)
    if (facet?.[1]) collected.addFacet(facet[1], value)
    else if (interval?.[1]) collected.addInterval(interval[1], interval[2] === 'From' ? 'from' : 'to', value)
    else if (input?.[2]) collected.addInterval(input[2], input[1] === 'min' ? 'from' : 'to', value)
    else if (!scalarNames.includes(name)) collected.others.push([name, value])
  }
  const first = (...names: string[]): string =>
    names.map((name) => parameters.get(name)).find((value) => value) ?? ''
  return {
    phrase: readPhrase(first(phraseName)),
    fullText: readPhrase(first(fullTextName)),
    ...(first(mentionsName) === 'true' ? { mentions: true } : {}),
    page: readPage(first(pageName)),
    sort: readSort(first(...sortNames)),
    facets: collected.facets,
    intervals: [...collected.intervals.values()],
    others: collected.others,
    isCut: collected.isCut || isTooLong(first(phraseName)) || isTooLong(first(fullTextName)),
    ...(collected.wrongBound === '' ? {} : { wrongBound: collected.wrongBound }),
  }
}

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',')

/**
 * The query string of a state, in one canonical order, so that equal lists have equal addresses, cache keys and SWR
 * keys: phrases, whether mentions of them count, facets and intervals by attribute, sort unless it is the default, page
 * unless it is 1, then the others.
 */
export const writeListQuery = (query: ListQuery): string =>
  listPairs(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

/** Names and values of a state in that order, as hidden fields of a form without script. */
export function listPairs(query: ListQuery): (readonly [name: string, value: string])[] {
  const pairs: (readonly [string, string])[] = []
  if (query.phrase !== '') pairs.push([phraseName, query.phrase])
  if (query.fullText !== '') pairs.push([fullTextName, query.fullText])
  if (query.mentions && pairs.length > 0) pairs.push([mentionsName, 'true'])
  for (const [attributeId, values] of [...query.facets].toSorted(([one], [other]) => compare(one, other)))
    for (const value of values.toSorted(compare)) pairs.push([facetParameter(attributeId), value])
  for (const { attributeId, from, to } of query.intervals.toSorted((one, other) =>
    compare(one.attributeId, other.attributeId),
  )) {
    const names = intervalParameters(attributeId)
    if (from !== '') pairs.push([names.from, from])
    if (to !== '') pairs.push([names.to, to])
  }
  if (query.sort !== 'Relevance') pairs.push([sortName, query.sort])
  if (query.page > 1) pairs.push([pageName, String(query.page)])
  pairs.push(...query.others)
  return pairs
}

/** The query for the API: the same, without unknown parameters. */
export const apiQuery = (query: ListQuery): string => writeListQuery({ ...query, others: [] })
