import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExternalService } from '@tradecounter/api/contract'
import type { Route, ShopContext } from '@tradecounter/shop/core'
import { Shell, shellNeeds } from '@tradecounter/shop/shell'
import { whenFree } from '../../shop/intro-tour/when-free.ts'
import { type Answerer, buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const answers = Object.fromEntries(shellNeeds.map((address) => [address, []]))
const search = { page: 'search', query: '' } as const
const title = 'Begränsa listan'
const sites = (introTour: ShopContext['settings']['introTour']) => ({ settings: { ...settings, introTour } })
/** A service whose consent only some sites ask for. */
const translation: ExternalService = {
  id: 'translation',
  kind: 'machine-translation',
  script: 'https://words.company.example/translate.js',
  attributes: {},
  reach: { script: [], connect: [], img: [], style: [], font: [], frame: [] },
  trustedTypes: [],
  consent: 'C0003',
  stores: { cookies: [], local: [], session: [] },
}

beforeEach(() => {
  document.cookie = 'cookie_consent=C0001.v1.t1763650000; Path=/'
  // jsdom lays nothing out: everything that is not hidden is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    // jsdom cannot make a list of rectangles.
    return (this.closest('[hidden]') === null ? [new DOMRect()] : []) as unknown as DOMRectList
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
})

const open = (route: Route = search, context: Partial<ShopContext> = {}) =>
  renderInShop(
    <Shell route={route}>
      <div data-tour="filters">Filter</div>
    </Shell>,
    { answers, context: shopContext(context) },
  )
const tour = () => screen.findByRole('dialog', { name: title }, { timeout: 20_000 })
/** More than the second after which a tour starts, and than the pause before it looks again. */
const stayAway = async (): Promise<void> => {
  await act(() => new Promise((passed) => setTimeout(passed, 2500)))
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
}

it('waits for a free page for two minutes, and not for ever', () => {
  vi.useFakeTimers()
  const start = vi.fn()
  whenFree(() => false, start)
  vi.advanceTimersByTime(119_000)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2000)
  expect([vi.getTimerCount(), start.mock.calls.length]).toEqual([0, 0])
  vi.useRealTimers()
})

describe('the intro tour of a page', () => {
  it('starts after a second, and is done in this browser when it is left (HELP-5)', async () => {
    stubNetwork({})
    const since = performance.now()
    const { unmount } = open()
    const card = within(await tour())
    expect(performance.now() - since).toBeGreaterThan(900)
    expect(card.getByText('Steg 1 av 3')).toBeTruthy()
    expect(localStorage.getItem('intro_tours')).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Nästa' }))
    await userEvent.click(card.getByRole('button', { name: 'Nästa' }))
    await userEvent.click(card.getByRole('button', { name: 'Klar' }))
    expect(localStorage.getItem('intro_tours')).toBe('["search-filters"]')
    unmount()
    open()
    await stayAway()
  })

  it('is done when it is skipped, and each tour apart from the others (HELP-5)', async () => {
    stubNetwork({})
    localStorage.setItem('intro_tours', '["my-pages","direct-order"]')
    open()
    await tour()
    await userEvent.keyboard('{Escape}')
    expect(localStorage.getItem('intro_tours')).toBe('["my-pages","direct-order","search-filters"]')
  })

  it('shows again after a second where the site shows tours again (HELP-5)', async () => {
    stubNetwork({})
    localStorage.setItem('intro_tours', '["search-filters"]')
    open(search, sites({ show: true, showAgain: true }))
    await tour()
    // Once for each page that is opened.
    await userEvent.keyboard('{Escape}')
    await stayAway()
  })

  it('is not there on a site without tours, and not on a page without one', async () => {
    stubNetwork({})
    const { unmount } = open(search, sites({ show: false, showAgain: true }))
    await stayAway()
    expect(screen.queryByRole('button', { name: 'Visa guiden' })).toBeNull()
    unmount()
    open({ page: 'start' })
    await stayAway()
  })

  it('shows on request, also when it is done, and gives the focus back', async () => {
    stubNetwork({})
    localStorage.setItem('intro_tours', '["search-filters"]')
    open()
    const button = await screen.findByRole('button', { name: 'Visa guiden' })
    await userEvent.click(button)
    await userEvent.click(within(await tour()).getByRole('button', { name: 'Hoppa över guiden' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.click(button)
    expect(within(await tour()).getByText('Steg 1 av 3')).toBeTruthy()
  })

  it('waits for a choice in the consent banner', async () => {
    stubNetwork({})
    document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
    open()
    await stayAway()
    await userEvent.click(await screen.findByRole('button', { name: 'Nej' }))
    await tour()
  })

  it('waits for a choice in the consent banner of a site with services of others', async () => {
    stubNetwork({})
    document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
    open(search, { settings: { ...settings, externalServices: [translation] } })
    await userEvent.click(await screen.findByRole('button', { name: 'Nej' }))
    expect(document.cookie).toContain('cookie_consent=C0001.v2')
    await tour()
  })

  it('waits until an open dialog is closed, and until nobody types', async () => {
    stubNetwork({})
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Lämna synpunkter' }))
    await screen.findByRole('dialog', { name: 'Lämna synpunkter' })
    await stayAway()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lämna synpunkter' })).toBeNull())
    await tour()
  })

  it('does not start while somebody types', async () => {
    stubNetwork({})
    renderInShop(
      <Shell route={search}>
        <div data-tour="filters">
          <input aria-label="Antal" />
        </div>
      </Shell>,
      { answers },
    )
    const field = screen.getByRole('textbox', { name: 'Antal' })
    // The dialog of the test before gives the focus back a moment after its end.
    await screen.findByRole('button', { name: 'Visa guiden' })
    act(() => field.focus())
    await stayAway()
    expect(document.activeElement).toBe(field)
    act(() => field.blur())
    await tour()
  })

  it('does not start without what it points at', async () => {
    stubNetwork({})
    renderInShop(<Shell route={search}>.</Shell>, { answers })
    await stayAway()
  })

  it('does not start while the page is prerendered', async () => {
    stubNetwork({})
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    try {
      open()
      await stayAway()
    } finally {
      Reflect.deleteProperty(document, 'prerendering')
    }
    act(() => void document.dispatchEvent(new Event('prerenderingchange')))
    await tour()
  })
})

const setting = (done: string[]): Record<string, Answerer> => ({
  'GET /api/user/setting': () => json({ value: { done } }),
  'POST /api/user/savesetting': () => json({ success: true }),
})

describe('the tour of a signed-in user', () => {
  it('is done on all devices (HELP-5)', async () => {
    const calls = stubNetwork(setting(['my-pages']))
    open(search, { user: buyer })
    await tour()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/user/savesetting')?.body).toEqual({
        key: 'intro-tours',
        value: { done: ['my-pages', 'search-filters'] },
      }),
    )
  })

  it('does not show if it was done on another device', async () => {
    stubNetwork(setting(['search-filters']))
    open(search, { user: buyer })
    await stayAway()
    expect(localStorage.getItem('intro_tours')).toBe('["search-filters"]')
  })

  it('does not show if nobody knows whether it is done', async () => {
    stubNetwork({})
    open(search, { user: buyer })
    await stayAway()
  })
})
