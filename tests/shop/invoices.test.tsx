import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import invoicePage from '@tradecounter/shop/pages/invoice'
import invoicesPage from '@tradecounter/shop/pages/invoices'
import { invoice, invoices, invoiceSummary } from '../../stories/parts/invoice-documents.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'invoices', 'returns-and-complaints'] }
const context = shopContext({ user, settings: { ...settings, myPages: user.allowedPages } })
const list = '/api/my-pages/invoices'
const zip = () =>
  new Response('PK', {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="fakturor.zip"',
    },
  })

/** The list with its totals, without filters. */
async function openList(handlers: Parameters<typeof stubNetwork>[0] = {}, query = '') {
  window.history.replaceState(null, '', `/my-pages/invoices${query && `?${query}`}`)
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }),
    'GET /api/user/exports': () => json({ exports: [] }),
    'GET /api/user/setting': () => json({ value: null }),
    ...handlers,
  })
  renderInShop(<invoicesPage.View route={{ page: 'invoices', query }} />, {
    context,
    answers: { [query === '' ? list : `${list}?${query}`]: invoices, [`${list}/summary`]: invoiceSummary },
  })
  await screen.findByRole('row', { name: /105000049/u })
  return calls
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

async function openOne(more: Parameters<typeof invoice>[0] = {}) {
  stubNetwork({ 'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }) })
  renderInShop(<invoicePage.View route={{ page: 'invoice', number: '105000047' }} />, {
    context,
    answers: { '/api/my-pages/invoice?number=105000047': invoice(more) },
  })
  await screen.findByRole('table')
}

/** Answers as a lost connection does. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
})

const startZip = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Alla dokument i urvalet (ZIP)', busy: false }))

describe('the list of invoices', () => {
  it('leads from each sum to the documents that it counts (MY-5)', async () => {
    await openList()
    expect(screen.getByRole('heading', { name: 'Saldo inkl. moms' })).toBeDefined()
    const ages = within(screen.getByRole('list', { name: 'Efter förfallodag' })).getAllByRole('listitem')
    expect(ages.map((each) => each.textContent)[2]).toMatch(/^31–60 dagar2 fakturor3\s820,76\skr$/u)
    expect(ages).toHaveLength(5)
    expect(hrefOf('Förfallet')).toBe(
      '/my-pages/invoices?status=overdue,disputed&kind=invoice,interest&dueTo=2026-11-19',
    )
    expect(hrefOf('31–60 dagar')).toBe(
      '/my-pages/invoices?status=open,overdue,partlyPaid,disputed&kind=invoice,interest&dueFrom=2026-09-21&dueTo=2026-10-20',
    )
    expect(hrefOf('Över 90 dagar')).toMatch(/&dueTo=2026-08-21$/u)
  })

  it('restricts the list to a range of due days', async () => {
    const calls = await openList({
      [`GET ${list}`]: () => json(invoices),
      [`GET ${list}/summary`]: () => json(invoiceSummary),
    })
    const due = within(screen.getByRole('group', { name: 'Förfallodag' }))
    const type = async (name: string, day: string): Promise<void> => {
      const field = due.getByRole('textbox', { name })
      await userEvent.type(field, `${day}{Enter}`)
      fireEvent.blur(field)
    }
    await type('Från', '2026-10-01')
    await waitFor(() => expect(window.location.search).toBe('?dueFrom=2026-10-01'))
    const asked = calls.filter(({ path }) => path === list)
    expect(asked.at(-1)?.query.get('dueFrom')).toBe('2026-10-01')
    const chip = screen.getByRole('link', { name: /Förfallodag: 2026-10-01 –/u })
    fireEvent.click(chip)
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('ignores a due day that the API would refuse', () => {
    const query = 'dueFrom=2026-02-31&dueTo=2026-02-28'
    expect(invoicesPage.needs?.({ page: 'invoices', query }, context)).toContain(`${list}?dueTo=2026-02-28`)
  })

  it('shows filters that are seldom needed on request, and at once if one is set', async () => {
    await openList()
    const toggle = screen.getByRole('button', { name: 'Fler filter' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    const shown = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(shown?.contains(screen.getByRole('textbox', { name: 'Projekt' }))).toBe(true)
    expect(shown?.contains(screen.getAllByRole('textbox', { name: 'Från' })[0] ?? null)).toBe(false)
    cleanup()
    await openList({}, 'project=Plan')
    const again = screen.getByRole('button', { name: 'Fler filter' })
    expect(again.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Projekt' }).value).toBe('Plan')
  })

  it('downloads the chosen documents as one ZIP, and says when that fails', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    let isBusy = true
    const calls = await openList({
      [`GET ${list}/documents`]: () => (isBusy ? json({ code: 'busy', message: 'Later.' }, 503) : zip()),
    })
    for (const number of ['105000049', '105000047'])
      fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(number, 'u') }))
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner valda (ZIP)' }))
    await screen.findByRole('alert')
    isBusy = false
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner valda (ZIP)' }))
    await waitFor(() => expect(saved).toEqual(['fakturor.zip']))
    const asked = calls.filter(({ path }) => path === `${list}/documents`)
    expect(asked.map(({ query }) => query.get('numbers'))).toEqual([
      '105000049,105000047',
      '105000049,105000047',
    ])
  })

  it.each([
    { code: 'tooManyExports', text: 'Flera exporter pågår redan. Vänta tills en av dem är klar.' },
    { code: 'tooManyRows', text: /^En export har högst 1\s000\s000 rader/u },
  ])('says why a ZIP of a filter cannot be made now, and keeps the filter: $code', async ({ code, text }) => {
    let isBusy = true
    const calls = await openList({
      [`POST ${list}/startdocuments`]: () =>
        isBusy ? json({ code, message: 'Later.' }, 409) : json({ exportId: 'zip' }),
      [`GET ${list}`]: () => json(invoices),
      [`GET ${list}/summary`]: () => json(invoiceSummary),
    })
    const search = screen.getByRole('searchbox')
    fireEvent.change(search, { target: { value: 'Ärlan' } })
    fireEvent.submit(search)
    await waitFor(() => expect(window.location.search).toContain('search='))
    startZip()
    await screen.findByText(text)
    expect(new URLSearchParams(window.location.search).get('search')).toBe('Ärlan')
    expect(screen.queryByText('Det gick inte. Försök igen.')).toBeNull()
    isBusy = false
    startZip()
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    const bodies = calls.filter(({ path }) => path === `${list}/startdocuments`).map(({ body }) => body)
    expect(bodies).toEqual([{ search: 'Ärlan' }, { search: 'Ärlan' }])
  })

  it('says that a ZIP could not be made when the connection is lost', async () => {
    await openList({
      [`GET ${list}/documents`]: lost,
      [`POST ${list}/startdocuments`]: lost,
    })
    fireEvent.click(screen.getByRole('checkbox', { name: /105000049/u }))
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner valda (ZIP)' }))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Alla dokument i urvalet (ZIP)' }))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  })

  it('has a menu in each row: the document, its files, its order, a dispute, and a copy by mail', async () => {
    const calls = await openList({
      'POST /api/my-pages/invoice/mail': () => json({ success: true, recipient: 'kim@ror.example' }),
    })
    const row = screen.getByRole('row', { name: /105000049/u })
    await userEvent.click(within(row).getByRole('button', { name: 'Åtgärder för Faktura 105000049' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/my-pages/invoices/105000049',
      '/api/my-pages/invoice/pdf?number=105000049',
      '/api/my-pages/invoice/xml?number=105000049',
      '/my-pages/order-info/10000042',
      '/my-pages/returns-and-complaints?view=new&invoice=105000049',
      null,
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Skicka kopia till mig' }))
    await screen.findByText('En kopia skickas till kim@ror.example.')
    expect(calls.find(({ path }) => path.endsWith('/invoice/mail'))?.body).toEqual({ number: '105000049' })
  })

  it('mails one copy when the answer is lost and the user asks again', async () => {
    const keys: (string | null)[] = []
    await openList({
      'POST /api/my-pages/invoice/mail': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return keys.length < 3 ? lost() : json({ success: true, recipient: 'kim@ror.example' })
      },
    })
    const row = screen.getByRole('row', { name: /105000049/u })
    for (const times of [1, 2, 3]) {
      await userEvent.click(within(row).getByRole('button', { name: 'Åtgärder för Faktura 105000049' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Skicka kopia till mig' }))
      await waitFor(() => expect(keys).toHaveLength(times))
      await screen.findByRole(times === 3 ? 'status' : 'alert')
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('one invoice', () => {
  it('copies its payment reference, and says so', async () => {
    const writeText = vi.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await openOne()
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera OCR-numret' }))
    await screen.findByText('Kopierat')
    expect(writeText).toHaveBeenCalledWith('1050000475')
  })

  it("leads to its order, but not to a colleague's that the user may not open", async () => {
    await openOne()
    expect(hrefOf('Visa order 10000042')).toBe('/my-pages/order-info/10000042')
    cleanup()
    await openOne({ openOrders: [] })
    expect(screen.queryByRole('link', { name: 'Visa order 10000042' })).toBeNull()
    expect(document.body.textContent).toContain('10000042')
  })

  it('leads from each line to a complaint about it', async () => {
    await openOne()
    expect(
      screen.getAllByRole('link', { name: /^Ifrågasätt rad \d$/u }).map((link) => link.getAttribute('href')),
    ).toEqual([
      '/my-pages/returns-and-complaints?view=new&invoice=105000047&line=1',
      '/my-pages/returns-and-complaints?view=new&invoice=105000047&line=2',
    ])
  })

  it('says on a statement that its amounts are with VAT', async () => {
    const lines = invoice().lines.slice(1)
    await openOne({ kind: 'statement', status: null, canDispute: false, total: 6_216_44, lines })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Artikel',
      'Belopp inkl. moms',
    ])
    expect(document.body.textContent.replaceAll(/\s/gu, ' ')).toContain('Öppet totalt inkl. moms6 216,44 kr')
  })
})
