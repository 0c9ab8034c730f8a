import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProductConfiguration, VariantItem } from '@tradecounter/api/contract'
import { AddToCart, CartNoticeArea } from '@tradecounter/shop/cart'
import { json, renderInShop, stubNetwork, type Answerer } from './in-shop.tsx'
import { addAnswer, variant } from './purchases.ts'

afterEach(() => vi.unstubAllGlobals())

const configuration: ProductConfiguration = {
  labels: {
    title: 'Välj för {0}',
    finishing: 'Tryck och brodyr',
    addPrint: 'Tryck på ryggen',
    addEmbroidery: 'Brodyr på bröstet',
    textPrint: 'Text på trycket',
    textEmbroidery: 'Text på brodyren',
    garmentText: 'Namn i kragen',
    logo: 'Logotyp',
    noLogo: 'Utan logotyp',
    noChoice: 'Inget tillval',
    textHint: 'Högst {0} tecken.',
    preview: 'Så blir det',
    missingChoice: 'Välj ett alternativ.',
    missingText: 'Skriv texten eller ta bort valet.',
    quantity: '{0} per artikel',
  },
  currency: 'SEK',
  unit: 'st',
  configurations: [
    {
      optionId: 'leg',
      name: 'Benlängd',
      description: '',
      quantity: 1,
      required: true,
      options: [{ productId: 'long', name: 'Lång', description: '' }],
    },
    {
      optionId: 'pads',
      name: 'Knäskydd',
      description: '',
      quantity: 2,
      required: false,
      options: [{ productId: 'soft', name: 'Mjuka', description: '' }],
    },
  ],
  offer: {
    print: true,
    embroidery: false,
    garmentText: true,
    prices: {},
    logoRequired: false,
    logos: [],
    views: [
      {
        id: 'back',
        label: 'Baksida',
        imageUrl: '/pictures/garment-back.svg',
        ink: 'dark',
        places: [{ field: 'textPrint', x: 30, y: 30, width: 40, height: 20 }],
      },
    ],
  },
}

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
  it('opens what must be chosen before the add, and sends it with the add (VAR-13)', async () => {
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

  it('says what each choice costs, and what they come to while they are made (VAR-13)', async () => {
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

  it('speaks of no sum where nothing costs anything', async () => {
    const { gesture } = renderAdd()
    await press(gesture)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('radio', { name: 'Lång' })
    expect(dialog.queryByText(/Tillval för/u)).toBeNull()
  })

  it('lets what is not required be taken back', async () => {
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

  it('keeps what was chosen when the add fails, and sends it again under the same key (VAR-13, CART-2)', async () => {
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

  it('adds at once when the server says that nothing can be chosen (VAR-13)', async () => {
    const { adds, gesture } = renderAdd({
      'GET /api/product/9700331/configuration': () => json({ code: 'notFound', message: '' }, 404),
    })
    await press(gesture)
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks nothing where choices are no more than possible', async () => {
    const { adds, calls, gesture } = renderAdd({}, { ...trousers, configuration: 'optional' })
    await press(gesture)
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(calls.some(({ path }) => path.endsWith('/configuration'))).toBe(false)
  })

  it('is left by Escape without an add, and gives the focus back', async () => {
    const { adds, gesture } = renderAdd()
    await press(gesture)
    await screen.findByRole('radio', { name: 'Lång' })
    await gesture.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(adds()).toEqual([])
  })
})
