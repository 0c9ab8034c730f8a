import { cleanup, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createShopStore, ShopProvider } from '@tradecounter/shop/core'
import { firstPaintId, ConsentFirstPaint, Shell, shellNeeds } from '@tradecounter/shop/shell'
import { json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'

const answers = Object.fromEntries(shellNeeds.map((address) => [address, []]))
const title = 'Får vi räkna ditt besök?'

/** Inserts the first paint's banner, like the host. */
function writeAhead(): HTMLElement {
  const context = shopContext()
  const markup = renderToString(
    <ShopProvider fallback={{}} store={createShopStore(context)}>
      <ConsentFirstPaint />
    </ShopProvider>,
  )
  document.body.insertAdjacentHTML('afterbegin', markup)
  const ahead = document.getElementById(firstPaintId)
  if (ahead === null) throw new Error('The question did not come with the page')
  return ahead
}

afterEach(() => {
  cleanup()
  document.getElementById(firstPaintId)?.remove()
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  vi.unstubAllGlobals()
})

const openStart = (translations?: ReturnType<typeof shopContext>['translations']): void => {
  renderInShop(<Shell route={{ page: 'start' }}>Innehåll</Shell>, {
    answers,
    context: shopContext(translations === undefined ? {} : { translations }),
  })
}

it('is hidden and inert in the page, with the text of the interactive one', async () => {
  stubNetwork({})
  const ahead = writeAhead()
  expect([ahead.hidden, ahead.hasAttribute('inert'), ahead.hasAttribute('data-nosnippet')]).toEqual([
    true,
    true,
    true,
  ])
  const words = ahead.textContent
  openStart()
  const live = await screen.findByRole('region', { name: title })
  expect(live.textContent).toBe(words)
  expect(ahead.isConnected).toBe(false)
})

it('is removed after a choice', async () => {
  stubNetwork({})
  document.cookie = 'cookie_consent=C0001.v1.t1763650000; Path=/'
  const ahead = writeAhead()
  openStart()
  await waitFor(() => expect(ahead.isConnected).toBe(false))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

it('is removed if its code cannot be loaded: without its texts it cannot be answered', async () => {
  stubNetwork({ 'GET /translations/sv-SE.json': () => json({}, 503) })
  const ahead = writeAhead()
  const { translations } = shopContext()
  openStart(Object.fromEntries(Object.entries(translations).filter(([key]) => !key.startsWith('consent.'))))
  await waitFor(() => expect(ahead.isConnected).toBe(false))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})
