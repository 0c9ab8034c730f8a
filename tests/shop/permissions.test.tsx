import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Permission, User } from '@tradecounter/api/contract'
import { accessOf, navigation } from '@tradecounter/shop/core'
import cartPage from '@tradecounter/shop/pages/cart'
import checkoutPage from '@tradecounter/shop/pages/checkout'
import setPasswordPage from '@tradecounter/shop/pages/set-password'
import { loadCheckoutParts } from './checkout-parts.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { cartOf, checkoutOf, lineOf, refusal } from './purchases.ts'

beforeAll(loadCheckoutParts)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => window.history.replaceState(null, '', '/'))

const without = (...missing: Permission[]): User => ({
  ...buyer,
  permissions: buyer.permissions.filter((permission) => !missing.some((each) => each === permission)),
})
const contextOf = (user: User) => shopContext({ user })

function renderCart(user: User, cart = cartOf([lineOf()])) {
  stubNetwork({ 'GET /api/cart': () => json(cart) })
  renderInShop(<cartPage.View route={{ page: 'cart' }} />, {
    context: contextOf(user),
    answers: { '/api/cart': cart },
  })
}
function renderCheckout(user: User) {
  const checkout = checkoutOf({ canTypeAddress: user.permissions.includes('perm:orderToFreeAddress') })
  const calls = stubNetwork({
    'GET /api/cart/checkout': () => json(checkout),
    'POST /api/cart/order': () =>
      json({ code: 'permission', message: 'perm:order is missing.', permission: 'perm:order' }, 403),
  })
  renderInShop(<checkoutPage.View route={{ page: 'checkout' }} />, {
    context: contextOf(user),
    answers: { '/api/cart/checkout': checkout },
  })
  return calls
}

describe('a user who may not order (ACC-10)', () => {
  it('sees in the cart which permission is missing and who grants it, beside a disabled button', () => {
    renderCart(without('perm:order'))
    const button = screen.getByRole('button', { name: 'Till kassan' })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.queryByRole('link', { name: 'Till kassan' })).toBeNull()
    expect(document.body.textContent).toContain('Du har inte behörighet att beställa åt Kims Rör.')
    expect(document.body.textContent).toContain('administratör')
  })

  it('gets a checkout with status 403 that says the same and requests nothing', () => {
    const user = without('perm:order')
    expect(accessOf({ page: 'checkout' }, contextOf(user))).toEqual({ permission: 'perm:order' })
    expect(renderCheckout(user)).toEqual([])
    expect(screen.getByRole('heading', { name: 'Du har inte behörighet att beställa' })).toBeDefined()
  })

  it('sees that the permission was revoked meanwhile, and that nothing was ordered', async () => {
    renderCheckout(buyer)
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await gesture.type(screen.getByRole('textbox', { name: /Er referens/u }), 'Per')
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await gesture.click(screen.getByRole('button', { name: 'Skicka order' }))
    expect(await screen.findByText('Du har inte behörighet att beställa')).toBeDefined()
  })
})

it('offers only stored addresses without perm:orderToFreeAddress (ACC-10)', () => {
  renderCheckout(without('perm:orderToFreeAddress'))
  expect(screen.queryByRole('radio', { name: /Annan adress/u })).toBeNull()
  expect(document.body.textContent).toContain('Du kan bara beställa till företagets sparade adresser.')
})

it('shows that prices are not permitted, not that they are hidden (ACC-10)', () => {
  renderCart(
    without('perm:seePrices'),
    cartOf([lineOf()], { sum: null, freight: null, vat: null, total: null }),
  )
  expect(document.body.textContent).toContain('Du har inte behörighet att se priser.')
})

it('offers to save a list only with the permission (ACC-10)', () => {
  renderCart(without('perm:manageLists'))
  expect(screen.queryByRole('button', { name: 'Spara som favoritlista' })).toBeNull()
})

const field = () => screen.getByLabelText(/Nytt lösenord/u)
const send = async (gesture: ReturnType<typeof userEvent.setup>, password: string): Promise<void> => {
  if (password !== '') await gesture.type(field(), password)
  await gesture.click(screen.getByRole('button', { name: 'Spara lösenordet' }))
}

const openPage = (answer: () => Response, hash = '#token-1', user: User | null = null) => {
  window.history.replaceState(null, '', `/set-password${hash}`)
  const calls = stubNetwork({ 'POST /api/user/setpassword': answer })
  renderInShop(<setPasswordPage.View route={{ page: 'set-password' }} />, { context: shopContext({ user }) })
  return { calls, gesture: userEvent.setup() }
}

describe('the page of a one-time link', () => {
  it('sends token and password, confirms, and removes the token from the address', async () => {
    const { calls, gesture } = openPage(() => json({ success: true }))
    await send(gesture, 'blåbär på fjället')
    expect(await screen.findByText('Lösenordet är sparat.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined()
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'token-1', password: 'blåbär på fjället' }])
    expect(window.location.hash).toBe('')
  })

  it('leads whoever has signed in afterwards to the own account, without a word about the used link', () => {
    const replace = vi.spyOn(navigation, 'replace').mockImplementation(() => {})
    openPage(() => json({ success: true }), '', buyer)
    expect(replace).toHaveBeenCalledWith('/my-pages/my-account')
    expect(screen.queryByText('Länken går inte att använda')).toBeNull()
    replace.mockRestore()
  })

  it('waits for the hash of a busy service, because a link that is given up is used all the same', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { gesture } = openPage(() => json({ success: true }))
    await send(gesture, 'blåbär på fjället')
    await screen.findByText('Lösenordet är sparat.')
    expect(timeout.mock.calls).toContainEqual([30_000])
    timeout.mockRestore()
  })

  it("shows the password's error at the field, and keeps it", async () => {
    const { gesture } = openPage(() => refusal(400, 'tooShort', 'password'))
    await send(gesture, 'kort')
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(document.body.textContent).toContain('Lösenordet måste ha minst 15 tecken')
    expect(field()).toHaveProperty('value', 'kort')
  })

  it.each([
    ['is unknown, used or expired', '#token-1'],
    ['has no token', ''],
  ])('explains that a link cannot be used which %s', async (_, hash) => {
    const { gesture } = openPage(() => refusal(404, 'link', 'token'), hash)
    if (hash !== '') await send(gesture, 'blåbär på fjället')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Länken går inte att använda' }),
    ).toBeDefined()
  })

  it('requires a password before it sends, and can be retried after a failure', async () => {
    const { calls, gesture } = openPage(() => refusal(503, 'busy'))
    await send(gesture, '')
    expect(document.body.textContent).toContain('Ange ett lösenord')
    expect(calls).toEqual([])
    await send(gesture, 'blåbär på fjället')
    await waitFor(() => expect(document.body.textContent).toContain('Försök igen.'))
    expect(field()).toHaveProperty('value', 'blåbär på fjället')
  })
})
