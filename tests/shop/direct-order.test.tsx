import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAtomValue } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import type { DirectOrderItem, DirectOrderList } from '@tradecounter/api/contract'
import { cartCountAtom } from '@tradecounter/shop/core'
import { Announcer } from '@tradecounter/ui/announcer'
import DirectOrderArea from '../../shop/direct-order/header/direct-order-area.tsx'
import ManyRows from '../../shop/direct-order/import/many-rows.tsx'
import DirectOrderForm from '../../shop/direct-order/list/direct-order-form.tsx'
import { configuration } from './configured.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork, type SeenCall } from './in-shop.tsx'
import { inAnnouncer } from '../setup/in-announcer.ts'

const item = (itemId: string, more: Partial<DirectOrderItem> = {}): DirectOrderItem => ({
  itemId,
  name: `Artikel ${itemId}`,
  displayVariantNumber: itemId,
  variantNumber: itemId,
  quantity: 2,
  lineItemData: { errors: [], warnings: [], customerSpecificVariantNumber: '' },
  duplicateProducts: [],
  nearProducts: [],
  version: 1,
  written: itemId,
  replacedNumber: '',
  imageUrl: '/pictures/none.svg',
  stock: null,
  unitPrice: null,
  priceUnit: 'st',
  totalPrice: null,
  currency: 'SEK',
  askedQuantity: 2,
  unit: 'st',
  unitVolume: 1,
  decimalPrecision: 0,
  productCode: 'P1',
  needsConfiguration: false,
  ...more,
})
const list = (items: DirectOrderItem[], version = items.length): DirectOrderList => ({
  version,
  items,
  errorModel: { errors: [], warningNotes: [] },
})

/** A simulated server with a list. */
function server(items: DirectOrderItem[] = [], more: Parameters<typeof stubNetwork>[0] = {}) {
  let now = list(items)
  return stubNetwork({
    'GET /api/directorder/list': () => json(now),
    'GET /api/directorder/suggest': () => json({ items: [] }),
    'POST /api/directorder/add': async ({ body }: SeenCall) => {
      const { variantNumber, quantity } = body as { variantNumber: string; quantity: number }
      now = list([...now.items, item(variantNumber, { quantity })], now.version + 1)
      const answer = json({ itemId: variantNumber, list: now })
      // The first answer is the slowest: the next line, sent meanwhile, would be reverted by it.
      if (now.items.length === 1) await new Promise((done) => setTimeout(done, 1200))
      return answer
    },
    'POST /api/directorder/remove': ({ body }: SeenCall) => {
      const { itemId } = body as { itemId: string }
      now = list(
        now.items.filter((each) => each.itemId !== itemId),
        now.version + 1,
      )
      return json(now)
    },
    'POST /api/directorder/clear': () => json((now = list([], now.version + 1))),
    'POST /api/directorder/commit': () => {
      const { length } = now.items
      now = list([], now.version + 1)
      return json({ success: true, items: length, newLines: length - 1, cartCount: 4 + length - 1 })
    },
    'POST /api/directorder/commitlist': () => {
      const { length } = now.items
      now = list([], now.version + 1)
      return json({
        success: true,
        items: length,
        newLines: length,
        cartCount: 4 + length,
        listId: 'l',
        name: '2026-11-20',
      })
    },
    ...more,
  })
}

const Count = () => <output>{useAtomValue(cartCountAtom)}</output>
const show = (user: typeof buyer | null = buyer) =>
  renderInShop(
    <>
      <DirectOrderForm />
      <Count />
      <Announcer />
    </>,
    { context: shopContext({ user, cartCount: 4 }) },
  )
const number = () => screen.findByRole('combobox', { name: 'Artikelnummer' })
const posts = (calls: SeenCall[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === `/api/directorder/${path}`)

const commitOne = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Lägg 1 artikel i varukorgen' }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('the direct order in the browser', () => {
  it('sends lines in the order of typing, each with its own key, at any speed (DIR-3)', async () => {
    const calls = server()
    show()
    await userEvent.click(await number())
    await userEvent.keyboard('1001{Enter}2{Enter}1002{Enter}2,5{Enter}1003{Enter}1{Enter}')
    await screen.findByText('1003')
    await waitFor(() => expect(posts(calls, 'add')).toHaveLength(3))
    expect(screen.getByText('1003')).toBeTruthy()
    const added = posts(calls, 'add')
    expect(added.map(({ body }) => body)).toEqual([
      { variantNumber: '1001', quantity: 2 },
      { variantNumber: '1002', quantity: 2.5 },
      { variantNumber: '1003', quantity: 1 },
    ])
    expect(new Set(added.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3)
  })

  it('shows picture, stock and price of each line to a customer, and no column of prices to a visitor', async () => {
    const stock = { type: 3 as const, quantity: 12, firstDeliveryDate: null, warehouseId: 'w' }
    const offered = item('1001', {
      imageUrl: '/pictures/valve.svg',
      stock,
      unitPrice: 4250,
      totalPrice: 8500,
    })
    server([offered])
    show()
    const row = (await screen.findByRole('rowheader', { name: /1001/u })).closest('tr')
    expect(row?.querySelector('img')?.getAttribute('src')).toContain('/pictures/valve.svg')
    const text = row?.textContent?.replaceAll(/\s/gu, ' ') ?? ''
    for (const each of ['12 st', '85,00 kr', '42,50 kr/st']) expect(text).toContain(each)
    expect(screen.getByRole('columnheader', { name: 'Pris exkl. moms' })).toBeTruthy()
    cleanup()
    server([{ ...offered, stock: null, unitPrice: null, totalPrice: null }])
    show(null)
    await screen.findByRole('rowheader', { name: /1001/u })
    expect(screen.queryByRole('columnheader', { name: 'Pris exkl. moms' })).toBeNull()
  })

  it('restores a line that failed, and retries with the same key', async () => {
    let failing = true
    const calls = server([], {
      'POST /api/directorder/add': () =>
        failing ? json({}, 500) : json({ itemId: '1001', list: list([item('1001')]) }),
    })
    show()
    await userEvent.click(await number())
    await userEvent.keyboard('1001{Enter}2{Enter}')
    await screen.findByText('Något gick fel. Det du skrev står kvar. Försök igen.')
    expect(await number()).toHaveProperty('value', '1001')
    failing = false
    await userEvent.click(screen.getByRole('button', { name: 'Lägg till' }))
    await screen.findByText('Artikel 1001')
    const keys = posts(calls, 'add').map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('sends a changed quantity as typed, and reports that it was raised (DIR-3)', async () => {
    let now = item('1001', { unit: 'm', unitVolume: 5 })
    const second = Promise.withResolvers<void>()
    const calls = server([], {
      'GET /api/directorder/list': () => json(list([now])),
      'POST /api/directorder/changequantity': async ({ body }: SeenCall) => {
        const { quantity } = body as { quantity: number }
        const fresh = { quantity: Math.ceil(quantity / 5) * 5, version: now.version + 1 }
        now = { ...now, ...fresh, askedQuantity: quantity }
        const answer = json(list([now]))
        await second.promise
        return answer
      },
    })
    show()
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Antal: Artikel 1001' })
    await userEvent.click(field)
    await userEvent.keyboard('3{Enter}')
    expect(document.activeElement).toBe(await number())
    // Only the server's values are shown; a second change waits for the first.
    expect(field.value).toBe('3')
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    second.resolve()
    await waitFor(() => expect(field.value).toBe('15'))
    expect(posts(calls, 'changequantity').map(({ body }) => body)).toEqual([
      { itemId: '1001', version: 1, quantity: 3 },
      { itemId: '1001', version: 2, quantity: 12 },
    ])
    await screen.findByText(
      'Antalet för Artikel 1001 ändrades till 15 m eftersom artikeln säljs i steg om 5 m',
      inAnnouncer,
    )
  })

  it('keeps a conflicting quantity beside the current row, blocks the commit, and sends it on Enter', async () => {
    let now = item('1001', { version: 1 })
    const calls = server([], {
      'GET /api/directorder/list': () => json(list([now])),
      'POST /api/directorder/changequantity': ({ body }: SeenCall) => {
        const { quantity, version } = body as { quantity: number; version: number }
        if (version !== 9) {
          now = item('1001', { quantity: 12, version: 9 })
          return json({ code: 'stale', message: 'Changed.', list: list([now]) }, 409, 'Conflict')
        }
        return json(list([(now = item('1001', { quantity, version: 10 }))]))
      },
    })
    show()
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Antal: Artikel 1001' })
    await userEvent.click(field)
    await userEvent.keyboard('7{Enter}')
    const said = 'Listan ändrades på annat håll: nu 12 st. Tryck Enter för det du skrev.'
    await screen.findAllByText(said)
    expect(field.value).toBe('7')
    await userEvent.click(screen.getByRole('button', { name: 'Lägg 1 artikel i varukorgen' }))
    await screen.findByText('Ett antal som du skrev är inte sparat än. Rätta det och tryck Enter.')
    expect([posts(calls, 'commit').length, posts(calls, 'changequantity').length]).toEqual([0, 1])
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
    expect(field.value).toBe('7')
    expect(posts(calls, 'changequantity').at(-1)?.body).toEqual({ itemId: '1001', version: 9, quantity: 7 })
    await userEvent.click(screen.getByRole('button', { name: 'Lägg 1 artikel i varukorgen' }))
    await waitFor(() => expect(posts(calls, 'commit')).toHaveLength(1))
  })

  it('corrects a number in its row, with the version of the item (DIR-3)', async () => {
    const unknown = item('4012391', {
      name: '',
      variantNumber: '',
      lineItemData: { errors: ['notFound'], warnings: [], customerSpecificVariantNumber: '' },
      nearProducts: [{ variantNumber: '4012301', name: 'Kulventil, 15 mm' }],
      version: 7,
    })
    const calls = server([unknown], {
      'POST /api/directorder/changenumber': () =>
        json(list([item('4012391', { displayVariantNumber: '4012301', version: 8 })])),
    })
    renderInShop(
      <>
        <Announcer />
        <DirectOrderForm />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '4012301 Kulventil, 15 mm' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/directorder/changenumber')?.body).toEqual({
        itemId: '4012391',
        version: 7,
        variantNumber: '4012301',
      }),
    )
    expect(await screen.findByText('4012391 är ändrat till Artikel 4012391', inAnnouncer)).toBeDefined()
  })

  it('keeps a typed number when the service does not answer', async () => {
    const unknown = item('4012391', {
      variantNumber: '',
      name: '',
      lineItemData: { errors: ['notFound'], warnings: [], customerSpecificVariantNumber: '' },
    })
    server([unknown], {
      'POST /api/directorder/changenumber': () => json({ code: 'busy', message: '' }, 503),
    })
    renderInShop(<DirectOrderForm />)
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Artikelnummer för 4012391',
    })
    await userEvent.clear(field)
    await userEvent.type(field, '4012301{Enter}')
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(field.value).toBe('4012301')
    expect(document.activeElement).toBe(field)
  })

  it('is committed to the cart as shown, and the count rises (DIR-4)', async () => {
    const calls = server([item('1001'), item('1002'), item('1003')])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Lägg 3 artiklar i varukorgen' }))
    // One of them was in the cart before: its line is raised, and the count is that of the mini cart.
    await screen.findByText(
      '3 artiklar lades i varukorgen. 2 nya rader; resten lades till på rader som redan fanns.',
    )
    expect(screen.getByText('6').tagName).toBe('OUTPUT')
    expect(posts(calls, 'commit').map(({ body }) => body)).toEqual([{ version: 3, configurations: {} }])
    await screen.findByText('Inga rader ännu')
  })

  it('is told to statistics as one add of all its lines, after consent (HELP-10)', async () => {
    document.cookie = 'cookie_consent=C0002'
    server([item('7001'), item('7002')])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Lägg 2 artiklar i varukorgen' }))
    await screen.findByText('Inga rader ännu')
    const none = { item_list_name: 'directorder', price: null, action_type: '', search_term: '' }
    // Adds of earlier tests still wait for consent, and are told with it.
    const adds = window.dataLayer?.filter((event) => JSON.stringify(event).includes('"7002"'))
    expect(adds).toEqual([
      {
        event: 'add_to_cart',
        item_list_name: 'directorder',
        items: [
          { ...none, item_variant: '7001', quantity: expect.any(Number), index: 0 },
          { ...none, item_variant: '7002', quantity: expect.any(Number), index: 1 },
        ],
      },
    ])
    delete window.dataLayer
    document.cookie = 'cookie_consent=; Max-Age=0'
  })

  it('keeps the choices when the commit fails (VAR-13)', async () => {
    let tries = 0
    const calls = server([item('1001', { needsConfiguration: true })], {
      'GET /api/product/1001/configuration': () => json(configuration),
      'POST /api/directorder/commit': () =>
        tries++ === 0
          ? json({ code: 'busy', message: '' }, 503)
          : json({ items: 1, newLines: 1, cartCount: 1 }),
    })
    show()
    await commitOne()
    await userEvent.click(await (await dialog()).findByRole('radio', { name: 'Lång' }))
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'Tryck på ryggen' }))
    await userEvent.type((await dialog()).getByRole('textbox', { name: /Text på trycket/u }), 'RÖR')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Lägg till' }))
    await waitFor(() => expect(posts(calls, 'commit')).toHaveLength(1))
    await commitOne()
    const again = await dialog()
    expect((await again.findByRole<HTMLInputElement>('radio', { name: 'Lång' })).checked).toBe(true)
    expect(again.getByRole<HTMLInputElement>('textbox', { name: /Text på trycket/u }).value).toBe('RÖR')
    await userEvent.click(again.getByRole('button', { name: 'Lägg till' }))
    await waitFor(() => expect(posts(calls, 'commit')).toHaveLength(2))
    const [first, second] = posts(calls, 'commit').map(({ body }) => body)
    expect(second).toEqual(first)
    expect(second).toMatchObject({
      configurations: { 1001: { textPrint: 'RÖR', itemConfigurations: { leg: 'long' } } },
    })
  })

  it("becomes a visitor's favourite list, and the count of the purchase list rises (DIR-4)", async () => {
    const calls = server([item('1001')])
    show(null)
    await userEvent.click(await screen.findByRole('button', { name: 'Spara 1 artikel som favoritlista' }))
    await screen.findByText(/sparades i listan 2026-11-20 och ligger i inköpslistan/u)
    expect([posts(calls, 'commitlist').length, posts(calls, 'commit').length]).toEqual([1, 0])
    expect(screen.getByText('5').tagName).toBe('OUTPUT')
    expect(screen.getByRole('link', { name: 'Visa inköpslistan' }).getAttribute('href')).toBe(
      '/purchase-list',
    )
  })

  it.each(['tooManyLists', 'tooManyListRows'])(
    'says that no list has room (%s), and keeps its lines',
    async (code) => {
      server([item('1001')], {
        'POST /api/directorder/commitlist': () => json({ code, message: 'Full.' }, 400, 'Bad Request'),
      })
      show(null)
      await userEvent.click(await screen.findByRole('button', { name: 'Spara 1 artikel som favoritlista' }))
      await screen.findByText(/^Det finns inte plats för fler favoritlistor/u)
      expect(screen.getByRole('button', { name: 'Spara 1 artikel som favoritlista' })).toBeTruthy()
    },
  )

  it('is reloaded when it has changed elsewhere, and nothing is committed', async () => {
    const fresh = list([item('1001'), item('1002')], 9)
    let asked = 0
    server([], {
      'GET /api/directorder/list': () => json(asked++ === 0 ? list([item('1001')], 3) : fresh),
      'POST /api/directorder/commit': () => json({ code: 'stale', message: 'Changed.' }, 409, 'Conflict'),
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Lägg 1 artikel i varukorgen' }))
    await screen.findByText('Listan ändrades på annat håll. Så här ser den ut nu.')
    await screen.findByRole('button', { name: 'Lägg 2 artiklar i varukorgen' })
  })

  it('is cleared only after confirmation (DIR-3)', async () => {
    const calls = server([item('1001')])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Töm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Avbryt' }))
    expect(posts(calls, 'clear')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Töm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort alla' }))
    await screen.findByText('Inga rader ännu')
    expect(posts(calls, 'clear')).toHaveLength(1)
  })

  it('cannot be committed while a line has an error (DIR-3)', async () => {
    const bad = item('1001', {
      lineItemData: { errors: ['notFound'], warnings: [], customerSpecificVariantNumber: '' },
    })
    server([], {
      'GET /api/directorder/list': () =>
        json({ ...list([bad]), errorModel: { errors: ['linesWithErrors'], warningNotes: [] } }),
    })
    show()
    const commit = await screen.findByRole('button', { name: 'Lägg 1 artikel i varukorgen' })
    await waitFor(() =>
      expect(commit.hasAttribute('disabled') || commit.getAttribute('aria-disabled') === 'true').toBe(true),
    )
    await screen.findByText('Numret finns inte. Kontrollera det eller ta bort raden.')
  })
})

describe('many rows at once', () => {
  it('say at the disabled button why none can be ordered', async () => {
    const row = {
      line: 1,
      raw: '9999;2',
      outcome: 'notFound',
      outcomeIfShown: null,
      note: null,
      written: '9999',
      variantNumber: '',
      name: '',
      quantity: null,
      askedQuantity: 2,
      writtenQuantity: '2',
      imageUrl: null,
      stock: null,
      unitPrice: null,
      priceUnit: '',
      totalPrice: null,
      unit: '',
      choices: [],
    }
    stubNetwork({
      'POST /api/directorder/check': () =>
        json({ kind: 'delimited', sheet: null, header: null, rows: [row], currency: 'SEK' }),
    })
    renderInShop(<ManyRows />, { context: shopContext({ user: buyer }) })
    await userEvent.type(screen.getByRole('textbox', { name: 'Klistra in rader' }), '9999;2')
    await userEvent.click(screen.getByRole('button', { name: 'Kontrollera raderna' }))
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Lägg 0 rader i varukorgen' })
    expect(add.disabled).toBe(true)
    expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Ingen rad kan beställas ännu. Välj eller rätta rader, eller börja om.',
    )
  })
})

describe('the direct order in the header (DIR-1)', () => {
  it('is a link that opens the dropdown on press, and closes it on Escape', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    server()
    renderInShop(<DirectOrderArea />)
    const way = screen.getByRole('link', { name: 'Direktorder' })
    expect(way.getAttribute('href')).toBe('/my-pages/order-directly')
    await userEvent.click(way)
    await screen.findByRole('dialog', { name: 'Direktorder' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
