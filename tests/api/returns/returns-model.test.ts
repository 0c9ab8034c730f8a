import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReturnState, SellerReturnStep } from '../../../api/contract/index.ts'
import { databases } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { invoiceShipments } from '../../../api/invoices/service.ts'
import { prepareBilling, transact } from '../invoices/invoice-shop.ts'
import { deliverOrder } from './return-shop.ts'

/** Steps of the seller, by the state that they lead to. */
type SellerStep = SellerReturnStep
type Step = SellerStep | 'message' | 'cancel'

/** What each state allows, written down apart from the program. */
const allowed: Readonly<Record<ReturnState, Partial<Record<Step, ReturnState>>>> = {
  draft: { cancel: 'cancelled' },
  sent: { inReview: 'inReview', message: 'sent', cancel: 'cancelled' },
  inReview: {
    moreInformation: 'moreInformation',
    approved: 'approved',
    rejected: 'rejected',
    message: 'inReview',
  },
  moreInformation: { message: 'inReview', rejected: 'rejected' },
  approved: {
    waitingForGoods: 'waitingForGoods',
    credited: 'credited',
    replaced: 'replaced',
    message: 'approved',
  },
  waitingForGoods: { received: 'received', rejected: 'rejected', message: 'waitingForGoods' },
  received: { credited: 'credited', replaced: 'replaced', rejected: 'rejected', message: 'received' },
  credited: {},
  replaced: {},
  rejected: {},
  cancelled: {},
}
const steps: readonly Step[] = [
  'inReview',
  'moreInformation',
  'approved',
  'rejected',
  'waitingForGoods',
  'received',
  'credited',
  'replaced',
  'message',
  'cancel',
]
const uncounted: readonly ReturnState[] = ['draft', 'cancelled', 'rejected']

/** A complete case over the first line of an order. */
const request = (orderNumber: string, quantity: number, more: object = {}) => ({
  send: true,
  kind: 'damaged',
  orderNumber,
  wanted: 'credit',
  handover: 'handIn',
  reason: 'Broken',
  description: 'Cracked',
  lines: [{ orderPosition: 1, quantity }],
  ...more,
})

/** The right price of the first line of a case. */
const rightPrice = (unitPrice: number) => ({ creditedPrices: [{ position: 1, unitPrice }] })

describe.each(databases)('returns and complaints on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let seller: TestSeller
  let orders = 0

  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await insertSeller(shop, 'rita', ['returns:answer', 'complaints:answer'])
    seller = new TestSeller(shop, 'rita')
    await seller.signIn()
  })
  afterAll(() => shop.close())

  const deliver = (quantity = 10, day = '2026-11-12'): Promise<string> => {
    orders += 1
    return deliverOrder(shop, `50${String(orders).padStart(4, '0')}`, { quantity, day })
  }
  const save = (body: object) => buyer.post('/api/my-pages/return/save', body)
  const read = async (number: string) => (await buyer.get(`/api/my-pages/return?number=${number}`)).body
  /** A step of the seller, with all that any step needs. */
  const step = async (number: string, to: SellerStep, more: object = {}) => {
    const { version, orderNumber } = (await seller.call(`/returns/case?number=${number}`)).body
    return seller.call('/returns/step', {
      number,
      version,
      to,
      message: 'Text',
      replacementOrderNumber: to === 'replaced' ? orderNumber : '',
      ...more,
    })
  }

  it('follows the model in random walks: states, quantities, credit notes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            step: fc.constantFrom(...steps, 'open' as const),
            at: fc.nat(3),
            quantity: fc.integer({ min: 1, max: 7 }),
          }),
          { minLength: 8, maxLength: 30 },
        ),
        async (walk) => {
          const order = await deliver()
          const model: { number: string; state: ReturnState; quantity: number }[] = []
          for (const { step: taken, at, quantity } of walk) {
            if (taken === 'open') {
              const counted = model
                .filter(({ state }) => !uncounted.includes(state))
                .reduce((sum, one) => sum + one.quantity, 0)
              const { status, body } = await save(request(order, quantity))
              expect([status, body.code]).toEqual(
                counted + quantity <= 10
                  ? [200, undefined]
                  : [409, counted === 10 ? 'notReturnable' : 'tooMuch'],
              )
              if (status === 200) model.push({ number: body.number, state: 'sent', quantity })
              continue
            }
            const one = model[at % Math.max(1, model.length)]
            if (one === undefined) continue
            const to = allowed[one.state][taken]
            if (taken === 'message' || taken === 'cancel') {
              const { version } = await read(one.number)
              const { status } = await buyer.post(`/api/my-pages/return/${taken}`, {
                number: one.number,
                version,
                ...(taken === 'message' ? { message: 'Hello' } : {}),
              })
              expect([one.state, taken, status]).toEqual([one.state, taken, to === undefined ? 409 : 200])
            } else {
              const { status, body } = await step(one.number, taken)
              expect([one.state, taken, status, body.code]).toEqual([
                one.state,
                taken,
                ...(to === undefined ? [409, 'state'] : [200, undefined]),
              ])
            }
            one.state = to ?? one.state
            expect((await read(one.number)).state).toBe(one.state)
          }
          const credited = await shop.store.db
            .selectFrom('invoices')
            .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
            .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.lit(0)).as('sum'))
            .where('orderNumber', '=', order)
            .where('kind', '=', 'creditNote')
            .executeTakeFirstOrThrow()
          const expected = model
            .filter(({ state }) => state === 'credited')
            .reduce((sum, { quantity }) => sum + quantity, 0)
          expect(Number(credited.sum)).toBe(expected)
        },
      ),
      { numRuns: 15, seed: 40 },
    )
  })

  it('never takes back more than was delivered when two send at once', async () => {
    const order = await deliver()
    const answers = await Promise.all([save(request(order, 6)), save(request(order, 6))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('offers what was delivered less what other cases have, until the last return day', async () => {
    const order = await deliver(8)
    await save(request(order, 3))
    const { body } = await buyer.get(`/api/my-pages/return/options?orderNumber=${order}`)
    expect(body).toMatchObject({ feeThousandths: 100 })
    expect(body.lines[0]).toMatchObject({
      most: 5,
      decimalPrecision: 0,
      lastDay: '2026-12-12',
      refusal: null,
    })
    const old = await deliver(10, '2026-10-20')
    const later = await buyer.get(`/api/my-pages/return/options?orderNumber=${old}`)
    expect(later.body.lines[0].refusal).toBe('tooLate')
    expect((await save(request(old, 1, { kind: 'return' }))).body).toMatchObject({
      code: 'notReturnable',
      refusal: 'tooLate',
    })
    // A fault has no last day.
    expect((await save(request(old, 1))).status).toBe(200)
  })

  it('credits a return less its fee, with a link to the credit note', async () => {
    const order = await deliver()
    const { body } = await save(request(order, 2, { kind: 'return', description: '' }))
    for (const to of ['inReview', 'approved', 'waitingForGoods', 'received', 'credited'] as const)
      expect((await step(body.number, to)).status).toBe(200)
    const { creditNoteNumber, events } = await read(body.number)
    const note = await buyer.get(`/api/my-pages/invoice?number=${creditNoteNumber}`)
    // Two of 100.00 less 10 %.
    expect(note.body).toMatchObject({ kind: 'creditNote', net: 180_00 })
    expect(events.map(({ state }: { state: string }) => state)).toEqual([
      'sent',
      'inReview',
      'approved',
      'waitingForGoods',
      'received',
      'credited',
    ])
  })

  const netOf = async (creditNote: string): Promise<number> =>
    (await buyer.get(`/api/my-pages/invoice?number=${creditNote}`)).body.net
  /** Takes a complaint by the shortest way to its credit. Returns the answer of the last step. */
  const credit = async (number: string, more: object = {}) => {
    await step(number, 'inReview')
    await step(number, 'approved')
    return step(number, 'credited', more)
  }

  it('credits a wrong price down to the right one, and goods that come back later at the right price', async () => {
    const order = await deliver()
    const { body: found } = await buyer.get(`/api/my-pages/order/invoices?orderNumber=${order}`)
    const [{ number: invoiceNumber }] = found.invoices
    const lines = [{ invoicePosition: 1, quantity: 10 }]
    const { body } = await save(request('', 1, { kind: 'price', invoiceNumber, lines }))
    const seen = (await seller.call(`/returns/case?number=${body.number}`)).body
    expect(seen.lines[0]).toMatchObject({ invoicedPrice: 100_00, currency: 'SEK' })
    expect(await credit(body.number)).toMatchObject({ status: 400, body: { code: 'priceMissing' } })
    expect(await step(body.number, 'credited', rightPrice(100_00))).toMatchObject({
      status: 400,
      body: { code: 'notLower', field: 'creditedPrices.1' },
    })
    expect((await step(body.number, 'credited', rightPrice(80_00))).status).toBe(200)
    const { creditNotes } = await read(body.number)
    expect(creditNotes).toEqual([{ number: expect.any(String), invoiceNumber }])
    expect(await netOf(creditNotes[0].number)).toBe(10 * 20_00)
    // The goods can still come back, at what was paid for them.
    let sum = 200_00
    for (const quantity of [4, 6]) {
      const { body: back } = await save(request(order, quantity))
      expect((await credit(back.number)).status).toBe(200)
      const [note] = (await read(back.number)).creditNotes
      expect(await netOf(note.number)).toBe(quantity * 80_00)
      sum += quantity * 80_00
    }
    expect(sum).toBe(1000_00)
    const { body: invoice } = await buyer.get(`/api/my-pages/invoice?number=${invoiceNumber}`)
    expect(invoice.openAmount).toBe(0)
  })

  it('credits a part of a line again only at one price, and names a line that the case does not have', async () => {
    const order = await deliver()
    const { body: found } = await buyer.get(`/api/my-pages/order/invoices?orderNumber=${order}`)
    const [{ number: invoiceNumber }] = found.invoices
    const complain = async (quantity: number) => {
      const lines = [{ invoicePosition: 1, quantity }]
      return (await save(request('', 1, { kind: 'price', invoiceNumber, lines }))).body.number
    }
    const first = await complain(4)
    expect(await credit(first, { creditedPrices: [{ position: 9, unitPrice: 0 }] })).toMatchObject({
      status: 400,
      body: { code: 'noLine', field: 'creditedPrices.9' },
    })
    expect((await step(first, 'credited', rightPrice(80_00))).status).toBe(200)
    // Six of the ten have not been credited yet: one amount for all would be wrong for four or for six.
    const second = await complain(10)
    expect(await credit(second, rightPrice(70_00))).toMatchObject({
      status: 409,
      body: { code: 'priceCredited' },
    })
    const third = await complain(3)
    expect((await credit(third, rightPrice(70_00))).status).toBe(200)
    const [note] = (await read(third)).creditNotes
    expect(await netOf(note.number)).toBe(3 * 10_00)
  })

  it('links every credit note of a case that is about several invoices', async () => {
    const order = await deliver(4)
    const { db } = shop.store
    const shipment = await db
      .selectFrom('shipments')
      .selectAll()
      .where('orderId', '=', `id-${order}`)
      .executeTakeFirstOrThrow()
    await insertRows(db, 'shipments', [{ ...shipment, id: `later-${order}`, number: `8${order}` }])
    await insertRows(db, 'shipmentLines', [{ shipmentId: `later-${order}`, position: 1, quantity: 6 }])
    await transact(shop, (context) => invoiceShipments(context, order))
    const { body } = await save(request(order, 7))
    expect((await credit(body.number)).status).toBe(200)
    const { creditNotes, creditNoteNumber } = await read(body.number)
    expect(creditNotes).toHaveLength(2)
    expect(new Set(creditNotes.map((note: { invoiceNumber: string }) => note.invoiceNumber)).size).toBe(2)
    expect(creditNotes[0].number).toBe(creditNoteNumber)
  })

  it('credits a free case after the seller has said which purchase it is about', async () => {
    const order = await deliver()
    const lines = [{ name: 'Kulventilen', quantity: 2 }]
    const { body } = await save(request('', 1, { lines }))
    const assign = async (more: object = {}) => {
      const { version } = (await seller.call(`/returns/case?number=${body.number}`)).body
      return seller.call('/returns/assign', {
        number: body.number,
        version,
        document: order,
        lines: [{ position: 1, documentLine: 1 }],
        ...more,
      })
    }
    expect((await assign()).body.code).toBe('assigned')
    await step(body.number, 'inReview')
    expect((await seller.call(`/returns/case?number=${body.number}`)).body.canAssign).toBe(true)
    expect((await assign({ document: 'nothing' })).body).toMatchObject({
      code: 'noDocument',
      field: 'document',
    })
    expect((await assign({ lines: [{ position: 1, documentLine: 9 }] })).body.code).toBe('noLine')
    expect((await assign()).status).toBe(200)
    expect(await read(body.number)).toMatchObject({
      orderNumber: order,
      lines: [{ orderPosition: 1, quantity: 2, variantNbr: 'VV1' }],
    })
    expect((await assign()).body.code).toBe('assigned')
    await step(body.number, 'approved')
    expect((await step(body.number, 'credited')).status).toBe(200)
    const [note] = (await read(body.number)).creditNotes
    expect(await netOf(note.number)).toBe(200_00)
  })

  it('assigns no more of an invoice than was delivered and not returned', async () => {
    const order = await deliver(5)
    const { body: found } = await buyer.get(`/api/my-pages/order/invoices?orderNumber=${order}`)
    await save(request(order, 4))
    const lines = [{ name: 'Kulventilen', quantity: 2 }]
    const { body } = await save(request('', 1, { lines }))
    await step(body.number, 'inReview')
    expect(
      await seller.call('/returns/assign', {
        number: body.number,
        version: 2,
        document: found.invoices[0].number,
        lines: [{ position: 1, documentLine: 1 }],
      }),
    ).toMatchObject({ status: 409, body: { code: 'tooMuch' } })
  })

  it('disputes an invoice until the case has ended', async () => {
    const order = await deliver()
    const { body: found } = await buyer.get(`/api/my-pages/order/invoices?orderNumber=${order}`)
    const [{ number }] = found.invoices
    const lines = [{ invoicePosition: 1, quantity: 1 }]
    const { body } = await save(request('', 1, { kind: 'price', invoiceNumber: number, lines }))
    const status = async () => (await buyer.get(`/api/my-pages/invoice?number=${number}`)).body.status
    expect(await status()).toBe('disputed')
    await step(body.number, 'inReview')
    await step(body.number, 'rejected')
    expect(await status()).toBe('open')
  })

  it('disputes an invoice until the last complaint about it has ended', async () => {
    const order = await deliver()
    const { body: found } = await buyer.get(`/api/my-pages/order/invoices?orderNumber=${order}`)
    const [{ number: invoiceNumber }] = found.invoices
    const lines = [{ invoicePosition: 1, quantity: 1 }]
    const complain = async (kind: string, more: object = {}): Promise<string> =>
      (await save(request('', 1, { kind, invoiceNumber, lines, ...more }))).body.number
    const cancel = (number: string) => buyer.post('/api/my-pages/return/cancel', { number, version: 1 })
    const status = async () => (await buyer.get(`/api/my-pages/invoice?number=${invoiceNumber}`)).body.status
    const first = await complain('price')
    const others = [
      await complain('price'),
      await complain('price', { send: false }),
      await complain('damaged', { description: 'Bucklig' }),
    ]
    for (const number of others) {
      expect((await cancel(number)).status).toBe(200)
      expect(await status()).toBe('disputed')
    }
    expect((await cancel(first)).status).toBe(200)
    expect(await status()).toBe('open')
  })

  it('names the field of what is missing, and keeps drafts', async () => {
    const order = await deliver()
    expect(await save(request(order, 1, { reason: '' }))).toMatchObject({
      status: 400,
      body: { field: 'reason' },
    })
    expect(await save(request(order, 1, { lines: [] }))).toMatchObject({
      status: 400,
      body: { field: 'lines' },
    })
    const draft = await save(request(order, 1, { send: false, reason: '' }))
    expect(draft.body.state).toBe('draft')
    const sent = await save(request(order, 1, { number: draft.body.number, version: draft.body.version }))
    expect(sent.body).toMatchObject({ number: draft.body.number, state: 'sent' })
    expect(
      (await save(request(order, 1, { number: draft.body.number, version: draft.body.version }))).body.code,
    ).toBe('changed')
  })

  it('draws a slip with the number for approved goods only', async () => {
    const order = await deliver()
    const { body } = await save(request(order, 1))
    const slip = () => buyer.get(`/api/my-pages/return/slip?number=${body.number}`)
    expect(await slip()).toMatchObject({ status: 409, body: { code: 'noSlip' } })
    await step(body.number, 'inReview')
    await step(body.number, 'approved')
    expect((await slip()).status).toBe(200)
  })
})
