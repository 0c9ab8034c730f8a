import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountArea, loginOutcome, SignInPrompt } from '@tradecounter/shop/account'
import { navigation } from '@tradecounter/shop/core'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
beforeEach(() => {
  reload.mockClear()
  goTo.mockClear()
})

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
  it('posts what was typed, exactly, and reloads the page on true (ACC-2)', async () => {
    const { calls } = await openLogin(() => json({ success: 'true' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(calls[0]?.body).toEqual({ username: 'kim', password: ' pa ss ' })
  })

  it.each([
    ['false', 'Fel användarnamn eller lösenord'],
    ['locked', 'Kontot är låst'],
    ['something else', 'Fel användarnamn eller lösenord'],
  ])(
    'answers %s with the label of the settings and keeps what was typed (ACC-1, ACC-2)',
    async (success, label) => {
      const { panel } = await openLogin(() => json({ success }))
      expect((await within(panel).findByRole('alert')).textContent).toContain(label)
      expect(within(panel).getByLabelText(/Användarnamn/u)).toHaveProperty('value', 'kim')
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('says that nothing is lost when the service is not reached', async () => {
    const { panel } = await openLogin(() => refusal(503, 'busy'))
    await within(panel).findByText(/Det du skrev står kvar/u)
    expect(within(panel).getByLabelText(/^Lösenord/u)).toHaveProperty('value', ' pa ss ')
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

  it('takes only the text true for success (ACC-2)', () => {
    expect(loginOutcome({ success: 'true' })).toBe('signed-in')
    expect(loginOutcome({ success: 'locked' })).toBe('locked')
    for (const success of ['false', '', 'TRUE', 'True ', 'ok'])
      expect(loginOutcome({ success })).toBe('failed')
  })
})

const openMenu = async (change: () => Response | Promise<Response>) => {
  const calls = stubNetwork({
    'POST /api/user/changecustomer': change,
    'POST /api/user/logout': () => json({}),
  })
  renderInShop(<AccountArea />, { context: shopContext({ user: buyer }) })
  const gesture = userEvent.setup()
  await gesture.click(trigger(/Konto/u))
  return { calls, gesture, panel: await screen.findByRole('dialog') }
}
const second = (panel: HTMLElement) => within(panel).getByRole('radio', { name: 'Norra Värme' })

describe('switching customer (ACC-4)', () => {
  it('lists the attached customers with id, address and city', async () => {
    const { panel } = await openMenu(() => json({ success: true, message: '' }))
    expect(within(panel).getByRole('radio', { name: 'Kims Rör' })).toHaveProperty('checked', true)
    expect(panel.textContent).toContain('c2, Bruksvägen 2, Umeå')
    expect(panel.textContent).toContain('Inloggad som')
  })

  it('posts a choice that has rested, disables the radios meanwhile, and reloads', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { calls, gesture, panel } = await openMenu(() => promise)
    await gesture.click(second(panel))
    expect(calls).toHaveLength(0)
    await waitFor(() => expect(calls[0]?.body).toEqual({ user: 'c2' }))
    expect(within(panel).getByRole('group')).toHaveProperty('disabled', true)
    answer(json({ success: true, message: '' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('posts at once when confirmed, and only once', async () => {
    const { calls, gesture, panel } = await openMenu(() => json({ success: true, message: '' }))
    await gesture.click(second(panel))
    await gesture.click(within(panel).getByRole('button', { name: 'Byt kund' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(calls).toHaveLength(1)
  })

  it('posts a second switch never while the first is under way', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { calls, gesture, panel } = await openMenu(() => promise)
    await gesture.click(second(panel))
    const confirm = within(panel).getByRole('button', { name: 'Byt kund' })
    // Both before React has drawn the radios disabled.
    act(() => {
      confirm.click()
      confirm.click()
    })
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(calls).toHaveLength(1)
    answer(json({ success: true, message: '' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it("shows the server's message on failure and goes back to the current customer", async () => {
    const { gesture, panel } = await openMenu(() => json({ success: false, message: 'Kunden är spärrad' }))
    await gesture.click(second(panel))
    await within(panel).findByText('Kunden är spärrad')
    expect(within(panel).getByRole('radio', { name: 'Kims Rör' })).toHaveProperty('checked', true)
    expect(reload).not.toHaveBeenCalled()
  })

  it('shows menu.switch-customer-error when the server says nothing', async () => {
    const { gesture, panel } = await openMenu(() => refusal(500, 'failed'))
    await gesture.click(second(panel))
    await within(panel).findByText('Det gick inte att byta kund. Försök igen.')
  })

  it('signs out and goes to the start page', async () => {
    const { calls, gesture, panel } = await openMenu(() => json({}))
    await gesture.click(within(panel).getByRole('button', { name: 'Logga ut' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/logout'])
  })
})

const comeBack = (persisted: boolean) =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

describe('coming back to a page from the memory of the browser', () => {
  it.each([
    ['a customer, whoever is there now', buyer, null, true],
    ['a visitor after a sign-in', null, buyer, true],
    ['a visitor who is one still', null, null, false],
  ])('asks for the page of %s again', async (_who, user, now, again) => {
    stubNetwork({ 'GET /api/user/current': () => json(now) })
    renderInShop(<AccountArea />, { context: shopContext({ user }) })
    comeBack(false)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reload).not.toHaveBeenCalled()
    comeBack(true)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reload).toHaveBeenCalledTimes(again ? 1 : 0)
  })
})
