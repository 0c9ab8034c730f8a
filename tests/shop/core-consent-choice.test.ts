import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fingerprintId, hasConsent, keepChoice, keepListName, readChoice } from '@tradecounter/shop/core'

const clear = (): void => {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  localStorage.clear()
}
const give = (value: string): void => {
  document.cookie = `cookie_consent=${value}; Path=/`
}

beforeEach(clear)
afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the consent choice', () => {
  it('is stored with version and time for half a year', () => {
    vi.useFakeTimers({ now: 1_763_650_000_999 })
    const write = vi.spyOn(document, 'cookie', 'set')
    expect(readChoice()).toBeNull()
    keepChoice(['C0001', 'C0002'])
    expect(write.mock.calls[0]).toEqual([
      'cookie_consent=C0001.C0002.v1.t1763650000; Path=/; Max-Age=15552000; SameSite=Lax',
    ])
    expect(readChoice()).toEqual({ groups: ['C0001', 'C0002'], version: 1, time: 1_763_650_000 })
  })

  it.each(['', 'v1.t5', 'C0001.v0', 'C0001.C0002.v2.t5', 'C9.x'])('is requested again with %j', (value) => {
    give(value)
    expect(readChoice()).toBeNull()
  })

  it('is read from a cookie without version or time, too', () => {
    give('C0001.C0002')
    expect(readChoice()).toEqual({ groups: ['C0001', 'C0002'], version: 1, time: 0 })
  })

  it('is read as stored, with known groups only', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('C0001', 'C0002', 'C0003', 'v9', '')), (chosen) => {
        const kept = keepChoice(chosen)
        expect(readChoice()).toEqual(kept)
        expect(kept.groups[0]).toBe('C0001')
        expect(hasConsent('C0002')).toBe(chosen.includes('C0002'))
      }),
    )
  })
})

describe('the fingerprint id', () => {
  it('is random, only with consent, and the same each time (HELP-11)', () => {
    expect([fingerprintId(), localStorage.length]).toEqual(['', 0])
    keepChoice(['C0002'])
    const id = fingerprintId()
    expect(id).toMatch(/^[\da-f]{32}$/u)
    expect([fingerprintId(), localStorage.getItem('fingerprintId')]).toEqual([id, id])
  })

  it('is replaced if it is not valid', () => {
    keepChoice(['C0002'])
    localStorage.setItem('fingerprintId', 'anna@example.com')
    expect(fingerprintId()).toMatch(/^[\da-f]{32}$/u)
  })

  it('is removed with the consent, and nothing else (HELP-11)', () => {
    keepChoice(['C0002'])
    keepListName('searchpage-productlist')
    fingerprintId()
    localStorage.setItem('warehouseId', 'w1')
    for (const name of ['_ga', '_ga_X1', '_gid', '_gate']) document.cookie = `${name}=1; Path=/`
    keepChoice(['C0001'])
    const names = document.cookie.split('; ').map((pair) => pair.split('=')[0])
    expect(names.toSorted()).toEqual(['_gate', 'cookie_consent'])
    expect(Object.keys(localStorage)).toEqual(['warehouseId'])
    expect(fingerprintId()).toBe('')
  })
})
