import { removeInvisible } from '@tradecounter/search'
import type { Interval } from '@tradecounter/search'
import { listLimits, sorts, type Sort } from '../../contract/index.ts'
import type { ListQuery } from '../../platform/product-search.ts'

/** Why a query is refused. `field` is the wrong parameter. */
export interface QueryFault {
  code: string
  message: string
  field: string
}

export const pageSize = 24
/** Parameters of any kind (reliability 2.9): enough for everything that the limits of a list allow. */
const mostParameters = 256
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
const attributeId = `([^[\\]]{1,${listLimits.attributeId}})`
const facetName = new RegExp(String.raw`^parameters\.Facets\[${attributeId}\]$`, 'u')
const intervalName = new RegExp(String.raw`^parameters\.IntervalFacets\[${attributeId}\]\.(From|To)$`, 'u')
/** Parameter names of an interval's bounds and of the sort order in forms without script (spec §2). */
const intervalInputName = new RegExp(`^IntervalFacets_(min|max)_${attributeId}$`, 'u')
const sortNames = ['parameters.Sort', 'sort-radio']
const intervalValue = /^-?\d{1,9}([.,]\d{1,9})?$/u

/** Carries a fault out of the parser; never leaves this file. */
class Refused extends Error {
  readonly fault: QueryFault
  constructor(code: string, message: string, field: string) {
    super(message)
    this.fault = { code, message, field }
  }
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    throw new Refused('notUtf8', 'The query string is not valid percent-encoded UTF-8.', 'query')
  }
}

function pairsOf(search: string): Array<[name: string, value: string]> {
  const parts = search.replace(/^\?/u, '').split('&').filter(Boolean)
  if (parts.length > mostParameters) {
    throw new Refused('tooManyParameters', `A query may have ${mostParameters} parameters.`, 'query')
  }
  return parts.map((part) => {
    const at = part.indexOf('=')
    return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
  })
}

function readPhrase(value: string): { phrase: string; phraseCut: boolean } {
  // A control character is between words; a soft hyphen is inside one.
  const seen = removeInvisible(value.normalize('NFC').replace(/\p{Cc}/gu, ' '))
  const points = [...seen.replace(/\p{C}/gu, ' ').replace(/ {2,}/gu, ' ').trim()]
  return { phrase: points.slice(0, listLimits.text).join(''), phraseCut: points.length > listLimits.text }
}

function readPage(value: string, field: string): number {
  if (!/^[1-9]\d{0,8}$/u.test(value)) throw new Refused('invalid', 'A page is a whole number from 1.', field)
  const page = Number(value)
  if (page > listLimits.pages) {
    const rows = listLimits.pages * pageSize
    throw new Refused('tooDeep', `Lists end after ${rows} rows; narrow the search instead.`, field)
  }
  return page
}

function readSort(value: string, field: string): Sort {
  const sort = sorts.find((known) => known === value)
  if (!sort) throw new Refused('invalid', `A sort is one of ${sorts.join(', ')}.`, field)
  return sort
}

function readBound(value: string, field: string): number {
  if (!intervalValue.test(value))
    throw new Refused(
      'invalid',
      'A bound has digits, at most one comma or dot, and a minus sign if it is negative.',
      field,
    )
  return Number(value.replace(',', '.'))
}

/** The attribute and the bound of an interval parameter; both undefined for other parameters. */
function intervalEndOf(name: string): { interval?: string | undefined; end: 'from' | 'to' } {
  const [, interval, side] = intervalName.exec(name) ?? []
  const [, input, attribute] = intervalInputName.exec(name) ?? []
  return { interval: interval ?? attribute, end: side === 'From' || input === 'min' ? 'from' : 'to' }
}

function readMentions(value: string, field: string): { mentions: true } {
  if (value !== 'true') throw new Refused('invalid', 'It is true, or absent.', field)
  return { mentions: true }
}

function collect(pairs: ReadonlyArray<[name: string, value: string]>): ListQuery {
  const first = new Map<string, string>()
  const facets = new Map<string, string[]>()
  const intervals = new Map<string, Interval>()
  let values = 0
  for (const [name, value] of pairs) {
    const [, attribute] = facetName.exec(name) ?? []
    const { interval, end } = intervalEndOf(name)
    const id = attribute ?? interval
    if (id !== undefined && forbidden.has(id)) continue
    if (!name.endsWith('SearchPhrase') && value.length > listLimits.text) {
      const field = name.slice(0, listLimits.text)
      throw new Refused('tooLong', `A value may have ${listLimits.text} characters.`, field)
    }
    if (value === '') continue
    if (attribute !== undefined) {
      const chosen = facets.get(attribute) ?? []
      if (chosen.includes(value)) continue
      facets.set(attribute, [...chosen, value])
      values += 1
    } else if (interval !== undefined) {
      const bounds = intervals.get(interval) ?? { from: null, to: null }
      if (bounds[end] !== null) continue
      intervals.set(interval, { ...bounds, [end]: readBound(value, name) })
      values += 1
    } else if (!first.has(name)) first.set(name, value)
    const ofOne = attribute === undefined ? 0 : (facets.get(attribute)?.length ?? 0)
    if (ofOne > listLimits.valuesOfOne || values > listLimits.values) {
      throw new Refused(
        'tooManyValues',
        `A filter may have ${listLimits.valuesOfOne} values, all together ${listLimits.values}.`,
        name,
      )
    }
    if (new Set([...facets.keys(), ...intervals.keys()]).size > listLimits.attributes) {
      throw new Refused(
        'tooManyFilters',
        `A list may be filtered by ${listLimits.attributes} attributes.`,
        name,
      )
    }
  }
  const mentions = first.get('parameters.Mentions')
  const page = first.get('parameters.page')
  const sortName = sortNames.find((name) => first.has(name))
  return {
    ...readPhrase(first.get('parameters.SearchPhrase') ?? first.get('parameters.FullTextSearchPhrase') ?? ''),
    ...(mentions === undefined ? {} : readMentions(mentions, 'parameters.Mentions')),
    page: page === undefined ? 1 : readPage(page, 'parameters.page'),
    sort: sortName === undefined ? 'Relevance' : readSort(first.get(sortName) ?? '', sortName),
    facets,
    intervals,
  }
}

/**
 * Reads the query string of a list. Uses the first of repeated scalars; ignores unknown names and empty values. Never
 * throws.
 */
export function readListQuery(
  search: string,
): { query: ListQuery; fault?: never } | { query?: never; fault: QueryFault } {
  try {
    return { query: collect(pairsOf(search)) }
  } catch (cause) {
    if (cause instanceof Refused) return { fault: cause.fault }
    throw cause
  }
}

/** Reads the phrase of a quick search. Never throws. */
export function readQuickPhrase(
  search: string,
): { phrase: string; fault?: never } | { phrase?: never; fault: QueryFault } {
  try {
    const value = pairsOf(search).find(([name]) => name === 'searchPhrase')?.[1] ?? ''
    return { phrase: readPhrase(value).phrase }
  } catch (cause) {
    if (cause instanceof Refused) return { fault: cause.fault }
    throw cause
  }
}
