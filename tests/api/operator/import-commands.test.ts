import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifyFollowers } from '../../../api/deliveries/follow.ts'
import { commands } from '../../../api/operator/commands.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import {
  agreement,
  agreementLine,
  agreementsPage,
  callOff,
  openAgreements,
  orderCart,
  readAgreement,
  resetAgreements,
  signInBuyer,
} from '../fixtures/agreements.ts'
import { databases } from '../fixtures/databases.ts'
import { originOf } from '../fixtures/origin.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'

/** An agreement of a file: `q` as the fixtures have it, with other values. */
const entry = (more: object = {}) => ({
  site: 'se',
  customerNumber: '1000a',
  number: 'R-q',
  name: 'Avtal q',
  kind: 'quantity',
  validFrom: '2026-01-01',
  validTo: '2026-12-10',
  lines: [{ position: 1, articleNumber: 'VALVE', unitPrice: 9000, quantity: 20, leastCallOff: 2 }],
  ...more,
})

describe.each(databases)('what other systems tell, on $name', ({ open }) => {
  let shop: TestShop
  let folder: string
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    folder = mkdtempSync(join(tmpdir(), 'tc-import-'))
    await openAgreements(shop)
    buyer = await signInBuyer(shop, 'buyer')
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await shop.store.db.deleteFrom('orderComments').execute()
    await shop.store.db.deleteFrom('mails').execute()
    await shop.store.db.deleteFrom('pushSubscriptions').execute()
    await resetAgreements(shop)
  })

  /** Runs a command as `npm run operate` does, and returns what it prints. */
  async function operate(name: string, ...args: readonly string[]): Promise<string[]> {
    const printed: string[] = []
    const command = commands[name]
    if (command === undefined) throw new Error(`There is no command ${name}.`)
    await command.run(
      {
        store: shop.store,
        keyFile: '',
        now: shop.clock.now(),
        print: (line) => void printed.push(line),
        originOf,
        passwordLink: originOf,
        sellerLink: originOf,
      },
      { args, site: undefined, options: {} },
    )
    return printed
  }
  const importing = (command: string, content: object | string): Promise<string[]> => {
    const file = join(folder, 'file.json')
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return operate(command, file)
  }
  const importAll = (...agreements: readonly object[]) => importing('import-agreements', { agreements })
  const mails = () => shop.store.db.selectFrom('mails').select(['recipient', 'subject', 'content']).execute()

  describe('import-deliveries', () => {
    let orderNumber: string
    beforeEach(async () => {
      await buyer.add('VALVE', 4)
      await buyer.add('PIPE', 6)
      orderNumber = String((await orderCart(buyer)).body.orderNumber)
      await shop.store.db.deleteFrom('mails').execute()
    })
    const read = async () => (await buyer.get(`/api/my-pages/order?orderNumber=${orderNumber}`)).body
    const shipment = (more: object = {}) => ({
      orderNumber,
      number: 'N-77',
      carrier: 'dhl',
      status: 'PICKED',
      at: '2026-11-20T07:00:00+01:00',
      promised: { from: '2026-11-23T06:00:00Z', to: '2026-11-23T14:00:00Z' },
      lines: [{ position: 1, quantity: 3 }],
      parcels: [{ number: 'P-77', lines: [{ position: 1, quantity: 3 }] }],
      ...more,
    })

    it('takes a shipment and how far the warehouse is with it, and changes nothing when it is repeated', async () => {
      const first = { shipments: [shipment()] }
      expect(await importing('import-deliveries', first)).toEqual(['1 taken, 0 known already, 0 refused.'])
      expect(await read()).toMatchObject({
        status: 'PICKED',
        shipments: [{ number: 'N-77', status: 'PICKED', parcels: [{ number: 'P-77' }] }],
      })
      const then = {
        warehouse: [
          { number: 'N-77', status: 'PACKED', at: '2026-11-20T08:00:00Z' },
          { number: 'N-78', status: 'PACKED' },
        ],
      }
      expect(await importing('import-deliveries', then)).toEqual([
        'warehouse.1: There is no shipment N-78.',
        '1 taken, 0 known already, 1 refused.',
      ])
      const order = await read()
      for (const file of [first, { ...first, warehouse: then.warehouse.slice(0, 1) }])
        expect(await importing('import-deliveries', file)).toEqual([
          expect.stringMatching(/^0 taken, [12] known already, 0 refused\.$/u),
        ])
      expect(await read()).toEqual(order)
      // The timeline has the times of the warehouse.
      expect(order.shipments[0].reached).toEqual([
        expect.objectContaining({ status: 'CREATED' }),
        { status: 'PICKED', at: '2026-11-20T06:00:00.000Z' },
        { status: 'PACKED', at: '2026-11-20T08:00:00.000Z' },
      ])
    })

    it('takes serial and batch numbers of goods, by which the order is found', async () => {
      const goods = { number: 'N-77', position: 1, serials: ['SN-4711', 'SN-4712'], batches: ['L26/11'] }
      const file = { shipments: [shipment()], goodsNumbers: [goods] }
      expect(await importing('import-deliveries', file)).toEqual(['2 taken, 0 known already, 0 refused.'])
      expect(await importing('import-deliveries', file)).toEqual(['0 taken, 2 known already, 0 refused.'])
      const more = {
        goodsNumbers: [
          { ...goods, serials: ['SN-4712', 'SN-4713'] },
          { ...goods, serials: ['SN-4714'], batches: [] },
          { ...goods, position: 2 },
          { ...goods, number: 'N-99' },
        ],
      }
      expect(await importing('import-deliveries', more)).toEqual([
        'goodsNumbers.1: Line 1 has more serial numbers than the shipment has goods.',
        'goodsNumbers.2: The shipment has no goods of line 2.',
        'goodsNumbers.3: There is no shipment N-99.',
        '1 taken, 0 known already, 3 refused.',
      ])
      expect((await read()).lines).toMatchObject([
        { serials: ['SN-4711', 'SN-4712', 'SN-4713'], batches: ['L26/11'], moreNumbers: 0 },
        { serials: [], batches: [] },
      ])
      for (const search of ['sn-4713', 'L26/11', 'SN-47']) {
        const { body } = await buyer.get(`/api/my-pages/order-history?search=${encodeURIComponent(search)}`)
        expect([search, body.orders.map((each: { orderNumber: string }) => each.orderNumber)]).toEqual([
          search,
          [orderNumber],
        ])
      }
      await expect(
        importing('import-deliveries', { goodsNumbers: [{ ...goods, serials: ['två ord'] }] }),
      ).rejects.toThrow('A serial or batch number has')
    })

    it('corrects and removes numbers of goods, with an entry in the audit of the customer', async () => {
      const goods = { number: 'N-77', position: 1 }
      const file = {
        shipments: [shipment()],
        goodsNumbers: [{ ...goods, serials: ['SN-1', 'SN-2', 'N-77'], batches: ['L1'] }],
      }
      await importing('import-deliveries', file)
      const goodsCorrections = [
        { ...goods, kind: 'serial', before: 'SN-1', after: 'SN-9' },
        { ...goods, kind: 'batch', before: 'L1' },
        // The number of the delivery note is the same text: the order is still found by it.
        { ...goods, kind: 'serial', before: 'N-77', after: '' },
      ]
      const wrong = { ...goods, kind: 'serial', before: 'SN-5', after: 'SN-6' }
      const corrections = { goodsCorrections: [...goodsCorrections, wrong] }
      expect(await importing('import-deliveries', corrections)).toEqual([
        'goodsCorrections.3: Line 1 has no number SN-5.',
        '3 taken, 0 known already, 1 refused.',
      ])
      expect((await read()).lines[0]).toMatchObject({ serials: ['SN-2', 'SN-9'], batches: [] })
      expect(await importing('import-deliveries', { goodsCorrections })).toEqual([
        '0 taken, 3 known already, 0 refused.',
      ])
      const found: number[] = []
      for (const search of ['SN-1', 'L1', 'SN-9', 'N-77'])
        found.push((await buyer.get(`/api/my-pages/order-history?search=${search}`)).body.total)
      expect(found).toEqual([0, 0, 1, 1])
      const entries = await shop.store.db
        .selectFrom('auditEntries')
        .select(['userId', 'subjectName', 'before', 'after'])
        .where('action', '=', 'order.change')
        .where('subjectName', '=', orderNumber)
        .execute()
      const changes = entries.map(({ before, after }) => [JSON.parse(before).lines, JSON.parse(after).lines])
      expect(changes).toEqual(
        expect.arrayContaining([
          [['VALVE: SN-1'], ['VALVE: SN-9']],
          [['VALVE: L1'], []],
          [['VALVE: N-77'], []],
        ]),
      )
      expect(entries.map(({ userId }) => userId)).toEqual(['', '', ''])
    })

    it('keeps when goods were handed over, and tells those who follow the order by mail, and the buyer in a browser', async () => {
      await subscribeTo(shop.store, 'buyer', ['shipment'])
      await buyer.post('/api/my-pages/order/follow', { orderNumber, follow: true })
      const at = '2026-11-19T15:00:00.000Z'
      await importing('import-deliveries', { shipments: [shipment({ status: 'HANDED_OVER', at })] })
      const { sentAt } = await shop.store.db
        .selectFrom('shipments')
        .select('sentAt')
        .where('number', '=', 'N-77')
        .executeTakeFirstOrThrow()
      expect(sentAt).toBe(at)
      expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining(orderNumber)])
      const news = {
        title: `Order ${orderNumber}: överlämnad till transportören`,
        path: `/my-pages/order-info/${orderNumber}`,
      }
      expect(await pushedTo(shop.store, 'buyer')).toEqual([news])
      await buyer.post('/api/my-pages/order/follow', { orderNumber, follow: false })
      const { orderId } = await shop.store.db
        .selectFrom('shipments')
        .select('orderId')
        .where('number', '=', 'N-77')
        .executeTakeFirstOrThrow()
      await inTransaction({ store: shop.store, clock: shop.clock.now }, (context) =>
        notifyFollowers(
          context,
          originOf,
          { orderId, number: 'N-77' },
          { news: 'DELIVERED', notified: new Set() },
        ),
      )
      expect([(await mails()).length, (await pushedTo(shop.store, 'buyer')).length]).toEqual([1, 2])
    })

    it('refuses parcels of goods that the customer collects', async () => {
      await expect(
        importing('import-deliveries', { shipments: [shipment({ carrier: '' })] }),
      ).rejects.toThrow('Goods that the customer collects have no parcels.')
    })

    it('refuses a shipment alone that has too much, other goods under its number, or a parcel of another', async () => {
      const file = {
        shipments: [
          shipment({ lines: [{ position: 1, quantity: 5 }], parcels: [] }),
          shipment(),
          shipment({ lines: [{ position: 1, quantity: 2 }], parcels: [] }),
          shipment({ number: 'N-79', lines: [{ position: 1, quantity: 1 }], parcels: [{ number: 'P-77' }] }),
          shipment({ number: 'N-80', orderNumber: '999' }),
          shipment({
            number: 'N-81',
            lines: [{ position: 1, quantity: 1 }],
            parcels: [{ number: 'P-81', lines: [{ position: 1, quantity: 2 }] }],
          }),
          shipment({
            number: 'N-82',
            lines: [{ position: 1, quantity: 1 }],
            parcels: [{ number: 'P-82' }, { number: 'P-82' }],
          }),
        ],
      }
      expect(await importing('import-deliveries', file)).toEqual([
        'shipments.0: Line 1 has less than what the shipment contains.',
        'shipments.2: There is another shipment N-77, or it has other goods or parcels.',
        'shipments.3: Parcel P-77 is in another shipment.',
        'shipments.4: There is no order 999.',
        'shipments.5: The parcels have more of line 1 than the shipment.',
        'shipments.6: A parcel is named twice.',
        '1 taken, 0 known already, 6 refused.',
      ])
      expect((await read()).shipments).toMatchObject([{ number: 'N-77' }])
    })

    it('promises another day, and delivers another article at the price of the order', async () => {
      const before = await read()
      const rename = (text: string) =>
        shop.store.db
          .updateTable('texts')
          .set({ text })
          .where('owner', '=', 'product:1')
          .where('language', '=', 'sv')
          .execute()
      await rename('Kulventil DN15')
      const file = {
        lineStatuses: [{ orderNumber, position: 2, status: 'BACKORDER_LISTED' }],
        promisedDates: [
          { orderNumber, position: 2, date: '2026-12-04', reason: 'Fabriken är sen' },
          { orderNumber, position: 9, date: '2026-12-04' },
        ],
        replacements: [
          { orderNumber, position: 1, articleNumber: 'SALE' },
          { orderNumber, position: 1, articleNumber: 'NOWHERE' },
        ],
      }
      const printed = await importing('import-deliveries', file)
      expect(printed).toEqual([
        'replacements.1: There is no article NOWHERE.',
        'promisedDates.1: The order has no line 9.',
        '3 taken, 0 known already, 2 refused.',
      ])
      const order = await read()
      expect(order).toMatchObject({
        promisedDate: '2026-12-04',
        total: before.total,
        lines: [
          { variantNbr: 'SALE', replacedNumber: 'VALVE', totalPrice: before.lines[0].totalPrice },
          { status: 'BACKORDER_LISTED', promisedDate: '2026-12-04' },
        ],
      })
      expect(order.version).toBeGreaterThan(before.version)
      expect(
        order.changes.map(({ kind, before: old, after, userName, reason }: Record<string, string>) => [
          kind,
          old,
          after,
          userName,
          reason,
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['promisedDate', '', '2026-12-04', '', 'Fabriken är sen'],
          ['replaced', 'VALVE', 'SALE', '', ''],
        ]),
      )
      expect((await importing('import-deliveries', file)).at(-1)).toBe('0 taken, 3 known already, 2 refused.')
      expect(await read()).toEqual(order)
      const found = await buyer.get('/api/my-pages/order-history?search=SALE')
      expect(found.body.orders).toMatchObject([{ orderNumber }])
      // Sizes in the name of the other article find the order, too.
      const sizes = shop.store.db.selectFrom('orderSearchNumbers').select('number').orderBy('number')
      expect(await sizes.where('number', 'in', ['15', 'dn15']).execute()).toEqual([
        { number: '15' },
        { number: 'dn15' },
      ])
      await rename('Kulventil')
      await importing('import-deliveries', {
        replacements: [{ orderNumber, position: 1, articleNumber: 'VALVE' }],
      })
      expect((await read()).lines[0]).toMatchObject({
        variantNbr: 'VALVE',
        replacedNumber: before.lines[0].replacedNumber,
      })
    })

    it('keeps nothing of a file that is wrong, and names every mistake', async () => {
      const file = {
        shipments: [shipment(), shipment({ status: 'LOST', number: '', at: '2026-02-30T07:00:00Z' })],
      }
      await expect(importing('import-deliveries', file)).rejects.toThrow(
        /^shipments\.1\.number: .+\nshipments\.1\.status: .+\nshipments\.1\.at: .+/u,
      )
      await expect(importing('import-deliveries', '{')).rejects.toThrow(/is no JSON/u)
      expect((await read()).shipments).toEqual([])
    })
  })

  describe('import-agreements', () => {
    it('adds an agreement that can be called off at once, and is known when it is repeated', async () => {
      const added = entry({
        number: 'R-new',
        lines: [
          {
            position: 1,
            articleNumber: 'VALVE',
            unitPrice: 8000,
            quantity: 10,
            deliveries: [{ day: '2026-12-01', quantity: 5 }],
          },
        ],
      })
      expect(await importAll(added)).toEqual([
        '1 added, 0 changed, 0 known already, 0 refused. 0 requests for an extension answered.',
      ])
      expect(await importAll(added)).toEqual([
        '0 added, 0 changed, 1 known already, 0 refused. 0 requests for an extension answered.',
      ])
      const { agreements } = (await buyer.get(agreementsPage)).body
      const id = agreements.find(({ number }: { number: string }) => number === 'R-new')?.agreementId
      expect((await callOff(buyer, 4, id)).status).toBe(200)
      expect((await readAgreement(buyer, id)).lines).toMatchObject([{ inCarts: 4, remaining: 6 }])
    })

    it('does not take away what was called off, and refuses what is wrong alone', async () => {
      await callOff(buyer, 8)
      await orderCart(buyer)
      const line = { position: 1, articleNumber: 'VALVE', unitPrice: 9000 }
      expect(
        await importAll(
          entry({ lines: [{ ...line, quantity: 7 }] }),
          entry({ lines: [{ ...line, articleNumber: 'PIPE', quantity: 20 }] }),
          entry({ customerNumber: '77' }),
          entry({ number: 'R-2', lines: [{ ...line, articleNumber: 'NOWHERE', quantity: 20 }] }),
          entry({ validTo: '2025-12-31' }),
          entry({ lines: [{ ...line, quantity: 9 }] }),
        ),
      ).toEqual([
        'agreements.0: More than 7 of line 1 was called off.',
        'agreements.1: Line 1 was called off and must keep its article.',
        'agreements.2: se has no customer 77.',
        'agreements.3: There is no article NOWHERE.',
        'agreements.4: The agreement ends before it begins.',
        '0 added, 1 changed, 0 known already, 5 refused. 0 requests for an extension answered.',
      ])
      expect((await readAgreement(buyer)).lines).toMatchObject([{ calledOff: 8, remaining: 1 }])
    })

    it('extends an agreement, which answers the request for it by mail, and in browsers', async () => {
      await subscribeTo(shop.store, 'buyer', ['answer'])
      await shop.store.db.updateTable('orderAgreements').set({ validTo: '2026-12-10' }).execute()
      const ask = (wantedUntil: string) =>
        buyer.post(`${agreementsPage}/askextension`, { agreementId: 'q', wantedUntil, message: '' })
      expect((await ask('2027-06-30')).status).toBe(200)
      await shop.store.db.deleteFrom('mails').execute()
      const longer = entry({ validTo: '2027-02-28' })
      expect(await importAll(longer)).toEqual([
        '0 added, 1 changed, 0 known already, 0 refused. 1 requests for an extension answered.',
      ])
      expect(await readAgreement(buyer)).toMatchObject({
        validTo: '2027-02-28',
        canAskExtension: true,
        extensions: [{ wantedUntil: '2027-06-30', grantedUntil: '2027-02-28' }],
      })
      await importAll(longer)
      const [mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: 'buyer@example.test', subject: 'Avtal R-q är förlängt' })
      expect(mail?.content).toContain('28 februari 2027')
      expect(mail?.content).toContain('https://shop.example/my-pages/order-agreements?agreement=q')
      expect(await pushedTo(shop.store, 'buyer')).toEqual([
        { title: 'Avtal R-q är förlängt', path: '/my-pages/order-agreements?agreement=q' },
      ])
    })
  })

  describe('answer-order', () => {
    it('adds the answer, and tells it to the user who has commented, by mail and in browsers', async () => {
      await insertRows(shop.store.db, 'orderAgreements', [agreement('r')])
      await insertRows(shop.store.db, 'orderAgreementLines', [agreementLine('r')])
      await buyer.add('VALVE', 2)
      const { orderNumber } = (await orderCart(buyer)).body
      await shop.store.db.deleteFrom('mails').execute()
      const content = 'Ring först\nHälsningar'
      await buyer.post('/api/my-pages/order/comment', { orderNumber, content })
      const [asked] = await mails()
      expect(asked).toMatchObject({
        recipient: expect.stringContaining('@'),
        subject: expect.stringMatching(/^Kommentar på en order, User buyer/u),
      })
      expect(asked?.content).toContain(`Order: ${orderNumber}`)
      expect(asked?.content).toContain(content)
      await shop.store.db.deleteFrom('mails').execute()
      await subscribeTo(shop.store, 'buyer', ['answer'])
      const printed = await operate('answer-order', orderNumber, 'Det', 'gör', 'vi.')
      expect(printed).toEqual(['Done. The shop sends the mail within seconds.'])
      const { body } = await buyer.get(`/api/my-pages/order?orderNumber=${orderNumber}`)
      expect(body.comments).toMatchObject([
        { userName: 'User buyer', content },
        { userName: '', content: 'Det gör vi.' },
      ])
      const [mail] = await mails()
      expect(mail).toMatchObject({ recipient: 'buyer@example.test', subject: `Svar om order ${orderNumber}` })
      expect(mail?.content).toContain('Det gör vi.')
      expect(mail?.content).toContain(`https://shop.example/my-pages/order-info/${orderNumber}`)
      expect(await pushedTo(shop.store, 'buyer')).toEqual([
        { title: `Svar om order ${orderNumber}`, path: `/my-pages/order-info/${orderNumber}` },
      ])
      await expect(operate('answer-order', '999', 'Hej')).rejects.toThrow('There is no order 999.')
    })
  })
})
