import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Return, ReturnOptions } from '@tradecounter/api/contract'
import { navigation } from '@tradecounter/shop/core'
import returnsPage from '@tradecounter/shop/pages/returns-and-complaints'
import { Announcer } from '@tradecounter/ui/announcer'
import { inAnnouncer } from '../setup/in-announcer.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'returns-and-complaints' as const] }
const context = shopContext({ user })

const options: ReturnOptions = {
  orderNumber: '500123',
  feeThousandths: 100,
  days: 30,
  addresses: [
    { id: 'bro', name: 'Brobygget', street: 'Kajen 1', postalCode: '411 04', city: 'Göteborg' },
    { id: 'hus', name: 'Husbygget', street: 'Torget 2', postalCode: '411 05', city: 'Göteborg' },
  ],
  branches: [{ id: 'got', name: 'Göteborg', street: 'Lagergatan 8', postalCode: '415 05', city: 'Göteborg' }],
  lines: [
    {
      orderPosition: 1,
      variantNbr: '1842205',
      name: 'Kulventil',
      displayUnitCode: 'st',
      decimalPrecision: 0,
      most: 4,
      lastDay: '2026-12-20',
      refusal: null,
    },
    {
      orderPosition: 2,
      variantNbr: '9016169',
      name: 'Kabel',
      displayUnitCode: 'm',
      decimalPrecision: 1,
      most: 50,
      lastDay: null,
      refusal: 'cut',
    },
  ],
}
const found: Return = {
  number: 'R1000001',
  kind: 'damaged',
  state: 'sent',
  orderNumber: '500123',
  openOrders: [],
  invoiceNumber: '',
  reason: 'Transportskada',
  createdBy: 'Kim Lund',
  createdAt: '2026-11-20T08:00:00Z',
  changedAt: '2026-11-20T08:00:00Z',
  version: 2,
  wanted: 'credit',
  handover: 'handIn',
  handoverPlaceId: 'got',
  handoverPlace: 'Göteborg\nLagergatan 8\n415 05 Göteborg',
  description: 'Bucklig',
  contactName: 'Kim Lund',
  contactPhone: '',
  feeThousandths: 0,
  creditNoteNumber: '',
  creditNotes: [],
  replacementOrderNumber: '',
  actions: ['write', 'cancel'],
  hasSlip: false,
  hasLabel: false,
  lines: [
    {
      position: 1,
      orderPosition: 1,
      invoicePosition: 0,
      variantNbr: '1842205',
      name: 'Kulventil',
      quantity: 2,
      displayUnitCode: 'st',
      batch: 'SN-7',
    },
  ],
  files: [
    {
      fileId: 'a'.repeat(32),
      name: 'skada.jpg',
      size: 1200,
      author: 'Kim Lund',
      addedAt: '2026-11-20T08:00:00Z',
    },
  ],
  events: [
    { at: '2026-11-20T08:00:00Z', actor: 'customer', userName: 'Kim Lund', state: 'sent', message: '' },
  ],
}

const optionsCall = (kind: string) => `/api/my-pages/return/options?orderNumber=500123&kind=${kind}`

function open(query: string, answers: Record<string, unknown> = {}, handlers = {}) {
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }),
    ...handlers,
  })
  renderInShop(<returnsPage.View route={{ page: 'returns-and-complaints', query }} />, {
    context,
    answers: {
      [optionsCall('return')]: options,
      [optionsCall('damaged')]: { ...options, feeThousandths: 0 },
      '/api/my-pages/return?number=R1000001': found,
      ...answers,
    },
  })
  return calls
}
const bodies = (calls: ReturnType<typeof open>, path: string) =>
  calls.filter((call) => call.path === `/api/my-pages/return/${path}`).map(({ body }) => body)
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Answers as a lost connection does. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the form of a return or complaint', () => {
  it('begins with the line that it is about, and tells why another cannot be returned', async () => {
    open('view=new&order=500123&line=1')
    const line = await screen.findByRole('group', { name: '1842205 Kulventil' })
    await waitFor(() =>
      expect((within(line).getByRole('textbox', { name: 'Antal (st)' }) as HTMLInputElement).value).toBe('4'),
    )
    expect(within(line).getByText('Högst 4')).toBeDefined()
    expect(screen.getByText('Senast 2026-12-20')).toBeDefined()
    expect(screen.getByText('Kapad vara, kan inte returneras')).toBeDefined()
    expect(screen.queryByRole('group', { name: '9016169 Kabel' })).toBeNull()
    expect(screen.getByText(/Returavgift 10/u)).toBeDefined()
    expect(screen.getByText('Retur går att göra i 30 dagar från leveransen.')).toBeDefined()
  })

  it('asks where the goods are handed in or fetched, and sends what was chosen', async () => {
    vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    const calls = open(
      'view=new&order=500123&line=1',
      {},
      { 'POST /api/my-pages/return/save': () => json({ number: 'R1000009', version: 1, state: 'draft' }) },
    )
    await screen.findByRole('group', { name: '1842205 Kulventil' })
    expect(screen.getByRole('combobox', { name: 'Butik' }).textContent).toContain('Lagergatan 8')
    choose('Hur lämnas varorna?', 'pickUp')
    choose('Hämtningsadress', 'hus')
    press('Spara utkast')
    await screen.findByText('Utkastet är sparat.')
    expect(bodies(calls, 'save')).toMatchObject([{ handover: 'pickUp', handoverPlaceId: 'hus' }])
  })

  it('shows the terms for a case without an order, too', async () => {
    open('view=new', { '/api/my-pages/return/options?kind=return': { ...options, lines: [] } })
    expect(await screen.findByText(/Returavgift 10/u)).toBeDefined()
  })

  it('marks what is missing and keeps what was typed, without a call', async () => {
    const calls = open('view=new&order=500123&kind=damaged')
    await screen.findByRole('group', { name: '1842205 Kulventil' })
    press('Skicka')
    await screen.findByText('Välj minst en rad.')
    expect(screen.getByRole('textbox', { name: /^Orsak/u }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('textbox', { name: /^Beskriv/u }).getAttribute('aria-invalid')).toBe('true')
    fill('Antal (st)', '5')
    press('Spara utkast')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Antal (st)' }).getAttribute('aria-invalid')).toBe('true'),
    )
    expect((screen.getByRole('textbox', { name: 'Antal (st)' }) as HTMLInputElement).value).toBe('5')
    expect(bodies(calls, 'save')).toEqual([])
  })

  it('sends once however often it is repeated, and marks the line that the service refuses', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    const answers = [
      refusal(503, 'busy'),
      refusal(409, 'tooMuch', 'lines.0.quantity'),
      json({ number: 'R1000009', version: 1, state: 'sent' }),
    ]
    const calls = open(
      'view=new&order=500123',
      {},
      {
        'POST /api/my-pages/return/save': () => answers.shift() ?? refusal(500, 'internal'),
      },
    )
    await screen.findByRole('group', { name: '1842205 Kulventil' })
    fill('Antal (st)', '3')
    fill(/^Orsak/u, 'Fel vara')
    press('Skicka')
    await screen.findByText('Det gick inte. Försök igen.')
    press('Skicka')
    await screen.findByText('Ange ett antal som går att returnera.')
    fill('Antal (st)', '2')
    press('Skicka')
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/my-pages/returns-and-complaints?case=R1000009'))
    const sent = calls.filter(({ path }) => path.endsWith('/save'))
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
    expect(sent[2]?.body).toMatchObject({
      send: true,
      lines: [{ orderPosition: 1, invoicePosition: 0, quantity: 2 }],
    })
  })

  it('asks what a quantity means that can be read in two ways, and sends nothing', async () => {
    const calls = open('view=new&order=500123', {}, {})
    await screen.findByRole('group', { name: '1842205 Kulventil' })
    fill('Antal (st)', '1,200')
    fill(/^Orsak/u, 'Fel vara')
    press('Skicka')
    await screen.findByText('Antalet kan läsas på två sätt. Skriv till exempel 1200 eller 1,2.')
    expect(calls.filter(({ path }) => path.endsWith('/save'))).toEqual([])
  })

  it('opens a draft with its quantities, serial numbers and files', async () => {
    const draft = { ...found, state: 'draft' as const, actions: ['send', 'cancel'] as const }
    const calls = open(
      'case=R1000001',
      { '/api/my-pages/return?number=R1000001': draft },
      {
        'POST /api/my-pages/return/save': () => json({ number: 'R1000001', version: 3, state: 'draft' }),
      },
    )
    await screen.findByRole('group', { name: '1842205 Kulventil' })
    expect(screen.getByRole('button', { name: 'skada.jpg' }).parentElement?.textContent).toMatch(
      /skada\.jpg.*Kim Lund · .*2026/u,
    )
    press('Spara utkast')
    await screen.findByText('Utkastet är sparat.')
    expect(bodies(calls, 'save')[0]).toMatchObject({
      number: 'R1000001',
      version: 2,
      send: false,
      lines: [{ orderPosition: 1, quantity: 2, batch: 'SN-7' }],
    })
  })
})

describe('a case', () => {
  it('asks before it is cancelled', async () => {
    const calls = open(
      'case=R1000001',
      {},
      {
        'POST /api/my-pages/return/cancel': () =>
          json({ number: 'R1000001', version: 3, state: 'cancelled' }),
        'GET /api/my-pages/return': () => json({ ...found, state: 'cancelled', actions: [] }),
      },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Återta ärendet' }))
    expect(bodies(calls, 'cancel')).toEqual([])
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Återta ärendet' }))
    await screen.findByText('Återtaget', { selector: 'span' })
    expect(bodies(calls, 'cancel')).toEqual([{ number: 'R1000001', version: 2 }])
  })

  it('keeps a message that could not be sent', async () => {
    open(
      'case=R1000001',
      {},
      {
        'POST /api/my-pages/return/message': () => refusal(503, 'busy'),
        'GET /api/my-pages/return': () => json(found),
      },
    )
    const field = await screen.findByRole('textbox', { name: 'Meddelande' })
    fireEvent.change(field, { target: { value: 'Här är bilden' } })
    press('Skicka meddelande')
    await screen.findByText('Det gick inte. Försök igen.')
    expect((field as HTMLTextAreaElement).value).toBe('Här är bilden')
  })

  it('gets a message once, however often it is repeated, also after the case has changed', async () => {
    let isLost = true
    render(<Announcer />)
    const calls = open(
      'case=R1000001',
      {},
      {
        'POST /api/my-pages/return/message': () =>
          isLost ? lost() : json({ number: 'R1000001', version: 3, state: 'inReview' }),
        'GET /api/my-pages/return': () => json({ ...found, version: 3 }),
      },
    )
    const send = async (message: string) => {
      fireEvent.change(await screen.findByRole('textbox', { name: 'Meddelande' }), {
        target: { value: message },
      })
      const before = bodies(calls, 'message').length
      press('Skicka meddelande')
      await waitFor(() => expect(bodies(calls, 'message')).toHaveLength(before + 1))
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Skicka meddelande' }).getAttribute('aria-busy')).not.toBe(
          'true',
        ),
      )
    }
    await send('Här är bilden')
    expect(screen.queryByText('Meddelandet är skickat.', inAnnouncer)).toBeNull()
    isLost = false
    await send('Här är bilden')
    await screen.findByText('Meddelandet är skickat.', inAnnouncer)
    await send('Här är bilden')
    const sent = calls.filter(({ path }) => path === '/api/my-pages/return/message')
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
    // The repeat is the first request, with the version that it was written for.
    expect(bodies(calls, 'message')).toMatchObject([{ version: 2 }, { version: 2 }, { version: 3 }])
  })

  it('can be written to and cancelled again after the connection was lost', async () => {
    open(
      'case=R1000001',
      {},
      {
        'POST /api/my-pages/return/message': lost,
        'POST /api/my-pages/return/cancel': lost,
        'GET /api/my-pages/return': lost,
      },
    )
    const field = await screen.findByRole('textbox', { name: 'Meddelande' })
    fireEvent.change(field, { target: { value: 'Här är bilden' } })
    press('Skicka meddelande')
    await screen.findByText('Det gick inte. Försök igen.')
    expect((field as HTMLTextAreaElement).value).toBe('Här är bilden')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Skicka meddelande' }).getAttribute('aria-busy')).not.toBe(
        'true',
      ),
    )
    press('Återta ärendet')
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Återta ärendet' }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getAllByText('Det gick inte. Försök igen.')).toHaveLength(2)
  })
})
