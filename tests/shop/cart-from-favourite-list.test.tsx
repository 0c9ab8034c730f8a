import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAtomValue } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FavouriteListLine } from '@tradecounter/api/contract'
import { CartNoticeArea, configuringAtom } from '@tradecounter/shop/cart'
import { cartCountAtom } from '@tradecounter/shop/core'
import { View as CartView } from '@tradecounter/shop/pages/cart'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { configuration } from './configured.ts'
import { addAnswer, cartOf } from './purchases.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const nothing = {
  itemConfigurations: {},
  print: '',
  embroidery: '',
  textPrint: '',
  textEmbroidery: '',
  logoId: '',
  garmentText: '',
}
const line = (more: Partial<FavouriteListLine>): FavouriteListLine => ({
  variantNbr: '9700331',
  name: 'Arbetsbyxa',
  replacedNumber: '',
  quantity: 2,
  displayUnitCode: 'st',
  configuration: [{ name: 'Benlängd', value: 'Lång' }],
  choices: { ...nothing, itemConfigurations: { leg: 'long' } },
  outcome: 'added',
  ...more,
})
const lines = [
  line({}),
  line({
    variantNbr: '9700332',
    name: 'Jacka',
    configuration: [],
    choices: { ...nothing, garmentText: 'Per' },
    outcome: 'configure',
  }),
]

/** Shows the pending question instead of the shell's dialog. */
const Asked = () => <output>{JSON.stringify(useAtomValue(configuringAtom))}</output>

/** Part of the shell beside the cart. */
const Count = () => <output>Varukorg: {useAtomValue(cartCountAtom)}</output>

function renderEmptyCart(routes: Record<string, Answerer> = {}, user: typeof buyer | null = buyer) {
  const calls = stubNetwork({
    'GET /api/cart': () => json(cartOf([])),
    'GET /api/cart/lists': () =>
      json({ lists: [{ listId: 'l', name: 'Bilen', lineCount: 2, changedAt: '2026-11-20T10:00:00.000Z' }] }),
    'GET /api/cart/list': () => json({ listId: 'l', name: 'Bilen', lineCount: 2, from: 0, lines }),
    'POST /api/cart/addlist': () =>
      json({ cartCount: 1, addedCount: 1, reportedCount: 1, lines: lines.slice(1) }),
    ...routes,
  })
  const View = CartView
  renderInShop(
    <>
      <View />
      <CartNoticeArea />
      <Asked />
      <Count />
    </>,
    { context: shopContext({ user, cartCount: 0 }), answers: { '/api/cart': cartOf([]) } },
  )
  const posts = () => calls.filter(({ method }) => method === 'POST')
  return { posts, gesture: userEvent.setup() }
}
const openDialog = async (gesture: ReturnType<typeof userEvent.setup>) => {
  await gesture.click(screen.getByRole('button', { name: 'Lägg till från favoritlista' }))
  return within(await screen.findByRole('dialog'))
}

describe('adding from a favourite list', () => {
  it('shows each line with its configuration, and which need one first (VAR-13)', async () => {
    const { posts, gesture } = renderEmptyCart()
    const dialog = await openDialog(gesture)
    expect(await dialog.findByText('Lång')).toBeDefined()
    expect(dialog.getByText('Välj utförande först')).toBeDefined()
    expect(posts()).toEqual([])
    await gesture.click(dialog.getByRole('button', { name: 'Lägg i varukorgen' }))
    expect(await screen.findByText('1 rad lades till från Bilen.')).toBeDefined()
    expect(screen.getByText('Varukorg: 1')).toBeDefined()
    expect(posts()[0]?.body).toEqual({ listId: 'l' })
    expect(posts()[0]?.headers.get('Idempotency-Key')).toBeTruthy()
    const reported = within(screen.getByRole('list', { name: 'Rader att kontrollera från Bilen' }))
    expect(reported.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0)
    await gesture.click(reported.getByRole('button', { name: 'Välj Jacka' }))
    const asked = JSON.parse(screen.getByText(/"variantCode":"9700332"/u).textContent)
    // An existing choice is not asked for again.
    expect(asked).toMatchObject({ addition: { quantity: 2 }, chosen: { garmentText: 'Per' } })
  })

  it('has a link to all lists for those who can open them', async () => {
    const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'my-lists'] }
    const dialog = await openDialog(renderEmptyCart({}, user).gesture)
    expect(dialog.getByRole('link', { name: 'Mina listor' }).getAttribute('href')).toBe('/my-pages/my-lists')
  })

  it('asks for no choices once the line is in the cart (VAR-13)', async () => {
    let down = true
    const { posts, gesture } = renderEmptyCart({
      'GET /api/product/9700332/configuration': () => json(configuration),
      'POST /api/cart': () => (down ? json({ code: 'busy', message: '' }, 503) : json(addAnswer())),
    })
    await gesture.click(await (await openDialog(gesture)).findByRole('button', { name: 'Lägg i varukorgen' }))
    await gesture.click(await screen.findByRole('button', { name: 'Välj Jacka' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Jacka/u }))
    await gesture.click(await dialog.findByRole('radio', { name: 'Lång' }))
    await gesture.click(dialog.getByRole('button', { name: 'Lägg till' }))
    await dialog.findByRole('alert')
    expect(screen.getByText('Välj utförande först')).toBeDefined()
    down = false
    await gesture.click(dialog.getByRole('button', { name: 'Lägg till' }))
    expect(await screen.findByText('2 rader lades till från Bilen.')).toBeDefined()
    expect(screen.queryByText('Välj utförande först')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Välj Jacka' })).toBeNull()
    expect(posts().at(-1)?.body).toMatchObject({ variantCode: '9700332', quantity: 2, garmentText: 'Per' })
  })

  it('tells statistics which lines of a list went into the cart (HELP-10)', async () => {
    document.cookie = 'cookie_consent=C0002'
    const { gesture } = renderEmptyCart()
    const dialog = await openDialog(gesture)
    await gesture.click(await dialog.findByRole('button', { name: 'Lägg i varukorgen' }))
    await screen.findByText('1 rad lades till från Bilen.')
    // Adds of other tests waited for the consent, and are told before or after this one.
    const own = `"${lines[0]?.variantNbr}"`
    const reported = window.dataLayer?.findLast((event) => JSON.stringify(event).includes(own))
    expect(reported).toMatchObject({
      event: 'add_to_cart',
      item_list_name: 'favouritelist',
      items: [{ index: 0, item_variant: lines[0]?.variantNbr }],
    })
    expect(reported).toHaveProperty('items.length', 1)
    delete window.dataLayer
    document.cookie = 'cookie_consent=; Max-Age=0'
  })

  it('retries a failed list with the same key, and shows the failure', async () => {
    let down = true
    const { posts, gesture } = renderEmptyCart({
      'POST /api/cart/addlist': () =>
        down
          ? json({ code: 'busy', message: '' }, 503)
          : json({ cartCount: 1, addedCount: 1, reportedCount: 0, lines: [] }),
    })
    const dialog = await openDialog(gesture)
    await gesture.click(await dialog.findByRole('button', { name: 'Lägg i varukorgen' }))
    expect(await dialog.findByText('Listan kunde inte läggas till. Försök igen.')).toBeDefined()
    down = false
    await gesture.click(dialog.getByRole('button', { name: 'Lägg i varukorgen' }))
    expect(await screen.findByText('1 rad lades till från Bilen.')).toBeDefined()
    expect(new Set(posts().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(screen.queryByRole('list', { name: 'Rader att kontrollera från Bilen' })).toBeNull()
  })

  it('shows that there is no list', async () => {
    const { gesture } = renderEmptyCart({ 'GET /api/cart/lists': () => json({ lists: [] }) })
    const dialog = await openDialog(gesture)
    expect(await dialog.findByText('Du har inga favoritlistor för kunden.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Lägg i varukorgen' })).toBeNull()
  })

  it('is not offered to a visitor', () => {
    renderEmptyCart({}, null)
    expect(screen.queryByRole('button', { name: 'Lägg till från favoritlista' })).toBeNull()
  })
})
