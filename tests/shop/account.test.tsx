import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountArea, loginOutcome, MyPageLink, SignInPrompt } from '@tradecounter/shop/account'
import { createShopStore, navigation, ShopProvider } from '@tradecounter/shop/core'
import { storeSwitchedCustomer, takeSwitchedCustomer } from '../../shop/account/session/stored-person.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
beforeEach(() => {
  reload.mockClear()
  goTo.mockClear()
  delete window.dataLayer
  document.cookie = 'cookie_consent=C0002'
})
const events = () => (window.dataLayer ?? []).map(({ event }) => event)

const trigger = (name: string | RegExp) => screen.getByRole('button', { name })

const openLogin = async (login: () => Response) => {
  const calls = stubNetwork({ 'POST /api/user/login': login })
  renderInShop(<AccountArea />)
  const gesture = userEvent.setup()
  await gesture.click(trigger('Logga in'))
  const panel = await screen.findByRole('dialog', { name: 'Logga in' })
  await gesture.type(within(panel).getByLabelText(/Användarnamn/u), 'kim')
  await gesture.type(within(panel).getByLabelText(/^Lösenord/u), ' pa ss ')
  await gesture.click(within(panel).getByRole('button', { name: 'Logga in' }))
  return { calls, panel }
}

describe('signing in', () => {
  it('posts the typed values unchanged, and reloads the page on true (ACC-2)', async () => {
    const { calls } = await openLogin(() => json({ success: 'true' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(calls[0]?.body).toEqual({ username: 'kim', password: ' pa ss ' })
    expect(events()).toEqual(['login'])
  })

  it('sends values filled by a password manager and pasted values (ACC-1)', async () => {
    const calls = stubNetwork({ 'POST /api/user/login': () => json({ success: 'true' }) })
    renderInShop(<AccountArea />)
    const gesture = userEvent.setup()
    await gesture.click(trigger('Logga in'))
    const panel = await screen.findByRole('dialog', { name: 'Logga in' })
    const name = within(panel).getByLabelText<HTMLInputElement>(/Användarnamn/u)
    const password = within(panel).getByLabelText<HTMLInputElement>(/^Lösenord/u)
    expect([name.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
    await gesture.click(password)
    await gesture.paste('klistrat lösenord')
    // Without an event, like some password managers.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'fylld')
    await gesture.click(within(panel).getByRole('button', { name: 'Logga in' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(calls[0]?.body).toEqual({ username: 'fylld', password: 'klistrat lösenord' })
  })

  it('shows and hides the password, and links to the pages of the settings (ACC-1)', async () => {
    const login = { ...settings.login, pageLinks: [{ title: 'Bli kund', url: '/search' }] }
    const loginBlock = { ...login.loginBlock, content: 'Se dina priser.' }
    const context = shopContext({
      localePrefix: '/en',
      settings: { ...settings, login: { ...login, loginBlock } },
    })
    renderInShop(<AccountArea />, { context })
    const gesture = userEvent.setup()
    await gesture.click(trigger('Logga in'))
    const panel = await screen.findByRole('dialog')
    const password = within(panel).getByLabelText<HTMLInputElement>(/^Lösenord/u)
    await gesture.click(within(panel).getByRole('button', { name: 'Visa lösenordet' }))
    expect(password.type).toBe('text')
    await gesture.click(within(panel).getByRole('button', { name: 'Dölj lösenordet' }))
    expect(password.type).toBe('password')
    expect(within(panel).getByRole('link', { name: 'Bli kund' }).getAttribute('href')).toBe('/en/search')
    expect(panel.textContent).toContain('Se dina priser.')
  })

  it('sends once, however often it is pressed (ACC-2)', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const calls = stubNetwork({ 'POST /api/user/login': () => promise })
    renderInShop(<AccountArea />)
    const gesture = userEvent.setup()
    await gesture.click(trigger('Logga in'))
    const panel = await screen.findByRole('dialog', { name: 'Logga in' })
    await gesture.type(within(panel).getByLabelText(/Användarnamn/u), 'kim')
    await gesture.type(within(panel).getByLabelText(/^Lösenord/u), 'x')
    const form = panel.querySelector('form')
    act(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await gesture.keyboard('{Enter}')
    answer(json({ success: 'true' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['false', 'Fel användarnamn eller lösenord'],
    ['locked', 'Kontot är låst'],
    ['something else', 'Fel användarnamn eller lösenord'],
  ])("shows the settings' label for %s and keeps the typed values (ACC-1, ACC-2)", async (success, label) => {
    const { panel } = await openLogin(() => json({ success }))
    expect((await within(panel).findByRole('alert')).textContent).toContain(label)
    expect(within(panel).getByLabelText(/Användarnamn/u)).toHaveProperty('value', 'kim')
    expect(reload).not.toHaveBeenCalled()
    // Without identifying the user (reliability L8).
    expect(window.dataLayer).toEqual([{ event: 'login_failed' }])
  })

  it('treats a refused body as a failure (ACC-2)', async () => {
    const { panel } = await openLogin(() => refusal(400, 'invalid', 'password'))
    await within(panel).findByText('Fel användarnamn eller lösenord')
    expect(events()).toEqual(['login_failed'])
  })

  it('shows that the service is unreachable and keeps the typed values', async () => {
    const { panel } = await openLogin(() => refusal(503, 'busy'))
    await within(panel).findByText(/Det du skrev står kvar/u)
    expect(within(panel).getByLabelText(/^Lösenord/u)).toHaveProperty('value', ' pa ss ')
    expect(events()).toEqual([])
  })

  it('asks to wait after too many attempts, without blaming name or password', async () => {
    const { panel } = await openLogin(() => refusal(429, 'wait'))
    await within(panel).findByText(/Vänta en stund och försök igen/u)
    expect(within(panel).getByLabelText(/^Lösenord/u)).toHaveProperty('value', ' pa ss ')
    expect(events()).toEqual([])
  })

  it('falls back to menu.login-failed when the site has no label', async () => {
    const { loginBlock } = settings.login
    stubNetwork({ 'POST /api/user/login': () => json({ success: 'false' }) })
    const login = { ...settings.login, loginBlock: { ...loginBlock, errorLabel: '' } }
    renderInShop(<AccountArea />, { context: shopContext({ settings: { ...settings, login } }) })
    const gesture = userEvent.setup()
    await gesture.click(trigger('Logga in'))
    const panel = await screen.findByRole('dialog')
    await gesture.type(within(panel).getByLabelText(/Användarnamn/u), 'kim')
    await gesture.type(within(panel).getByLabelText(/^Lösenord/u), 'x{Enter}')
    await within(panel).findByText(/Inloggningen misslyckades/u)
  })

  it('is hidden when the show flag is off (ACC-1)', () => {
    const login = { ...settings.login, show: false }
    renderInShop(<AccountArea />, { context: shopContext({ settings: { ...settings, login } }) })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is opened by the prompt elsewhere on the page (SRCH-7)', async () => {
    renderInShop(
      <>
        <AccountArea />
        <SignInPrompt text="Se dina priser." />
      </>,
    )
    const [, prompt] = screen.getAllByRole('button', { name: 'Logga in' })
    await userEvent.setup().click(prompt ?? document.body)
    await screen.findByRole('dialog', { name: 'Logga in' })
  })

  it('accepts only the text true as success (ACC-2)', () => {
    expect(loginOutcome({ success: 'true' })).toBe('signed-in')
    expect(loginOutcome({ success: 'locked' })).toBe('locked')
    for (const success of ['false', '', 'TRUE', 'True ', 'ok'])
      expect(loginOutcome({ success })).toBe('failed')
  })
})

const openMenu = async (change: () => Response | Promise<Response>) => {
  const all = stubNetwork({
    'POST /api/user/changecustomer': change,
    'POST /api/user/logout': () => json({}),
    'POST /bff/menu/my-pages': () => json({ pages: buyer.allowedPages }),
  })
  renderInShop(<AccountArea />, { context: shopContext({ user: buyer }) })
  const gesture = userEvent.setup()
  await gesture.click(trigger(/Konto/u))
  // Every opened menu requests the approved pages.
  const calls = () => all.filter(({ path }) => path !== '/bff/menu/my-pages')
  return { calls, gesture, panel: await screen.findByRole('dialog') }
}
const second = (panel: HTMLElement) => within(panel).getByRole('radio', { name: 'Norra Värme' })

describe('switching customer (ACC-4)', () => {
  it('lists the attached customers with number, address and city, and shows no button until another is selected', async () => {
    const { panel } = await openMenu(() => json({ success: true, message: '' }))
    expect(within(panel).getByRole('radio', { name: 'Kims Rör' })).toHaveProperty('checked', true)
    expect(panel.textContent).toContain('104377, Bruksvägen 2, Umeå')
    const group = within(panel).getByRole('group', { name: 'Handla för' })
    expect(group.textContent).not.toContain('c2')
    expect(within(panel).queryByRole('button', { name: /^Byt till/u })).toBeNull()
    expect(panel.textContent).toContain('Inloggad som')
  })

  it('posts on click at once, disables the radios meanwhile, and reloads', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { calls, gesture, panel } = await openMenu(() => promise)
    await gesture.click(second(panel))
    await waitFor(() => expect(calls()[0]?.body).toEqual({ user: 'c2' }))
    expect(within(panel).getByRole('group')).toHaveProperty('disabled', true)
    answer(json({ success: true, message: '' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls()).toHaveLength(1)
    // The next page shows for whom the user buys now.
    expect(takeSwitchedCustomer()).toBe('c2')
    expect(takeSwitchedCustomer()).toBeNull()
  })

  it('shows the customer in the header, and a notice after a switch', async () => {
    storeSwitchedCustomer(buyer.customerId)
    renderInShop(<AccountArea />, { context: shopContext({ user: buyer }) })
    expect(trigger(/^Konto/u).textContent).toContain('Kims Rör')
    const notice = await screen.findByRole('status')
    await waitFor(() => expect(notice.textContent).toContain('Du handlar nu för Kims Rör.'))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Stäng' }))
    expect(screen.queryByText(/Du handlar nu/u)).toBeNull()
  })

  it('shows no notice on a page of a customer other than the new one', () => {
    storeSwitchedCustomer('c2')
    renderInShop(<AccountArea />, { context: shopContext({ user: buyer }) })
    expect(screen.queryByRole('status')).toBeNull()
    expect(takeSwitchedCustomer()).toBeNull()
  })

  it('posts nothing for arrow keys until the choice is confirmed', async () => {
    const { calls, gesture, panel } = await openMenu(() => json({ success: true, message: '' }))
    within(panel).getByRole('radio', { name: 'Kims Rör' }).focus()
    for (let step = 0; step < 5; step += 1) await gesture.keyboard('{ArrowDown}')
    expect(second(panel)).toHaveProperty('checked', true)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(calls()).toEqual([])
    await gesture.click(within(panel).getByRole('button', { name: 'Byt till Norra Värme' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(calls().map(({ body }) => body)).toEqual([{ user: 'c2' }])
  })

  it('never posts a second switch while the first is in flight', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { calls, gesture, panel } = await openMenu(() => promise)
    within(panel).getByRole('radio', { name: 'Kims Rör' }).focus()
    await gesture.keyboard('{ArrowDown}')
    const confirm = within(panel).getByRole('button', { name: 'Byt till Norra Värme' })
    // Both before React has disabled the radios.
    act(() => {
      confirm.click()
      confirm.click()
    })
    await waitFor(() => expect(calls()).toHaveLength(1))
    answer(json({ success: true, message: '' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it("shows the server's message on failure and selects the current customer again", async () => {
    const { gesture, panel } = await openMenu(() =>
      json({ code: 'notAttached', message: 'Kunden är spärrad', success: false }, 404),
    )
    await gesture.click(second(panel))
    await within(panel).findByText('Kunden är spärrad')
    expect(within(panel).getByRole('radio', { name: 'Kims Rör' })).toHaveProperty('checked', true)
    expect(reload).not.toHaveBeenCalled()
  })

  it('shows menu.switch-customer-error without a message of the server', async () => {
    const { gesture, panel } = await openMenu(() => refusal(500, 'failed'))
    await gesture.click(second(panel))
    await within(panel).findByText('Det gick inte att byta kund. Försök igen.')
  })

  it('signs out and goes to the start page', async () => {
    localStorage.setItem('recent_searches', JSON.stringify({ userId: buyer.userId, phrases: ['kulventil'] }))
    const { calls, gesture, panel } = await openMenu(() => json({}))
    await gesture.click(within(panel).getByRole('button', { name: 'Logga ut' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
    expect(calls().map(({ path }) => path)).toEqual(['/api/user/logout'])
    expect(localStorage.getItem('recent_searches')).toBeNull()
    expect(events()).toEqual(['logout'])
  })

  it("removes the tab's data, and reports a failed sign-out", async () => {
    sessionStorage.setItem('search_term', '{"actionType":"main_search_bar","searchTerm":"kulventil"}')
    const { gesture, panel } = await openMenu(() => json({}))
    await gesture.click(within(panel).getByRole('button', { name: 'Logga ut' }))
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sessionStorage.getItem('search_term')).toBeNull()
    // The page writes this while it closes: the next page of the tab, a visitor's, removes it.
    sessionStorage.setItem('list_places', '[]')
    renderInShop(<AccountArea />)
    expect(sessionStorage).toHaveLength(0)
    stubNetwork({ 'POST /api/user/logout': () => refusal(503, 'busy') })
    await gesture.click(within(panel).getByRole('button', { name: 'Logga ut' }))
    await within(panel).findByText('Det gick inte att logga ut. Försök igen.')
  })

  it('links to the pages that the server allows and the shop has', async () => {
    const { panel } = await openMenu(() => json({}))
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/my-pages/order-history'])
  })

  it('links to every page that site and server allow and the shop has (SITE-4, MY-1)', async () => {
    const myPages = ['invoices', 'order-with-excel', 'order-history']
    const asked = stubNetwork({
      'POST /bff/menu/my-pages': () =>
        json({ pages: ['order-history', 'order-with-excel', 'order-directly'] }),
    })
    renderInShop(<AccountArea />, {
      context: shopContext({ user: buyer, settings: { ...settings, myPages } }),
    })
    await userEvent.setup().click(trigger(/Konto/u))
    const panel = await screen.findByRole('dialog')
    await within(panel).findByRole('link', { name: 'Beställ med Excel' })
    expect(asked.map(({ body }) => body)).toEqual([{ pages: myPages }])
    const links = within(panel).getAllByRole('link')
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Orderhistorik /my-pages/order-history',
      'Beställ med Excel /my-pages/order-with-excel',
    ])
  })
})

const linkOf = (user: typeof buyer | null) => {
  const view = renderInShop(<MyPageLink />, { context: shopContext({ user, localePrefix: '/en' }) })
  const href = screen.queryByRole('link')?.getAttribute('href') ?? null
  view.unmount()
  return href
}

describe('the link to my page (SHELL-5)', () => {
  it('is shown only if the shop has the page', () => {
    expect(linkOf(buyer)).toBe('/en/my-pages/order-history')
    expect(linkOf({ ...buyer, myPageUrl: '/my-pages/no-such-page' })).toBeNull()
    expect(linkOf({ ...buyer, myPageUrl: '' })).toBeNull()
    expect(linkOf(null)).toBeNull()
  })
})

describe('without JavaScript', () => {
  it('explains in the sign-in prompt that signing in needs it', () => {
    const markup = renderToString(
      <ShopProvider fallback={{}} store={createShopStore(shopContext())}>
        <SignInPrompt text="Se dina priser." />
      </ShopProvider>,
    )
    expect(markup).toMatch(/<noscript>[^<]*Inloggningen kräver JavaScript\./u)
  })
})
