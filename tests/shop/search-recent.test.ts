import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSearches } from '../../shop/core/index.ts'
import { recentSearches, rememberSearch } from '../../shop/search/quick-search/recent-searches.ts'
import { storeScrollPosition, readScrollPosition } from '../../shop/search/tracking/scroll-positions.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('recent searches', () => {
  it('are listed newest first, each once, at most eight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('rör', 'Rör', 'ventil', 'kran', 'a', 'b', 'c', 'd', 'e', 'f')),
        (typed) => {
          localStorage.clear()
          for (const phrase of typed) rememberSearch(` ${phrase} `, 'u1')
          const expected = [...new Map(typed.map((phrase) => [phrase.toLowerCase(), phrase])).keys()]
          const recent = recentSearches('u1')
          expect(recent.length).toBe(Math.min(8, expected.length))
          expect(new Set(recent.map((phrase) => phrase.toLowerCase())).size).toBe(recent.length)
          if (typed.length > 0) expect(recent[0]).toBe(typed.at(-1))
        },
      ),
    )
  })

  it('are removed at sign-out and for another user', () => {
    rememberSearch('hemligt', 'u1')
    expect(recentSearches('u2')).toEqual([])
    expect(localStorage.getItem('recent_searches')).toBeNull()
    rememberSearch('hemligt', 'u1')
    expect(recentSearches('')).toEqual([])
    expect(recentSearches('u1')).toEqual([])
  })

  it('are kept when a visitor signs in', () => {
    rememberSearch('rör', '')
    rememberSearch('kran', 'u1')
    expect(recentSearches('u1')).toEqual(['kran', 'rör'])
    expect(recentSearches('')).toEqual([])
  })

  it('are cleared on request, and skip empty and overlong phrases', () => {
    rememberSearch('  ', 'u1')
    rememberSearch('x'.repeat(101), 'u1')
    expect(localStorage.getItem('recent_searches')).toBeNull()
    rememberSearch('rör', 'u1')
    forgetSearches()
    expect(recentSearches('u1')).toEqual([])
  })

  it.each([
    '{',
    '[]',
    '{"userId":1,"phrases":[]}',
    '{"userId":"","phrases":"x"}',
    '{"userId":"","phrases":[1,"rör"]}',
  ])('handle a storage that contains %s', (kept) => {
    localStorage.setItem('recent_searches', kept)
    expect(recentSearches('')).toEqual(kept.includes('rör') ? ['rör'] : [])
  })

  it('work without storage access', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => rememberSearch('rör', '')).not.toThrow()
    expect(() => storeScrollPosition('/search', { first: 1, last: 2, row: 3, top: 4 })).not.toThrow()
    refuse.mockRestore()
  })
})

describe('scroll positions of lists', () => {
  const place = { first: 1, last: 2, row: 30, top: -12.5 }

  it('are stored by address, the last twenty', () => {
    for (let n = 0; n < 25; n += 1) storeScrollPosition(`/c/${n}`, { ...place, row: n })
    storeScrollPosition('/c/24', place)
    expect(readScrollPosition('/c/24')).toEqual(place)
    expect(readScrollPosition('/c/5')).toEqual({ ...place, row: 5 })
    expect(readScrollPosition('/c/4')).toBeNull()
  })

  it.each(['{', '{}', '[["/c/1",null]]', '[["/c/1",{"first":1}]]', '[1]'])('handle %s', (kept) => {
    sessionStorage.setItem('list_places', kept)
    expect(readScrollPosition('/c/1')).toBeNull()
  })
})
