import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTab, type Tab } from '../setup/tab.ts'
import { originOf } from './visit.ts'

let tab: Tab
beforeAll(async () => {
  tab = await openTab()
})
afterAll(() => tab.close())

const list = '/c/valves'
const product = 'main a[href^="/p/"]'

/** Whether the page was prerendered. */
const ahead = `performance.getEntriesByType('navigation')[0].activationStart > 0`

const at = (path: string): string => `${originOf('se')}${path}`

/**
 * Goes to a page, on to another and back; true if the same page is restored, otherwise why it was not cached.
 * Repeats if Chromium cancelled the navigation itself, which says nothing about the page.
 */
async function comesBack(path: string, turns = 3): Promise<unknown> {
  await tab.open(at(path))
  await tab.evaluate(`window.addEventListener('pageshow', ({ persisted }) => { window.kept = persisted })`)
  // All its requests have completed: Chromium does not cache a page with pending no-store requests.
  await tab.until(
    `performance.now() - Math.max(...performance.getEntriesByType('resource').map((one) => one.responseEnd)) > 400`,
  )
  await tab.open(at('/nothing'))
  // Started once, however often its result is polled.
  await tab.until(`location.pathname !== '/nothing' || (window.left ??= !setTimeout(() => history.back()))`)
  await tab.until(
    `window.kept !== undefined || performance.getEntriesByType('navigation')[0].type === 'back_forward'`,
  )
  const back = await tab.evaluate(
    `window.kept ?? JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`,
  )
  const isCalledOff = String(back).includes('"reasons":[{"reason":"navigation-canceled"}]')
  return isCalledOff && turns > 1 ? comesBack(path, turns - 1) : back
}

describe('navigation', () => {
  it('prerenders a product while the pointer rests on its link, and opens it with the current cart', async () => {
    await tab.open(at(list))
    await tab.until(`document.querySelector('#root')?.firstElementChild !== null`)
    const calls = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('getminicart')).length`
    // Measured and laid out early, without the frames of a visible page.
    const room = `document.documentElement.style.getPropertyValue('--sticky-height')`
    await tab.restUntilAhead(product, `document.readyState === 'complete' && ${room} !== ''`)
    await tab.point(product, true)
    await tab.until(`location.pathname.startsWith('/p/')`)
    expect(await tab.evaluate(ahead)).toBe(true)
    await tab.until(`${calls} === 1`)
  })

  it.each(['/', list, '/search?parameters.SearchPhrase=kulventil', '/cart', '/purchase-list', '/checkout'])(
    'restores %s for a visitor from the back/forward cache',
    async (path) => {
      expect(await comesBack(path)).toBe(true)
    },
  )

  it('restores every page for a customer, including lists and products with prices', async () => {
    await tab.open(at('/'))
    const answer = await tab.evaluate(`(async () => {
      const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
      const body = JSON.stringify({ username: 'maria', password: 'kaffe-paus-kl-tio' })
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
      return (await (await fetch('/api/user/login', { method: 'POST', headers, body })).json()).success
    })()`)
    expect(answer).toBe('true')
    const pages = [
      '/',
      list,
      '/search?parameters.SearchPhrase=kulventil',
      '/p/x-T100001',
      '/cart',
      '/checkout',
      '/purchase-list',
      '/my-pages/order-history',
      '/my-pages/order-directly',
    ]
    for (const path of pages) expect([path, await comesBack(path)]).toEqual([path, true])
    // There were prices.
    await tab.open(at(list))
    expect(await tab.evaluate(`/\\d,\\d\\d/.test(document.querySelector('main article').textContent)`)).toBe(
      true,
    )
  })
})
