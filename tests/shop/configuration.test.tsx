import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { VariantItem } from '@tradecounter/api/contract'
import { AddToCart, CartNoticeArea } from '@tradecounter/shop/cart'
import { valueOf } from '../../shop/cart/configuration/use-choices.ts'
import { configuration } from './configured.ts'
import { json, renderInShop, stubNetwork, type Answerer } from './in-shop.tsx'
import { addAnswer, variant } from './purchases.ts'

afterEach(() => vi.unstubAllGlobals())

const trousers: VariantItem = {
  ...variant,
  code: '9700331',
  productName: 'Arbetsbyxa',
  unitVolume: 1,
  configuration: 'required',
}

function renderAdd(routes: Record<string, Answerer> = {}, item = trousers) {
  const calls = stubNetwork({
    'GET /api/product/9700331/configuration': () => json(configuration),
    'POST /api/cart': () => json(addAnswer()),
    ...routes,
  })
  renderInShop(
    <>
      <AddToCart variant={item} listName="productpage" />
      <CartNoticeArea />
    </>,
  )
  const adds = () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/cart')
  return { calls, adds, gesture: userEvent.setup() }
}
const press = (gesture: ReturnType<typeof userEvent.setup>) =>
  gesture.click(screen.getByRole('button', { name: /inköpslistan/iu }))

describe('an article that must be configured', () => {
  it('asks for required choices before the add, and sends them with it (VAR-13)', async () => {
    const { adds, gesture } = renderAdd()
    await press(gesture)
    const dialog = within(await screen.findByRole('dialog', { name: 'Välj för Arbetsbyxa' }))
    expect(adds()).toEqual([])
    await gesture.click(dialog.getByRole('button', { name: 'Lägg till' }))
    expect(dialog.getByText('Välj ett alternativ.')).toBeDefined()
    expect(adds()).toEqual([])
    await gesture.click(dialog.getByRole('radio', { name: 'Lång' }))
    await gesture.click(dialog.getByRole('checkbox', { name: 'Tryck på ryggen' }))
    await gesture.type(dialog.getByRole('textbox', { name: /Text på trycket/u }), ' RÖR AB ')
    expect(dialog.getByRole('img', { name: 'Baksida, RÖR AB' })).toBeDefined()
    await gesture.click(dialog.getByRole('button', { name: 'Lägg till' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(adds().map(({ body }) => body)).toEqual([
      {
        variantCode: '9700331',
        quantity: 1,
        listName: 'productpage',
        itemConfigurations: { leg: 'long' },
        print: 'yes',
        textPrint: 'RÖR AB',
        embroidery: '',
        textEmbroidery: '',
        logoId: '',
        garmentText: '',
      },
    ])
  })

  it('shows the price of each choice, and the sum meanwhile (VAR-13)', async () => {
    const [leg, pads] = configuration.configurations
    if (!leg || !pads) throw new Error('There is nothing to choose.')
    const soft = { productId: 'soft', name: 'Mjuka', description: '', price: { amount: 33_33, per: 'piece' } }
    const priced = {
      ...configuration,
      configurations: [leg, { ...pads, options: [soft] }],
      offer: {
        ...configuration.offer,
        prices: { print: { amount: 690_00, per: 'line' }, garmentText: { amount: 29_00, per: 'piece' } },
      },
    }
    const { gesture } = renderAdd({ 'GET /api/product/9700331/configuration': () => json(priced) })
    const quantity = screen.getByRole('textbox', { name: /Antal/u })
    await gesture.clear(quantity)
    await gesture.type(quantity, '3')
    await press(gesture)
    const dialog = within(await screen.findByRole('dialog'))
    const sum = () => dialog.getByRole('status').textContent?.replaceAll(/\s/gu, ' ')
    expect(sum()).toBe('Tillval för 3 st0,00 kr')
    await gesture.click(dialog.getByRole('radio', { name: /^Mjuka \+33,33\skr\/st$/u }))
    expect(sum()).toBe('Tillval för 3 st99,99 kr')
    await gesture.click(dialog.getByRole('checkbox', { name: /Tryck på ryggen/u }))
    expect(sum()).toBe('Tillval för 3 st789,99 kr')
    expect(dialog.getByText(/^\+690,00\skr per orderrad$/u)).toBeDefined()
    await gesture.type(dialog.getByRole('textbox', { name: /Namn i kragen/u }), 'Per')
    expect(sum()).toBe('Tillval för 3 st876,99 kr')
    await gesture.click(
      within(dialog.getByRole('group', { name: /Knäskydd/u })).getByRole('radio', { name: 'Inget tillval' }),
    )
    expect(sum()).toBe('Tillval för 3 st777,00 kr')
  })

  it('shows no sum if all choices are free', async () => {
    const { gesture } = renderAdd()
    await press(gesture)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('radio', { name: 'Lång' })
    expect(dialog.queryByText(/Tillval för/u)).toBeNull()
  })

  it('lets optional choices be removed', async () => {
    const { adds, gesture } = renderAdd()
    await press(gesture)
    await gesture.click(await screen.findByRole('radio', { name: 'Lång' }))
    await gesture.click(screen.getByRole('radio', { name: 'Mjuka' }))
    await gesture.click(
      within(screen.getByRole('group', { name: /Knäskydd/u })).getByRole('radio', { name: 'Inget tillval' }),
    )
    await gesture.click(screen.getByRole('button', { name: 'Lägg till' }))
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(adds()[0]?.body).toMatchObject({ itemConfigurations: { leg: 'long' } })
  })

  it('keeps the choices when the add fails, and retries with the same key (VAR-13, CART-2)', async () => {
    let down = true
    const { adds, gesture } = renderAdd({
      'POST /api/cart': () => (down ? json({ code: 'busy', message: '' }, 503) : json(addAnswer())),
    })
    await press(gesture)
    await gesture.click(await screen.findByRole('radio', { name: 'Lång' }))
    await gesture.click(screen.getByRole('button', { name: 'Lägg till' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lång' }).checked).toBe(true)
    down = false
    await gesture.click(screen.getByRole('button', { name: 'Lägg till' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = adds().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('adds at once if the server has no choices (VAR-13)', async () => {
    const { adds, gesture } = renderAdd({
      'GET /api/product/9700331/configuration': () => json({ code: 'notFound', message: '' }, 404),
    })
    await press(gesture)
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for nothing if all choices are optional', async () => {
    const { adds, calls, gesture } = renderAdd({}, { ...trousers, configuration: 'optional' })
    await press(gesture)
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(calls.some(({ path }) => path.endsWith('/configuration'))).toBe(false)
  })

  it('closes on Escape without an add, and restores the focus', async () => {
    const { adds, gesture } = renderAdd()
    await press(gesture)
    await screen.findByRole('radio', { name: 'Lång' })
    await gesture.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(adds()).toEqual([])
  })
})

it('starts with earlier choices, without those no longer offered (VAR-13)', () => {
  const before = {
    itemConfigurations: { leg: 'long', pads: 'hard', gone: 'x' },
    print: 'yes',
    textPrint: 'RÖR',
    embroidery: 'yes',
    textEmbroidery: 'AB',
    logoId: 'sold',
    garmentText: 'Per',
  }
  expect(valueOf(before, configuration)).toEqual({
    itemConfigurations: { leg: 'long' },
    print: true,
    textPrint: 'RÖR',
    embroidery: false,
    textEmbroidery: '',
    logoId: '',
    garmentText: 'Per',
  })
})
