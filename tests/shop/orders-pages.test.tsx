import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { deliveryStatuses, type Order, type TrackedShipment } from '@tradecounter/api/contract'
import { translatorOf } from '@tradecounter/shop/core'
import confirmationPage from '@tradecounter/shop/pages/confirmation'
import orderPage from '@tradecounter/shop/pages/order'
import trackAndTracePage from '@tradecounter/shop/pages/track-and-trace'
import { Announcer } from '@tradecounter/ui/announcer'
import { inAnnouncer } from '../setup/in-announcer.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { orderOf, refusal } from './purchases.ts'

const owner = '/api/my-pages/order/customer?orderNumber=500123'
const signedIn = shopContext({ user: buyer })
const withoutPermission = shopContext({ user: { ...buyer, permissions: [], allowedPages: [] } })

const documentOf = (title: string, url: string) => ({ title, url, kind: 'certificate', bytes: 4000 })

describe('the order page', () => {
  it('shows its status, lines with theirs, delivery address and totals', () => {
    stubNetwork({})
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { '/api/my-pages/order?orderNumber=500123': orderOf(), [owner]: { customer: null } },
    })
    const text = document.body.textContent
    expect(text).toContain('Delvis levererad')
    expect(text).toContain('Restnoterad')
    expect(text).toContain('Gatan 1')
    expect(text).toContain('Projekt 7')
    expect(text).toMatch(/42,50\s*kr\/st/u)
    expect(text).toMatch(/531,25/u)
  })

  it('shows the discount, serial and batch numbers of a line', () => {
    stubNetwork({})
    const order = orderOf()
    const [line] = order.lines
    if (line === undefined) throw new Error('The order has no line.')
    const goods = {
      serials: ['SN-1', 'SN-2'],
      batches: ['L26'],
      moreNumbers: 3,
      listPrice: 5000,
      discount: 150,
    }
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: {
        '/api/my-pages/order?orderNumber=500123': { ...order, lines: [{ ...line, ...goods }] },
        [owner]: { customer: null },
      },
    })
    const text = document.body.textContent
    expect(text).toMatch(/Rabatt:?\s*15,0 % på 50,00\s*kr\/st/u)
    expect(text).toMatch(/Serienummer:?\s*SN-1, SN-2/u)
    expect(text).toMatch(/Batch:?\s*L26 \+ 3/u)
  })

  it('links to the documents of the articles, and to no address that is not safe', async () => {
    stubNetwork({})
    const documents = [
      { ...documentOf('Prestandadeklaration', 'https://maker.example/dop.pdf'), articleName: 'Kulventil' },
      { ...documentOf('Fel', 'javascript:alert(1)'), articleName: 'Kulventil' },
    ]
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: {
        '/api/my-pages/order?orderNumber=500123': orderOf({ documents, documentCount: 7 }),
        [owner]: { customer: null },
      },
    })
    const list = await screen.findByRole('list', { name: 'Dokument för artiklarna' })
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Prestandadeklaration – Kulventil PDF, 4\u00A0kB', 'https://maker.example/dop.pdf'],
    ])
    expect(document.body.textContent).toContain('Här är de första 2 av 7 dokument.')
  })

  it('copies its address for colleagues', async () => {
    const writeText = vi.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    stubNetwork({})
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { '/api/my-pages/order?orderNumber=500123': orderOf(), [owner]: { customer: null } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Kopiera länk till kollegor' }))
    await screen.findByText('Kopierad')
    expect(writeText).toHaveBeenCalledWith('http://local.se.localhost:7400/my-pages/order-info/500123')
  })

  it('lets the user follow its deliveries by mail, and shows a failure', async () => {
    let isBusy = true
    const calls = stubNetwork({
      'POST /api/my-pages/order/follow': () =>
        isBusy ? json({ code: 'busy', message: 'Later.' }, 503) : json(orderOf({ followed: true })),
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { '/api/my-pages/order?orderNumber=500123': orderOf(), [owner]: { customer: null } },
    })
    const name = 'Mejla mig när något händer med leveransen'
    fireEvent.click(await screen.findByRole('checkbox', { name, checked: false }))
    await screen.findByRole('alert')
    isBusy = false
    fireEvent.click(screen.getByRole('checkbox', { name, checked: false }))
    await screen.findByRole('checkbox', { name, checked: true })
    expect(calls.filter(({ path }) => path.endsWith('/order/follow')).map(({ body }) => body)).toEqual([
      { orderNumber: '500123', follow: true },
      { orderNumber: '500123', follow: true },
    ])
  })

  it('downloads the order sheet in the language of the page, and shows a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    let isBusy = true
    const calls = stubNetwork({
      'POST /bff/menu/my-pages': () => json({ pages: ['order-history'] }),
      'GET /api/my-pages/order/sheet': () =>
        isBusy
          ? json({ code: 'busy', message: 'Too many sheets are being drawn.' }, 503)
          : new Response('%PDF-1.7', {
              headers: {
                'Content-Type': 'application/pdf',
                'Content-Disposition': 'attachment; filename="orderbekraftelse-500123.pdf"',
              },
            }),
    })
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { '/api/my-pages/order?orderNumber=500123': orderOf(), [owner]: { customer: null } },
    })
    const link = screen.getByRole('link', { name: 'Orderbekräftelse (PDF)' })
    expect(link.getAttribute('href')).toBe('/api/my-pages/order/sheet?orderNumber=500123')
    fireEvent.click(link)
    expect(link.textContent).toBe('Hämtar orderbekräftelsen')
    fireEvent.click(link)
    await screen.findByText('Orderbekräftelsen kunde inte hämtas. Försök igen om en liten stund.')
    isBusy = false
    fireEvent.click(link)
    await waitFor(() => expect(saved).toEqual(['orderbekraftelse-500123.pdf']))
    await waitFor(() => expect(screen.queryByText(/kunde inte hämtas/u)).toBeNull())
    // The second click, during the first call, makes no request.
    const sheets = calls.filter(({ path }) => path.endsWith('/sheet'))
    expect(sheets.map(({ path, query }) => `${path} ${query.get('orderNumber')}`)).toEqual([
      '/api/my-pages/order/sheet 500123',
      '/api/my-pages/order/sheet 500123',
    ])
    expect(sheets[0]?.headers.get('X-Language')).toBe('sv-SE')
  })

  it('has words for each of the nine delivery states', () => {
    const t = translatorOf(signedIn)
    const words = deliveryStatuses.map((status) => t(`orders.status-${status}`))
    expect(new Set(words).size).toBe(9)
    for (const word of words) expect(word).not.toMatch(/^\[/u)
  })
})

const renderConfirmation = (context = signedIn, answers: Record<string, unknown> = {}) => {
  const calls = stubNetwork({})
  renderInShop(<confirmationPage.View route={{ page: 'confirmation', orderNumber: '500123' }} />, {
    context,
    answers,
  })
  return calls
}

const shipment = (more: Partial<TrackedShipment> = {}): TrackedShipment => ({
  number: '8500123',
  carrier: 'PostNord',
  isPickup: false,
  status: 'ON_THE_WAY',
  exception: false,
  late: false,
  silent: false,
  promisedFrom: '2026-11-23T06:00:00Z',
  promisedTo: '2026-11-23T14:00:00Z',
  earlierWindows: [],
  reached: [{ status: 'ON_THE_WAY', at: '2026-11-21T08:00:00Z' }],
  parcels: [],
  goods: [],
  ...more,
})
const deliveredParcel = (number: string, proofUrl: string): TrackedShipment['parcels'][number] => ({
  number,
  trackingUrl: null,
  status: 'DELIVERED',
  exception: false,
  promised: null,
  goods: [],
  delivered: { at: '2026-11-23T08:10:00Z', receivedBy: `Mottagare ${number}`, proofUrl },
  events: [],
  choices: null,
  changes: [],
})
const openOrder = (order: Partial<Order> = {}, context = signedIn, handlers = {}) => {
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: ['order-history', 'order-info'] }),
    ...handlers,
  })
  renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
    context,
    answers: {
      '/api/my-pages/order?orderNumber=500123': orderOf(order),
      [owner]: { customer: null },
    },
  })
  return calls
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** Text of what has the focus; empty if nothing has. */
const focusedPart = (): string =>
  document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')

describe('the order page in depth', () => {
  it('shows the steps of a shipment: complete, active and pending (HELP-1)', async () => {
    openOrder({ shipments: [shipment()] })
    const steps = await screen.findByRole('list', { name: 'Följesedel 8500123' })
    const states = within(steps).getAllByRole('listitem')
    expect(states.map((item) => [item.dataset['state'], item.textContent])).toEqual([
      ['complete', expect.stringContaining('Beställd')],
      ['complete', expect.stringContaining('Plockad')],
      ['complete', expect.stringContaining('Packad')],
      ['complete', expect.stringContaining('Överlämnad')],
      ['active', expect.stringMatching(/På väg 2026-11-21/u)],
      ['default', expect.stringContaining('Ute för leverans')],
      ['default', expect.stringContaining('Levererad')],
    ])
    expect(states[4]?.getAttribute('aria-current')).toBe('step')
  })

  it('shows the status with its progress, and what remains of each line (HELP-6)', () => {
    openOrder({ status: 'ON_THE_WAY' })
    const main = document.body
    expect(main.textContent).toContain('På väg')
    expect(main.querySelectorAll('[data-reached]').length).toBeGreaterThan(0)
    expect(main.textContent).toMatch(/Återstår.*6\s*st/u)
    expect(main.textContent).toMatch(/Skickat.*4\s*st/u)
  })

  it('warns of a late shipment, of an exception and of a silent carrier', async () => {
    openOrder({ shipments: [shipment({ late: true, exception: true, silent: true })] })
    await screen.findByText(/Sändningen är försenad/u)
    expect(screen.getByText(/Något har hänt med ett kolli/u)).toBeDefined()
    expect(screen.getByText(/inte lämnat något besked på två dygn/u)).toBeDefined()
  })

  it('says who has received a parcel, and leads to the proof of delivery of the carrier alone', async () => {
    const proof = 'https://tracking.postnord.com/proof/1'
    const parcels = [deliveredParcel('1', proof), deliveredParcel('2', 'https://elsewhere.example/proof/2')]
    openOrder({ shipments: [shipment({ status: 'DELIVERED', parcels })] })
    for (const { number } of parcels)
      await screen.findByText(new RegExp(`^Levererat 2026-11-23.*, mottaget av Mottagare ${number}\\.`, 'u'))
    const links = screen.getAllByRole('link', { name: /^Leveransbevis/u })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([proof])
  })

  it('warns of late goods on the order and its lines, without a day that has passed', () => {
    const { lines } = orderOf()
    openOrder({ late: true, nextDelivery: '', lines: lines.map((line) => ({ ...line, late: true })) })
    expect(screen.getByRole('group', { name: 'Varning' }).textContent).toContain('Något i ordern är försenat')
    expect(screen.getByText('Försenad: utlovad 2026-11-24')).toBeDefined()
    expect(document.body.textContent).not.toContain('Nästa leverans')
  })

  it('warns of a late shipment where the shipment is, and not once more for the whole order', async () => {
    openOrder({ late: true, shipments: [shipment(), shipment({ number: '8500124', late: true })] })
    await screen.findByText(/Sändningen är försenad/u)
    expect(screen.getAllByRole('group', { name: 'Varning' })).toHaveLength(1)
    expect(document.body.textContent).toContain('Försenad. Nästa leverans 2026-11-24')
  })

  it('warns of nothing while the promised day is to come', () => {
    openOrder()
    expect(document.body.textContent).toContain('Nästa leverans 2026-11-24')
    expect(document.body.textContent).not.toMatch(/försenad/iu)
  })

  it('says that nothing will be sent of a cancelled order', async () => {
    openOrder({ status: 'CANCELLED', shipments: [] })
    await screen.findByText('Ordern är avbeställd. Inget skickas.')
    expect(screen.queryByText('Inget har skickats ännu.')).toBeNull()
  })

  it('cancels what remains after a question, and shows the order as it is then', async () => {
    const [line] = orderOf().lines
    if (line === undefined) throw new Error('The order has a line.')
    const after = orderOf({
      version: 4,
      changeableLines: 0,
      lines: [{ ...line, cancelled: 6, remaining: 0, changeable: 0 }],
    })
    const calls = openOrder({}, signedIn, { 'POST /api/my-pages/order/change': () => json(after) })
    fireEvent.click(await screen.findByRole('button', { name: 'Ändra eller avbeställ' }))
    const cancel = screen.getByRole('button', { name: 'Avbeställ allt som återstår' })
    cancel.focus()
    fireEvent.click(cancel)
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Avbeställ allt som återstår' }))
    await screen.findByText('Ordern är ändrad.')
    const change = calls.find(({ path }) => path === '/api/my-pages/order/change')
    expect(change?.body).toEqual({ orderNumber: '500123', version: 3, all: true })
    expect(screen.queryByRole('button', { name: 'Ändra eller avbeställ' })).toBeNull()
    await waitFor(() => expect(focusedPart()).toMatch(/^Klart\s?Ordern är ändrad\.$/u))
  })

  it('keeps the focus in the part that changes lines when its form opens and closes', async () => {
    openOrder()
    const open = await screen.findByRole('button', { name: 'Ändra eller avbeställ' })
    open.focus()
    fireEvent.click(open)
    expect(focusedPart()).toContain('Ändra det som återstår')
    const close = screen.getByRole('button', { name: 'Stäng' })
    close.focus()
    fireEvent.click(close)
    expect(focusedPart()).toBe('Ändra eller avbeställ')
  })

  it('changes a line after the first hundred, and reads the later windows again', async () => {
    const [line] = orderOf().lines
    if (line === undefined) throw new Error('The order has a line.')
    const linesFrom = (from: number, count: number, changeable: number): Order['lines'] =>
      Array.from({ length: count }, (_, at) => ({
        ...line,
        position: from + at + 1,
        name: `Ventil ${from + at + 1}`,
        changeable,
      }))
    const long = { lineCount: 150, changeableLines: 50 }
    const first = { ...long, lines: linesFrom(0, 100, 0) }
    const windows: unknown[] = []
    const calls = openOrder(first, signedIn, {
      'GET /api/my-pages/order': ({ query }: { query: URLSearchParams }) => {
        windows.push(query.get('from'))
        return json(orderOf({ ...long, from: 100, lines: linesFrom(100, 50, 6) }))
      },
      'POST /api/my-pages/order/change': () => json(orderOf({ ...first, version: 4 })),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Ändra eller avbeställ' }))
    const form = screen.getByRole('button', { name: 'Spara ändringar' }).closest('form')
    if (form === null) throw new Error('The button is in the form.')
    fireEvent.click(within(form).getByRole('button', { name: 'Visa fler rader' }))
    const field = await within(form).findByRole('textbox', { name: /Ventil 150/u })
    fireEvent.change(field, { target: { value: '2' } })
    fireEvent.click(within(form).getByRole('button', { name: 'Spara ändringar' }))
    await screen.findByText('Ordern är ändrad.')
    expect(calls.find(({ path }) => path === '/api/my-pages/order/change')?.body).toEqual({
      orderNumber: '500123',
      version: 3,
      lines: [{ position: 150, remaining: 2 }],
    })
    // Once when asked for, and once after the change.
    expect(windows).toEqual(['100', '100'])
  })

  it('takes no quantity above what remains, nor a part of a pack', async () => {
    const calls = openOrder()
    fireEvent.click(await screen.findByRole('button', { name: 'Ändra eller avbeställ' }))
    const field = screen.getByRole('textbox', { name: /Antal som ska komma/u })
    for (const text of ['7', '3', 'x', '-1', '']) {
      fireEvent.change(field, { target: { value: text } })
      fireEvent.click(screen.getByRole('button', { name: 'Spara ändringar' }))
      expect(field.getAttribute('aria-invalid'), text).toBe('true')
      expect((field as HTMLInputElement).value).toBe(text)
    }
    expect(calls.filter(({ path }) => path.endsWith('/change'))).toEqual([])
  })

  it('says that the order has changed meanwhile, and shows it', async () => {
    const calls = openOrder({}, signedIn, {
      'POST /api/my-pages/order/change': () => refusal(409, 'changed', 'version'),
      'GET /api/my-pages/order': () => json(orderOf({ version: 9, status: 'PICKED' })),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Ändra eller avbeställ' }))
    fireEvent.change(screen.getByRole('textbox', { name: /Antal som ska komma/u }), {
      target: { value: '2' },
    })
    const save = screen.getByRole('button', { name: 'Spara ändringar' })
    save.focus()
    fireEvent.click(save)
    await screen.findByText(/har ändrats under tiden/u)
    await waitFor(() => expect(focusedPart()).toMatch(/har ändrats under tiden/u))
    expect(calls.some(({ path }) => path === '/api/my-pages/order')).toBe(true)
  })

  it('keeps a comment that could not be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    openOrder({}, signedIn, { 'POST /api/my-pages/order/comment': () => refusal(503, 'busy') })
    const field = await screen.findByRole('textbox', { name: /Kommentar till säljaren/u })
    fireEvent.change(field, { target: { value: 'Ring först' } })
    fireEvent.click(screen.getByRole('button', { name: 'Lägg till kommentar' }))
    await screen.findByText('Det gick inte att spara. Försök igen.')
    expect((field as HTMLTextAreaElement).value).toBe('Ring först')
  })

  it('says that a comment is saved', async () => {
    render(<Announcer />)
    openOrder({}, signedIn, { 'POST /api/my-pages/order/comment': () => json(orderOf()) })
    const field = await screen.findByRole('textbox', { name: /Kommentar till säljaren/u })
    fireEvent.change(field, { target: { value: 'Ring först' } })
    fireEvent.click(screen.getByRole('button', { name: 'Lägg till kommentar' }))
    await screen.findByText('Kommentaren är sparad.', inAnnouncer)
    expect((field as HTMLTextAreaElement).value).toBe('')
  })

  it('orders chosen lines again, also in other quantities', async () => {
    const calls = openOrder({}, signedIn, {
      'POST /api/my-pages/order/reorder': () =>
        json({ success: true, newLines: 1, cartCount: 1, results: [] }),
    })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Välj 1842205' }))
    const again = screen.getByRole('button', { name: 'Beställ 1 vald rad igen' })
    fireEvent.click(again)
    const bodies = () => calls.filter(({ path }) => path.endsWith('/reorder')).map(({ body }) => body)
    await waitFor(() => expect(bodies()).toEqual([{ orderNumber: '500123', positions: [1] }]))
    const quantity = screen.getByRole('textbox', { name: 'Antal av 1842205 att beställa igen' })
    fireEvent.change(quantity, { target: { value: 'x' } })
    expect([quantity.getAttribute('aria-invalid'), (again as HTMLButtonElement).disabled]).toEqual([
      'true',
      true,
    ])
    fireEvent.change(quantity, { target: { value: '4' } })
    await waitFor(() => expect((again as HTMLButtonElement).disabled).toBe(false))
    fireEvent.click(again)
    await waitFor(() =>
      expect(bodies()[1]).toEqual({
        orderNumber: '500123',
        positions: [1],
        quantities: [{ position: 1, quantity: 4 }],
      }),
    )
  })

  it('leads from a delivered line and a delivered shipment to a return or complaint about it', async () => {
    const context = shopContext({
      user: { ...buyer, allowedPages: [...buyer.allowedPages, 'returns-and-complaints'] },
    })
    openOrder({ shipments: [shipment({ status: 'DELIVERED' })] }, context)
    const form = '/my-pages/returns-and-complaints?view=new&order=500123'
    await screen.findByRole('link', { name: 'Anmäl skada' })
    expect(hrefOf('Returnera eller reklamera 1842205')).toBe(`${form}&line=1`)
    expect(hrefOf('Anmäl att något saknas')).toBe(`${form}&kind=missing`)
    expect(hrefOf('Anmäl skada')).toBe(`${form}&kind=damaged`)
  })

  it.each([{ exception: true }, { late: true }, { silent: true }])(
    'lets a shipment with %j be reported as missing or damaged before it arrives',
    async (trouble) => {
      const context = shopContext({
        user: { ...buyer, allowedPages: [...buyer.allowedPages, 'returns-and-complaints'] },
      })
      openOrder({ shipments: [shipment(), shipment({ number: '8500124', ...trouble })] }, context)
      expect(await screen.findAllByRole('link', { name: 'Anmäl att något saknas' })).toHaveLength(1)
    },
  )

  it('has nothing to report of a late shipment that has not left the warehouse', async () => {
    const context = shopContext({
      user: { ...buyer, allowedPages: [...buyer.allowedPages, 'returns-and-complaints'] },
    })
    openOrder({ shipments: [shipment({ status: 'PACKED', late: true })] }, context)
    await screen.findByRole('link', { name: 'Följesedel (PDF)' })
    expect(screen.queryByRole('link', { name: 'Anmäl att något saknas' })).toBeNull()
  })

  it('saves the articles of the order as a list', async () => {
    const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'my-lists'] }
    const calls = openOrder(
      {},
      { ...signedIn, user },
      {
        'POST /api/my-pages/order/savelist': () =>
          json({ listId: 'x', name: 'Bilen', lineCount: 3, leftOut: 1 }),
      },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Spara som favoritlista' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox', { name: /Listans namn/u }), { target: { value: 'Bilen' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Spara som favoritlista' }))
    await screen.findByText('3 rader har sparats i Bilen. 1 rad utan artikel kan inte sparas i en lista.')
    const [save] = calls.filter(({ path }) => path.endsWith('/savelist'))
    expect(save?.body).toEqual({ orderNumber: '500123', name: 'Bilen' })
    expect(screen.getByRole('link', { name: 'Visa listan' }).getAttribute('href')).toBe(
      '/my-pages/my-lists?list=x',
    )
    expect(save?.headers.get('Idempotency-Key')).toBeTruthy()
  })

  it('says who has approved the order, where the invoice goes, and the terms', () => {
    openOrder({ approvedBy: ['Karin Ek', 'Olof Berg'], deliveryTerms: 'Fritt lager' })
    const text = document.body.textContent
    expect(text).toMatch(/Attesterad av\s*Karin Ek\s*Olof Berg/u)
    expect(text).toMatch(/Fakturaadress\s*Lund Rör AB\s*Box 12/u)
    expect(text).toMatch(/Betalningsvillkor\s*30 dagar netto/u)
    expect(text).toContain('Fritt lager')
  })

  it('offers the switch for an order of another customer', async () => {
    stubNetwork({ 'POST /bff/menu/my-pages': () => json({ pages: ['order-info'] }) })
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { [owner]: { customer: { id: 'b', name: 'Bygge Norr' } } },
    })
    await screen.findByText('Det här hör till Bygge Norr')
    expect(screen.getByRole('button', { name: 'Byt till Bygge Norr' })).toBeDefined()
  })
})

const openTracking = (query: string, answers: Record<string, unknown> = {}) => {
  stubNetwork({})
  return renderInShop(<trackAndTracePage.View route={{ page: 'track-and-trace', query }} />, { answers })
}
describe('track and trace without sign-in', () => {
  const call = '/api/track-and-trace?number=123&postalCode=22350'

  it('asks for number and postal code, and marks the missing one', () => {
    openTracking('number=123')
    expect(screen.getByText('Ange leveransadressens postnummer.')).toBeDefined()
    expect(screen.queryByText('Ange ett order- eller kollinummer.')).toBeNull()
    expect((screen.getByRole('textbox', { name: /kollinummer/u }) as HTMLInputElement).value).toBe('123')
  })

  it('says that nothing was found, or that nothing was sent yet', async () => {
    const { unmount } = openTracking('number=123&postalCode=22350', {
      [call]: { found: false, shipments: [] },
    })
    await screen.findByText('Ingen leverans hittades')
    unmount()
    openTracking('number=123&postalCode=22350', { [call]: { found: true, shipments: [] } })
    await screen.findByText('Inget har skickats ännu')
    // Nor that the order is being worked on: it may be cancelled, which a visitor is not told.
    expect(screen.getByText('Kollina visas här så snart de är packade.')).toBeDefined()
  })
})

describe('the confirmation', () => {
  it('shows number, day and lines (CART-7)', () => {
    renderConfirmation(signedIn, {
      '/api/my-pages/order?orderNumber=500123': orderOf(),
      [owner]: { customer: null },
    })
    expect(screen.getByText('Ordernummer 500123')).toBeDefined()
    expect(document.body.textContent).toContain('Önskad leverans 2026-11-23')
    expect(document.body.textContent).toContain('Kulventil 15 mm')
  })

  it('shows only the number to a user who may not see orders', () => {
    const calls = renderConfirmation(withoutPermission)
    expect(screen.getByText('Ordernummer 500123')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Visa ordern' })).toBeNull()
    expect(calls).toHaveLength(0)
  })
})
