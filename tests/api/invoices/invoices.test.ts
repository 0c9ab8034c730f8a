import { unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bookPayment,
  chargeInterest,
  creditLines,
  invoiceGoods,
  issueStatement,
  setDisputed,
} from '../../../api/invoices/service.ts'
import { databases } from '../fixtures/databases.ts'
import { pdfPages } from '../fixtures/pdf.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling, transact, writeOrder } from './invoice-shop.ts'

const list = '/api/my-pages/invoices'
const goods = (...quantities: number[]) => [
  {
    shipmentNumber: '7001',
    lines: quantities
      .map((quantity, at) => ({ position: at + 1, quantity }))
      .filter(({ quantity }) => quantity > 0),
  },
]

// The clock of the shop begins on 20 November 2026.
describe.each(databases)('invoices on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  const numbers: Record<string, string> = {}

  const invoice = async (order: string, issuedOn: string, more: object = {}): Promise<string> => {
    await writeOrder(shop.store, order, more)
    const made = await transact(shop, (context) => invoiceGoods(context, order, goods(10, 10), { issuedOn }))
    return made?.number ?? ''
  }

  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    // Due 30 days later: the ages on 20 November.
    numbers.notDue = await invoice('1001', '2026-11-10', { freight: 195_00, reference: 'Ärlan 4' })
    numbers.days20 = await invoice('1002', '2026-10-01')
    numbers.days50 = await invoice('1003', '2026-09-01')
    numbers.days80 = await invoice('1004', '2026-08-02')
    numbers.days200 = await invoice('1005', '2026-04-04')
    numbers.paid = await invoice('1006', '2026-10-02')
    numbers.partly = await invoice('1007', '2026-11-11')
    numbers.credited = await invoice('1008', '2026-11-12')
    numbers.disputed = await invoice('1009', '2026-10-03')
    numbers.other = await invoice('1010', '2026-11-12', { customerId: 'c' })
    await transact(shop, async (context) => {
      const { paid = '', partly = '', credited = '', disputed = '', days200 = '' } = numbers
      await bookPayment(context, {
        number: paid,
        amount: 1_666_63,
        paidOn: '2026-10-30',
        reference: 'bank-1',
      })
      await bookPayment(context, {
        number: partly,
        amount: 666_63,
        paidOn: '2026-11-15',
        reference: 'bank-2',
      })
      const note = await creditLines(context, credited, goods(10, 10)[0]?.lines ?? [], { reason: 'Retur' })
      numbers.note = note.number
      await setDisputed(context, disputed, true)
      const interest = await chargeInterest(context, days200, {
        yearlyThousandths: 100,
        issuedOn: '2026-11-01',
        text: (days) => `Ränta ${days} dagar`,
      })
      numbers.interest = interest?.number ?? ''
      const statement = await issueStatement(context, 'a', {
        site: 'se',
        issuedOn: '2026-11-20',
        text: ({ number }) => `Faktura ${number}`,
      })
      numbers.statement = statement?.number ?? ''
    })
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const listed = async (query: string): Promise<string[]> => {
    const { status, body } = await buyer.get(`${list}?${query}`)
    expect(status).toBe(200)
    return body.invoices.map(({ number }: { number: string }) => number)
  }
  const named = (...names: string[]) => names.map((name) => numbers[name])

  it('rounds VAT once per invoice, and puts freight on the first one of an order', async () => {
    const { body } = await buyer.get(`/api/my-pages/invoice?number=${numbers.notDue}`)
    expect(body).toMatchObject({ lineSum: 1_333_30, chargeSum: 195_00, net: 1_528_30, vat: 382_08 })
    expect(body.total).toBe(1_910_38)
    expect(body.lines).toHaveLength(2)
    expect(body.lines[0]).toMatchObject({
      variantNbr: 'VV1',
      quantity: 10,
      shipmentNumber: '7001',
      orderPosition: 1,
    })
    expect(body.dueOn).toBe('2026-12-10')
    // Luhn over the number.
    expect(body.paymentReference).toMatch(new RegExp(`^${numbers.notDue}\\d$`, 'u'))
  })

  it('refuses to invoice more than was ordered, and a second time', async () => {
    await expect(transact(shop, (context) => invoiceGoods(context, '1001', goods(1)))).rejects.toMatchObject({
      code: 'tooMuch',
    })
  })

  it('invoices goods once when two ask at the same time', async () => {
    await writeOrder(shop.store, '1050', { customerId: 'b' })
    const both = await Promise.allSettled(
      [1, 2].map(() => transact(shop, (context) => invoiceGoods(context, '1050', goods(6)))),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'tooMuch' } })
  })

  it('books a payment once per reference, and no more than is open', async () => {
    const { partly: number = '' } = numbers
    const book = (amount: number, reference: string) =>
      transact(shop, (context) => bookPayment(context, { number, amount, paidOn: '2026-11-16', reference }))
    expect(await book(666_63, 'bank-2')).toBe(false)
    await expect(book(9_999_00, 'bank-3')).rejects.toMatchObject({ code: 'tooMuch' })
    await expect(
      transact(shop, (context) =>
        bookPayment(context, {
          number,
          amount: 100,
          currency: 'NOK',
          paidOn: '2026-11-16',
          reference: 'bank-4',
        }),
      ),
    ).rejects.toMatchObject({ code: 'currency' })
    const { body } = await buyer.get(`/api/my-pages/invoice?number=${number}`)
    expect(body).toMatchObject({ paid: 666_63, openAmount: 1_000_00, status: 'partlyPaid' })
  })

  it('credits no more than was invoiced, and sets the credit off', async () => {
    const { credited: number = '', note = '' } = numbers
    await expect(
      transact(shop, (context) =>
        creditLines(context, number, [{ position: 1, quantity: 1 }], { reason: '' }),
      ),
    ).rejects.toMatchObject({ code: 'tooMuch' })
    const { body } = await buyer.get(`/api/my-pages/invoice?number=${number}`)
    expect(body).toMatchObject({ openAmount: 0, credited: 1_666_63, status: 'credited' })
    expect(body.related).toContainEqual({ number: note, kind: 'creditNote', issuedOn: '2026-11-20' })
    const credit = await buyer.get(`/api/my-pages/invoice?number=${note}`)
    expect(credit.body).toMatchObject({ kind: 'creditNote', creditedNumber: number, openAmount: 0 })
  })

  it.each([
    ['status=open', ['notDue', 'interest']],
    ['status=overdue', ['days20', 'days50', 'days80', 'days200']],
    ['status=paid', ['paid']],
    ['status=partlyPaid', ['partly']],
    ['status=credited', ['credited', 'note']],
    ['status=disputed', ['disputed']],
    ['kind=creditNote,statement', ['note', 'statement']],
    ['from=2026-11-12&to=2026-11-12', ['credited']],
    ['dueFrom=2026-10-01&dueTo=2026-10-01', ['days50']],
    ['amountFrom=1910,38&amountTo=1910.38', ['notDue']],
    ['orderNumber=1004', ['days80']],
    [`reference=${encodeURIComponent('Ärlan 4')}`, ['notDue']],
    // A beginning, in any case of letters.
    [`reference=${encodeURIComponent('äRL')}`, ['notDue']],
    [`reference=${encodeURIComponent('rlan')}`, []],
    [`reference=${encodeURIComponent('%')}`, []],
    ['search=1005', ['days200', 'interest']],
    [`search=${encodeURIComponent('ärlan')}`, ['notDue']],
  ])('lists documents by %s (MY-9)', async (query, expected) => {
    expect((await listed(query)).toSorted()).toEqual(named(...expected).toSorted())
  })

  it('finds a number by its whole, its beginning and its end', async () => {
    const { notDue = '' } = numbers
    expect(await listed(`number=${notDue}`)).toEqual([notDue])
    expect(await listed(`number=*${notDue.slice(-4)}`)).toContain(notDue)
    expect((await listed(`number=${notDue.slice(0, 4)}*`)).length).toBe(12)
    expect(await listed(`number=${notDue.slice(0, 4)}`)).toEqual([])
  })

  it('refuses ranges in the wrong order by field', async () => {
    for (const [query, field] of [
      ['from=2026-02-02&to=2026-02-01', 'to'],
      ['dueFrom=2026-02-02&dueTo=2026-02-01', 'dueTo'],
      ['amountFrom=2&amountTo=1', 'amountTo'],
    ])
      expect(await buyer.get(`${list}?${query}`)).toMatchObject({ status: 400, body: { field } })
  })

  it('sums up what is open by age, and the use of the credit limit', async () => {
    const { body } = await buyer.get(`${list}/summary`)
    expect(body.ageing.map(({ age, count }: { age: string; count: number }) => [age, count])).toEqual([
      ['notDue', 3],
      ['to30', 2],
      ['to60', 1],
      ['to90', 1],
      ['over90', 1],
    ])
    const sum = body.ageing.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
    expect(body.open).toBe(sum - body.openCredits)
    expect(body).toMatchObject({ overdueCount: 5, overdue: 5 * 1_666_63 })
    // The dashboard leads to exactly the documents that it counts: disputed ones are overdue, too.
    expect(await listed(`status=overdue,disputed&dueTo=${body.overdueTo}`)).toHaveLength(body.overdueCount)
    for (const { dueFrom, dueTo, count } of body.ageing) {
      const days = `${dueFrom === '' ? '' : `&dueFrom=${dueFrom}`}${dueTo === '' ? '' : `&dueTo=${dueTo}`}`
      const owed = 'status=open,overdue,partlyPaid,disputed&kind=invoice,interest'
      expect(await listed(`${owed}${days}`)).toHaveLength(count)
    }
    expect(body.credit).toEqual({ limit: 100_000_00, used: body.open })
    const { body: company } = await buyer.get('/api/customer/company')
    if (company.credit !== null) expect(company.credit.used).toBe(body.open)
  })

  it('keeps the documents of other customers secret (ACC-9)', async () => {
    for (const path of ['invoice', 'invoice/pdf', 'invoice/xml'])
      expect((await buyer.get(`/api/my-pages/${path}?number=${numbers.other}`)).status).toBe(404)
    expect((await buyer.get(`${list}/documents?numbers=${numbers.notDue},${numbers.other}`)).status).toBe(404)
    expect(await listed(`number=${numbers.other}`)).toEqual([])
  })

  it('draws a tagged PDF/A-3b with the electronic invoice inside', async () => {
    const { status, body } = await buyer.get(`/api/my-pages/invoice/pdf?number=${numbers.notDue}`)
    expect(status).toBe(200)
    const bytes: Uint8Array = body
    const text = (await pdfPages(bytes)).join('\n')
    expect(text).toContain(numbers.notDue)
    expect(text.replaceAll('\u00A0', ' ')).toContain('1 910,38 kr')
    const document = await getDocumentProxy(bytes.slice())
    const { info, metadata } = await document.getMetadata()
    expect(metadata?.getRaw()).toMatch(/pdfaid:part>3</u)
    expect(metadata?.getRaw()).toMatch(/pdfaid:conformance>B</u)
    expect(info).toMatchObject({ Language: 'sv-SE' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const files = await document.getAttachments()
    expect(files).toEqual(
      new Map([[`${numbers.notDue}.xml`, expect.objectContaining({ description: 'Peppol BIS Billing 3' })]]),
    )
    const xml = await buyer.get(`/api/my-pages/invoice/xml?number=${numbers.notDue}`)
    const content = await document.getAttachmentContent(`${numbers.notDue}.xml`)
    expect(new TextDecoder().decode(content ?? new Uint8Array())).toBe(xml.body)
  })

  it('writes the electronic invoice so that another reader understands it', async () => {
    const { body } = await buyer.get(`/api/my-pages/invoice/xml?number=${numbers.note}`)
    const { documentElement: root } = new new JSDOM('').window.DOMParser().parseFromString(
      body,
      'application/xml',
    )
    expect(root.localName).toBe('CreditNote')
    expect(root.getElementsByTagName('cbc:PayableAmount')[0]?.textContent).toBe('1666.63')
    const statement = await buyer.get(`/api/my-pages/invoice/xml?number=${numbers.statement}`)
    expect(statement).toMatchObject({ status: 409, body: { code: 'noXml' } })
  })

  it('sends several documents as ZIP', async () => {
    const { status, body } = await buyer.get(
      `${list}/documents?numbers=${numbers.notDue},${numbers.statement},${numbers.notDue}`,
    )
    expect(status).toBe(200)
    const names = Object.keys(unzipSync(body))
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2)
    expect(names.filter((name) => name.endsWith('.xml'))).toEqual([`${numbers.notDue}.xml`])
  })

  it('exports heads and lines', async () => {
    const heads = await buyer.get(`${list}/export?format=csv&status=overdue`)
    expect(heads.body.trim().split('\n')).toHaveLength(5)
    const lines = await buyer.get(`${list}/export?format=csv&rows=lines&orderNumber=1001`)
    expect(lines.body.trim().split('\n')).toHaveLength(3)
    expect(lines.body).toContain('7001')
  })

  /** The last row of an export, with numbers. */
  const rowOf = async (number: string, query = ''): Promise<(string | number)[]> => {
    const { body } = await buyer.get(`${list}/export?format=csv&number=${number}${query}`)
    const cells: string[] = body.trim().split('\r\n').at(-1).split(';')
    return cells.map((cell) => (/^-?\d+(?:,\d+)?$/u.test(cell) ? Number(cell.replace(',', '.')) : cell))
  }

  it('exports amounts of credit notes with the sign of the list, as what is owed less', async () => {
    const { note = '', notDue = '' } = numbers
    for (const [number, sign] of [
      [note, -1],
      [notDue, 1],
    ] as const) {
      const { body } = await buyer.get(`/api/my-pages/invoice?number=${number}`)
      const amounts = [body.net, body.vat, body.total, body.openAmount].map((amount) => (amount / 100) * sign)
      expect((await rowOf(number)).slice(10, 14).map((cell) => Number(cell) + 0)).toEqual(
        amounts.map((amount) => amount + 0),
      )
      const line = body.lines.at(-1)
      const exported = await rowOf(number, '&rows=lines')
      expect([exported[13], exported[15], exported[18]]).toEqual([
        line.quantity,
        line.unitPrice / 100,
        (line.net / 100) * sign,
      ])
    }
  })

  it('lists the documents of an order', async () => {
    const { body } = await buyer.get('/api/my-pages/order/invoices?orderNumber=1008')
    expect(body.invoices.map(({ number }: { number: string }) => number)).toEqual(named('credited', 'note'))
    expect(body.invoices[0].openOrders).toEqual(['1008'])
  })

  it('lists what is open on a statement, which changes no sum', async () => {
    const { body } = await buyer.get(`/api/my-pages/invoice?number=${numbers.statement}`)
    expect(body).toMatchObject({ status: null, openAmount: 0, hasXml: false })
    const summary = await buyer.get(`${list}/summary`)
    expect(body.total).toBe(summary.body.open)
  })

  it('says in the PDF of a statement that its amounts are with VAT', async () => {
    const { body } = await buyer.get(`/api/my-pages/invoice/pdf?number=${numbers.statement}`)
    const text = (await pdfPages(body)).join(' ').replaceAll(/\s+/gu, ' ')
    expect(text).toContain('Öppet inkl. moms')
    expect(text).toContain('Summa öppet inkl. moms')
    expect(text).not.toContain('Belopp exkl. moms')
  })
})
