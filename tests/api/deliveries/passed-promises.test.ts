import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addShipment, notifyOfPassedPromises } from '../../../api/deliveries/service.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { originOf } from '../fixtures/origin.ts'
import { addColleague, insertPeople } from '../fixtures/people.ts'
import { makeClock } from '../fixtures/shop.ts'
import { writeTestOrders } from '../my-pages/orders-of.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'
import { morning, reportWord, writeChangeableOrder } from './changeable-parcel.ts'

/** An hour after the end of the promise of order 3001, which is 15:00 in Sweden. */
const anHourLater = '2026-11-21T15:00:01.000Z'
const news = { title: 'Leveransen av order 3001 är försenad', path: '/my-pages/order-info/3001' }

describe.each(databases)('promised times that pass, on $name', ({ open }) => {
  let test: TestStore
  let clock: ReturnType<typeof makeClock>
  let started: number
  beforeEach(async () => {
    started = 0
    test = await open()
    clock = makeClock()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    await writeChangeableOrder(test.store, clock)
    await addLine('id-3001')
    await subscribeTo(test.store, 'buyer', ['delay'])
  })
  afterEach(() => test.remove())

  /** Without a line an order counts as cancelled. */
  const addLine = async (orderId: string): Promise<void> => {
    await insertRows(test.store.db, 'orderLines', [
      {
        orderId,
        position: 1,
        variantId: 1,
        variantCode: 'V1',
        name: 'Kulventil',
        quantity: 10,
        decimalPrecision: 0,
        unit: 'st',
        unitPrice: 100,
        pricePer: 1,
        total: 1000,
        status: 'ORDERED',
      },
    ])
    await test.store.db.updateTable('orders').set({ status: 'ORDERED' }).where('id', '=', orderId).execute()
  }
  const look = (origin = originOf) =>
    notifyOfPassedPromises({
      store: test.store,
      clock: clock.now,
      originOf: origin,
      startJobs: () => {
        started += 1
      },
    })
  const mails = async () => {
    const rows = await test.store.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'content'])
      .orderBy('recipient')
      .execute()
    return rows.map((row) => ({ ...row, content: row.content.replaceAll(/\s+/gu, ' ') }))
  }
  const addOther = (orderId: string, number: string, carrier = 'postnord') =>
    inTransaction({ store: test.store, clock: clock.now }, (context) =>
      addShipment(context, originOf, {
        orderId,
        number,
        carrier,
        warehouseStatus: 'PACKED',
        promisedFrom: '2026-11-21T06:00:00.000Z',
        promisedTo: '2026-11-21T14:30:00.000Z',
        lines: [],
        parcels: [],
      }),
    )

  it('are told once, an hour after the end of the window, by mail and in browsers', async () => {
    clock.set('2026-11-21T14:59:00.000Z')
    await look()
    expect([await mails(), started]).toEqual([[], 0])
    clock.set(anHourLater)
    await look()
    clock.pass(600)
    await look()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'buyer@example.test', subject: news.title })
    expect(mail?.content).toContain(
      'Följesedel N-1: skulle ha levererats senast 21 november 2026 kl. 15:00, och transportören har inte angett någon ny tid.',
    )
    expect(mail?.content).toContain('/track-and-trace?number=3001&postalCode=123+46')
    expect(await pushedTo(test.store, 'buyer')).toEqual([news])
    expect(started).toBe(1)
  })

  it('are told once if several processes look at the same time', async () => {
    clock.set(anHourLater)
    await Promise.all([look(), look(), look()])
    expect(await mails()).toHaveLength(1)
    expect(await pushedTo(test.store, 'buyer')).toHaveLength(1)
  })

  it('are told again for a new window, and not for the old one after another report', async () => {
    clock.set(anHourLater)
    await look()
    clock.pass(60)
    await reportWord(test.store, clock, { note: 'Ny skanning' })
    await look()
    expect(await mails()).toHaveLength(1)
    // The carrier's own delay is a message of its own.
    await reportWord(test.store, clock, { promised: morning })
    await look()
    expect(await mails()).toHaveLength(2)
    clock.set('2026-11-23T11:00:01.000Z')
    await look()
    await look()
    expect((await mails()).filter(({ content }) => content.includes('skulle ha levererats'))).toHaveLength(2)
  })

  it.each([
    ['that was delivered', () => reportWord(test.store, clock, {}, { bizStep: 'receiving' })],
    [
      'of a cancelled order',
      () =>
        test.store.db
          .updateTable('orders')
          .set({ status: 'CANCELLED' })
          .where('id', '=', 'id-3001')
          .execute(),
    ],
    [
      'that has no promise',
      () => test.store.db.updateTable('shipments').set({ promisedFrom: '', promisedTo: '' }).execute(),
    ],
    [
      'that the customer collects',
      () => test.store.db.updateTable('shipments').set({ carrier: '', status: 'PACKED' }).execute(),
    ],
    ['whose promise passed more than two days before', async () => clock.set('2026-11-23T14:00:01.000Z')],
  ])('are not told of a shipment %s', async (_name, change) => {
    clock.set(anHourLater)
    await change()
    await look()
    expect([await mails(), await pushedTo(test.store, 'buyer')]).toEqual([[], []])
  })

  it('are told to colleagues who follow the order, by the channels that are chosen, and to nobody who is locked', async () => {
    await addColleague(test.store, 'mate', 'a')
    await insertRows(test.store.db, 'followedOrders', [{ orderId: 'id-3001', userId: 'mate' }])
    await test.store.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'buyer').execute()
    clock.set(anHourLater)
    await look()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['mate@example.test'])
    expect(await pushedTo(test.store, 'buyer')).toEqual([])
  })

  it('reach nobody who has not chosen delays', async () => {
    await test.store.db
      .updateTable('users')
      .set({ delayMail: 0, pushEvents: 'shipment' })
      .where('id', '=', 'buyer')
      .execute()
    clock.set(anHourLater)
    await look()
    expect([await mails(), await pushedTo(test.store, 'buyer')]).toEqual([[], []])
  })

  it('of one order are told in one message', async () => {
    await addOther('id-3001', 'N-2')
    clock.set('2026-11-21T15:30:01.000Z')
    await look()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.content).toMatch(/Följesedel N-1: skulle .* Följesedel N-2: skulle ha levererats senast 21/u)
  })

  it('are told of other orders if one fails, and of that one later', async () => {
    await writeTestOrders(test.store, [{ number: '3002' }])
    await addLine('id-3002')
    await addOther('id-3002', 'N-3')
    clock.set('2026-11-21T15:30:01.000Z')
    let calls = 0
    const failsOnce = (): string => {
      calls += 1
      if (calls === 1) throw new Error('No origin.')
      return originOf()
    }
    await expect(look(failsOnce)).rejects.toThrow('Orders with a passed promise failed.')
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Leveransen av order 3002 är försenad'])
    await look()
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      news.title,
      'Leveransen av order 3002 är försenad',
    ])
  })
})
