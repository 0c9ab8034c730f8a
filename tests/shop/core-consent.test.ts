import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepListName, pushEvent } from '@tradecounter/shop/core'

const give = (groups: string): void => {
  document.cookie = `cookie_consent=${groups}`
}
const events = () => window.dataLayer ?? []
const cookies = (): string[] => document.cookie.split('; ')

beforeEach(() => {
  vi.useFakeTimers()
  delete window.dataLayer
  give('C0001')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('events for statistics', () => {
  it('are sent only after consent, with those that waited (HELP-10)', () => {
    pushEvent({ event: 'login' })
    pushEvent({ event: 'logout' })
    vi.advanceTimersByTime(9_700)
    expect(events()).toEqual([])
    give('C0001.C0002')
    vi.advanceTimersByTime(250)
    expect(events()).toEqual([{ event: 'login' }, { event: 'logout' }])
    pushEvent({ event: 'login' })
    expect(events()).toHaveLength(3)
  })

  it('check the consent 40 times, 250 ms apart, and are then dropped (HELP-10)', () => {
    const read = vi.spyOn(document, 'cookie', 'get')
    pushEvent({ event: 'login' })
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledTimes(41)
    give('C0002')
    vi.advanceTimersByTime(60_000)
    expect(events()).toEqual([])
  })

  it.each(['C00021', 'C0001.XC0002', '', 'c0002'])('get no consent from %j', (groups) => {
    give(groups)
    pushEvent({ event: 'login' })
    expect(events()).toEqual([])
  })
})

describe('the name of the list that led to a page', () => {
  it('is stored for an hour on the whole site, only with consent (SRCH-10)', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    keepListName('searchpage-productlist')
    expect(write).not.toHaveBeenCalled()
    give('C0002')
    write.mockClear()
    keepListName('searchpage-productlist')
    expect(write.mock.calls).toEqual([
      ['GA4Listname=searchpage-productlist; Path=/; Max-Age=3600; SameSite=Lax'],
    ])
    expect(cookies()).toContain('GA4Listname=searchpage-productlist')
  })
})
