import { afterEach, describe, expect, it } from 'vitest'
import { bodyLimitOf, timeoutOf } from '../../../ssr/server/bff/declared-calls.ts'
import { type OpenHost, openHost, session, standInApi } from '../stand-ins.ts'

describe('what the host takes from the declaration of a call', () => {
  it.each([
    ['/api/cart', 64],
    ['/api/user/login', 4],
    ['/api/user/changepassword', 4],
    ['/api/customer/company/orderfields', 256],
    ['/api/my-pages/offers/edit', 256],
    ['/api/carrier-events', 512],
    ['/api/directorder/check', 1024],
    ['/api/directorder/clear', 64],
    ['/api/nothing', 64],
  ])('the body of %s has at most %i KiB', (path, kibibytes) => {
    expect(bodyLimitOf(path)).toBe(kibibytes * 1024)
  })

  it.each([
    ['GET', '/api/cart', 3],
    ['GET', '/api/nothing', 3],
    ['GET', '/api/site/getAntiForgeryToken', 3],
    ['GET', '/api/my-pages/order/sheet', 60],
    ['GET', '/api/my-pages/invoices/export', 60],
    ['GET', '/api/my-pages/offers/sheet', 60],
    ['POST', '/api/files', 300],
    ['GET', '/api/files/download', 600],
  ])('%s %s times out after %i seconds', (method, path, seconds) => {
    expect(timeoutOf(method, path, 3)).toBe(seconds)
  })
})

describe('what a browser drops after a call', () => {
  let host: OpenHost
  afterEach(() => host.close())

  /** The header of a POST that the service answers in this way. */
  const clearedBy = async (path: string, init: ResponseInit = {}) => {
    const { api } = standInApi()
    host = await openHost({
      api: {
        ...api,
        fetch: async (request) =>
          new URL(request.url).pathname === path ? new Response('{}', init) : api.fetch(request),
      },
    })
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    return (await host.ask(path, { method: 'POST', headers, body: '{}' })).headers['clear-site-data']
  }
  const renewed = { headers: { 'X-Session': session('anna-2') } }

  it.each([
    '/api/cart',
    '/api/cart/sendforapproval',
    '/api/my-pages/attestation/withdraw',
    '/api/my-pages/offers/accept',
    '/api/my-pages/order-agreements/calloff',
    '/api/my-pages/order/reorder',
  ])('prerendered pages after %s, which changes the cart', async (path) => {
    expect(await clearedBy(path)).toBe('"prerenderCache"')
  })

  it.each(['/api/user/passkey/login', '/api/user/secondfactor', '/api/user/changecustomer'])(
    'all that is fetched ahead after %s, which renews the session',
    async (path) => {
      expect(await clearedBy(path, renewed)).toBe('"prefetchCache", "prerenderCache"')
    },
  )

  it('nothing after a sign-in that was refused, a failed change, or a call that changes neither', async () => {
    expect(await clearedBy('/api/user/login')).toBeUndefined()
    await host.close()
    expect(await clearedBy('/api/cart', { status: 409 })).toBeUndefined()
    await host.close()
    expect(await clearedBy('/api/cart/savelist')).toBeUndefined()
  })
})
