import { act, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@tradecounter/api/contract'
import { AccountArea, personOf } from '@tradecounter/shop/account'
import { navigation } from '@tradecounter/shop/core'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
beforeEach(() => {
  reload.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  document.body.removeAttribute('style')
})
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
})

const isCovered = (): boolean => document.body.style.visibility === 'hidden'
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))
/** Waits until a condition holds, and checks that it stays. */
const comesTo = async (look: () => unknown, expected: unknown): Promise<void> => {
  await waitFor(() => expect(look()).toEqual(expected))
  await rest()
  expect(look()).toEqual(expected)
}
const other: User = { ...buyer, customerId: 'c2' }
const pricesHidden: User = {
  ...buyer,
  temporarilyHidePrices: { ...buyer.temporarilyHidePrices, checked: true },
}

const leave = (persisted = true) =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted })))
const comeBack = (persisted = true) =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

/** A page for `user`, while the server has `now`. */
const openPage = (user: User | null, now: User | null | 'away') => {
  stubNetwork({
    'GET /api/user/current': () => (now === 'away' ? Response.error() : json(now)),
  })
  renderInShop(<AccountArea />, { context: shopContext({ user }) })
}

describe('returning from the back/forward cache (ACC-4)', () => {
  it("covers a customer's page before it is cached, and shows it again to the same customer", async () => {
    openPage(buyer, buyer)
    leave()
    expect(isCovered()).toBe(true)
    comeBack()
    expect(isCovered()).toBe(false)
    await comesTo(() => [isCovered(), reload.mock.calls.length], [false, 0])
  })

  it.each<[string, User | null]>([
    ['nobody', null],
    ['another customer', other],
    ['hidden prices', pricesHidden],
  ])('stays covered and reloads if there is %s now', async (_who, now) => {
    openPage(buyer, now)
    leave()
    localStorage.setItem('newest_person', personOf(now))
    comeBack()
    expect(isCovered()).toBe(true)
    await comesTo(() => [isCovered(), reload.mock.calls.length], [true, 1])
  })

  it('reloads when only the server knows of the change', async () => {
    openPage(buyer, null)
    leave()
    comeBack()
    await comesTo(() => [isCovered(), reload.mock.calls.length], [true, 1])
  })

  it('stays covered when the user cannot be determined', async () => {
    openPage(buyer, 'away')
    leave()
    localStorage.setItem('newest_person', 'changing')
    comeBack()
    await comesTo(() => [isCovered(), reload.mock.calls.length], [true, 1])
  })

  it("never covers a visitor's page, and reloads after a sign-in", async () => {
    openPage(null, buyer)
    leave()
    expect(isCovered()).toBe(false)
    comeBack()
    await comesTo(() => reload.mock.calls.length, 1)
  })

  it('does nothing for a visitor who is still one, or offline', async () => {
    openPage(null, 'away')
    leave()
    comeBack()
    await rest()
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not cover a page that the browser does not cache', () => {
    openPage(buyer, buyer)
    leave(false)
    expect(isCovered()).toBe(false)
    comeBack(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

/** Another tab of the same site. */
const otherTab = () => {
  const channel = new BroadcastChannel('tradecounter-person')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
  return { channel, heard }
}

describe('other tabs (ACC-4)', () => {
  it.each([
    ['', 1],
    ['changing', 1],
    [personOf(other), 1],
    [personOf(buyer), 0],
  ])('a tab that receives %j covers itself and reloads if that is another user', async (person, reloads) => {
    openPage(buyer, buyer)
    const { channel } = otherTab()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no other argument
    channel.postMessage(person)
    await comesTo(() => [reload.mock.calls.length, isCovered()], [reloads, reloads === 1])
    channel.close()
  })

  it('receive the person of a page when it opens', async () => {
    const { channel, heard } = otherTab()
    openPage(buyer, buyer)
    await comesTo(() => heard, [personOf(buyer)])
    channel.close()
  })
})

const ahead = (prerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true })
const activate = () => {
  ahead(false)
  act(() => document.dispatchEvent(new Event('prerenderingchange')))
}

describe('a prerendered page (ACC-4)', () => {
  it('sends nothing to other tabs and stays covered until it is opened', async () => {
    const { channel, heard } = otherTab()
    ahead(true)
    openPage(buyer, buyer)
    localStorage.setItem('newest_person', personOf(buyer))
    await comesTo(() => [isCovered(), heard], [true, []])
    activate()
    expect(isCovered()).toBe(false)
    await comesTo(() => [reload.mock.calls.length, heard], [0, [personOf(buyer)]])
    channel.close()
  })

  it('reloads if its user has signed out meanwhile', async () => {
    ahead(true)
    openPage(buyer, other)
    localStorage.setItem('newest_person', personOf(other))
    activate()
    expect(isCovered()).toBe(true)
    await comesTo(() => [isCovered(), reload.mock.calls.length], [true, 1])
  })
})

describe('stored data of a tab', () => {
  it('is removed for another user and after sign-out', () => {
    sessionStorage.setItem('search_term', 'x')
    openPage(buyer, buyer)
    expect(sessionStorage.getItem('search_term')).toBe('x')
    openPage({ ...buyer, customerId: 'c2' }, buyer)
    expect(sessionStorage.getItem('search_term')).toBe('x')
    openPage(null, null)
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not identify a visitor', () => {
    openPage(null, null)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

interface Who {
  userId: string
  customerId: string
  hidden: boolean
  own: boolean
}
const userOf = ({ userId, customerId, hidden, own }: Who): User => ({
  ...buyer,
  userId,
  customerId,
  temporarilyHidePrices: { ...buyer.temporarilyHidePrices, checked: hidden },
  onlyMyAssortment: { ...buyer.onlyMyAssortment, onlyMyAssortmentChecked: own },
})

describe('the person of a page', () => {
  it('differs whenever prices or articles could differ (ACC-4, ACC-8)', () => {
    const id = fc.stringMatching(/^[a-z0-9-]{1,6}$/u)
    const who = fc.record({ userId: id, customerId: id, hidden: fc.boolean(), own: fc.boolean() })
    fc.assert(
      fc.property(who, who, (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b)
        expect(personOf(userOf(a)) === personOf(userOf(b))).toBe(same)
        expect(personOf(userOf(a))).not.toBe(personOf(null))
      }),
    )
  })
})
