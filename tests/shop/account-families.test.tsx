import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeCustomerAnswerSchema,
  changeCustomerRequestSchema,
  loginAnswerSchema,
  loginRequestSchema,
  myPagesMenuAnswerSchema,
  myPagesMenuRequestSchema,
} from '@tradecounter/api/contract'
import { AccountArea } from '@tradecounter/shop/account'
import { navigation } from '@tradecounter/shop/core'
import { type Answerer, buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
const replace = vi.spyOn(navigation, 'replace').mockImplementation(() => {})
beforeEach(() => {
  for (const spy of [reload, goTo, replace]) spy.mockClear()
  delete window.dataLayer
  document.cookie = 'cookie_consent=C0002'
  window.history.replaceState(null, '', '/search?parameters.SearchPhrase=r%C3%B6r#list')
})

/** Answers a call by the contract: refuses what the contract refuses, and 404 for unknown calls. */
const contracted =
  (request: v.GenericSchema, answer: v.GenericSchema, content: unknown): Answerer =>
  ({ body, headers }) => {
    if (headers.get('X-CSRF-Token') === null || headers.get('Content-Type') !== 'application/json')
      return refusal(403, 'antiForgery')
    return v.is(request, body) ? json(v.parse(answer, content)) : refusal(400, 'invalid')
  }

const families = [
  { name: 'api', flags: [], login: '/api/user/login', change: '/api/user/changecustomer' },
  { name: 'bff', flags: ['newMenu'], login: '/bff/login', change: '/bff/change-customer' },
]

describe.each(families)('calls of the $name family (ACC-3)', ({ name, flags, login, change }) => {
  const open = async (user: typeof buyer | null, routes: Record<string, Answerer>) => {
    const calls = stubNetwork({
      'POST /bff/menu/my-pages': contracted(myPagesMenuRequestSchema, myPagesMenuAnswerSchema, {
        pages: ['order-history'],
      }),
      ...routes,
    })
    renderInShop(<AccountArea />, { context: shopContext({ flags, user }) })
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('button', { name: user ? /^Konto/u : 'Logga in' }))
    return { calls, gesture, panel: await screen.findByRole('dialog', { name: user ? 'Konto' : 'Logga in' }) }
  }
  const signIn = async (success: string) => {
    const answer = contracted(loginRequestSchema, loginAnswerSchema, { success })
    const view = await open(null, { [`POST ${login}`]: answer })
    await view.gesture.type(within(view.panel).getByLabelText(/Användarnamn/u), 'kim')
    await view.gesture.type(within(view.panel).getByLabelText(/^Lösenord/u), 'hemligt{Enter}')
    return view
  }

  it('sign in', async () => {
    const { calls } = await signIn('true')
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([login]))
    if (name === 'api') {
      await waitFor(() => expect(reload).toHaveBeenCalledOnce())
      return
    }
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    const onward = new URL(String(replace.mock.calls[0]?.[0]), window.location.origin)
    expect(onward.pathname).toBe('/bff/post-login-callback')
    expect(Object.fromEntries(onward.searchParams)).toEqual({
      login_redirect_uri: '/search?parameters.SearchPhrase=r%C3%B6r#list',
      cookie: 'true',
    })
  })

  it.each([
    ['locked', 'Kontot är låst'],
    ['false', 'Fel användarnamn eller lösenord'],
  ])("show the settings' label for %s, and count the attempt (ACC-2)", async (success, label) => {
    const { panel } = await signIn(success)
    await within(panel).findByText(label)
    expect(window.dataLayer).toEqual([{ event: 'login_failed' }])
    for (const spy of [reload, goTo, replace]) expect(spy).not.toHaveBeenCalled()
  })

  it('switch the customer (ACC-4)', async () => {
    const answer = contracted(changeCustomerRequestSchema, changeCustomerAnswerSchema, {
      success: true,
      message: '',
    })
    const { calls, gesture, panel } = await open(buyer, { [`POST ${change}`]: answer })
    await gesture.click(within(panel).getByRole('radio', { name: 'Norra Värme' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    const [asked] = calls.filter(({ path }) => path === change)
    expect(asked?.body).toEqual({ user: 'c2' })
    expect(asked?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/u)
  })

  it('show why a customer could not be switched (ACC-4)', async () => {
    const { gesture, panel } = await open(buyer, {
      [`POST ${change}`]: () =>
        json({ code: 'notAttached', message: 'Kunden är spärrad', success: false }, 404),
    })
    await gesture.click(within(panel).getByRole('radio', { name: 'Norra Värme' }))
    await within(panel).findByText('Kunden är spärrad')
    expect(reload).not.toHaveBeenCalled()
  })

  it('link to the pages that the server allows now (MY-1)', async () => {
    const { calls, panel } = await open({ ...buyer, allowedPages: [] }, {})
    const link = await within(panel).findByRole('link', { name: 'Orderhistorik' })
    expect(link.getAttribute('href')).toBe('/my-pages/order-history')
    // Only the site's own list is requested.
    expect(calls.filter(({ path }) => path === '/bff/menu/my-pages').map(({ body }) => body)).toEqual([
      { pages: ['order-history'] },
    ])
  })

  it('show that my pages failed to load, and link to none (MY-1)', async () => {
    const { panel } = await open(buyer, { 'POST /bff/menu/my-pages': () => refusal(400, 'invalid') })
    await within(panel).findByText('Mina sidor kunde inte hämtas. Försök igen.')
    expect(within(panel).queryByRole('link', { name: 'Orderhistorik' })).toBeNull()
  })
})

const openAccount = async (routes: Record<string, Answerer>) => {
  stubNetwork(routes)
  renderInShop(<AccountArea />, { context: shopContext({ flags: ['newMenu'], user: buyer }) })
  const gesture = userEvent.setup()
  await gesture.click(screen.getByRole('button', { name: /^Konto/u }))
  return { gesture, panel: await screen.findByRole('dialog', { name: 'Konto' }) }
}

describe('the side panel of the new menu (ACC-3)', () => {
  it('is modal, focuses the first field, closes on Escape and restores the focus', async () => {
    stubNetwork({})
    renderInShop(<AccountArea />, { context: shopContext({ flags: ['newMenu'] }) })
    const gesture = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Logga in' })
    await gesture.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Logga in' })
    expect(panel.getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(within(panel).getByLabelText(/Användarnamn/u))
    await gesture.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('signs out through the host, which redirects to the start page', async () => {
    sessionStorage.setItem('search_term', '{}')
    const { gesture, panel } = await openAccount({})
    await gesture.click(within(panel).getByRole('button', { name: 'Logga ut' }))
    const out = new URL(String(goTo.mock.calls[0]?.[0]), window.location.origin)
    expect(out.pathname).toBe('/bff/logout')
    expect(Object.fromEntries(out.searchParams)).toEqual({
      callback_url: '/bff/post-logout-callback',
      logout_redirect_uri: '/',
    })
    expect(sessionStorage.getItem('search_term')).toBeNull()
  })
})
