import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addedLines, createShopStore, miniCartAtom, pushAdds } from '@tradecounter/shop/core'
import { Shell, shellNeeds } from '@tradecounter/shop/shell'
import { trackFrame } from '../../shop/shell/browser/track-frame.ts'
import { megaMenuAtom } from '../../shop/shell/menu/state.ts'
import { json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'

const visitor = { isLoggedIn: false, userId: 'u-secret', customerId: 'c-secret', site: 'se', language: 'sv' }
const track = { 'GET /api/track/getUserInfo': () => json(visitor) }
const events = (...names: string[]) => (window.dataLayer ?? []).filter(({ event }) => names.includes(event))
const stops: (() => void)[] = []

/** Starts tracking, with an HTTP client that counts requests. */
const begin = () => {
  const store = createShopStore(shopContext())
  const get = vi.fn(() => Promise.resolve(visitor))
  const httpClient = { get } as unknown as Parameters<typeof trackFrame>[1]
  const stop = trackFrame(store, httpClient, 7)
  stops.push(stop)
  return { store, get, stop }
}

beforeEach(() => {
  delete window.dataLayer
  document.cookie = 'cookie_consent=C0001.C0002; Path=/'
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('events of a visit (HELP-10)', () => {
  it('request the user info once on each path, without ids', async () => {
    const { get, stop } = begin()
    await waitFor(() => expect(events('user_info')).toHaveLength(1))
    expect(events('user_info')[0]).toEqual({
      event: 'user_info',
      is_logged_in: false,
      site: 'se',
      analytics_site_id: 7,
      language: 'sv',
      fingerprint_id: localStorage.getItem('fingerprintId'),
    })
    window.history.replaceState(null, '', '/?parameters.page=2')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(get).toHaveBeenCalledTimes(1)
    window.history.replaceState(null, '', '/c/ventiler')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(get.mock.calls).toEqual([['/api/track/getUserInfo'], ['/api/track/getUserInfo']])
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(get).toHaveBeenCalledTimes(3)
    stop()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(get).toHaveBeenCalledTimes(3)
  })

  it('are not sent without consent', async () => {
    vi.useFakeTimers()
    document.cookie = 'cookie_consent=C0001; Path=/'
    const { get } = begin()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([get.mock.calls.length, window.dataLayer, localStorage.length]).toEqual([0, undefined, 0])
  })

  it('include menu, mini cart and menu links', () => {
    const { store } = begin()
    for (const openId of ['/c/pipe', '/c/pipe', null, '/c/valves']) store.set(megaMenuAtom, { openId })
    for (const open of [true, true, false, true]) store.set(miniCartAtom, (state) => ({ ...state, open }))
    const header = document.createElement('header')
    header.innerHTML = '<nav><a href="#pipe"><span>Rör</span></a></nav><a href="#else">Annat</a>'
    document.body.append(header)
    header.querySelector('span')?.click()
    header.querySelector<HTMLElement>('header > a')?.click()
    header.remove()
    expect(events('menu', 'cart')).toEqual([
      { event: 'menu', menu_action: 'open', menu_url: '/c/pipe' },
      { event: 'menu', menu_action: 'open', menu_url: '/c/valves' },
      { event: 'cart', cart_action: 'open' },
      { event: 'cart', cart_action: 'open' },
      { event: 'menu', menu_action: 'follow', menu_url: '#pipe' },
    ])
  })
})

const page = () =>
  renderInShop(<Shell route={{ page: 'start' }}>Start</Shell>, {
    answers: Object.fromEntries(shellNeeds.map((address) => [address, []])),
  })
const region = () => screen.findByRole('region', { name: 'Får vi räkna ditt besök?' })

describe('the frame of a page', () => {
  it('tells the analytics service the id of the site that was visited (SITE-7)', async () => {
    stubNetwork(track)
    renderInShop(<Shell route={{ page: 'start' }}>Start</Shell>, {
      answers: Object.fromEntries(shellNeeds.map((address) => [address, []])),
      context: shopContext({ analyticsSiteId: 11 }),
    })
    await waitFor(() => expect(events('user_info')).toMatchObject([{ analytics_site_id: 11 }]))
  })
})

describe('a tracked item', () => {
  it('has the fields of the specification, from the search that led to it (API-1)', () => {
    const search = { actionType: 'main_search_bar', searchTerm: 'kulventil' }
    pushAdds('searchpage', [{ article: '1842205', quantity: 2, price: 42.5 }], search)
    expect(events('add_to_cart')).toEqual([
      {
        event: 'add_to_cart',
        item_list_name: 'searchpage',
        items: [
          {
            item_variant: '1842205',
            item_list_name: 'searchpage',
            price: 42.5,
            quantity: 2,
            index: 0,
            action_type: 'main_search_bar',
            search_term: 'kulventil',
          },
        ],
      },
    ])
  })
})

describe('lines that went into the cart together', () => {
  it('are those that were added, by the number of what was added', () => {
    const lines = addedLines([
      { variantNumber: '1', quantity: 1 },
      { variantNbr: '2', quantity: 2, outcome: 'changed' },
      { variantNumber: '3', replacement: '33', quantity: 3, outcome: 'replaced' },
      { variantNumber: '4', replacement: null, quantity: 4, outcome: 'added' },
      { variantNumber: '5', quantity: 5, outcome: 'notBuyable' },
      { variantNumber: '', quantity: 6 },
    ])
    expect(lines.map(({ article, quantity }) => [article, quantity])).toEqual([
      ['1', 1],
      ['2', 2],
      ['33', 3],
      ['4', 4],
    ])
  })
})

describe('the consent banner', () => {
  it('shows until it is answered, and opens again from the footer', async () => {
    stubNetwork(track)
    document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
    page()
    await region()
    await userEvent.click(screen.getByRole('button', { name: 'Nej' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /räkna/u })).toBeNull())
    expect(document.cookie).toMatch(/cookie_consent=C0001\.v1\.t\d+/u)
    await userEvent.click(screen.getByRole('button', { name: 'Ändra samtycke' }))
    await region()
    expect(screen.getByRole('switch')).toHaveProperty('ariaChecked', 'false')
    await userEvent.click(screen.getByRole('switch'))
    await userEvent.click(screen.getByRole('button', { name: 'Spara valet' }))
    expect(document.cookie).toMatch(/cookie_consent=C0001\.C0002\.v1\.t\d+/u)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ändra samtycke' }))
    expect(document.body.style.paddingBlockEnd).toBe('')
  })

  it('does not show after a choice', async () => {
    stubNetwork(track)
    page()
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('region', { name: /räkna/u })).toBeNull()
  })
})
