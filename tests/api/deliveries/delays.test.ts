import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveryFileSchema, importDeliveries } from '../../../api/deliveries/service.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { originOf } from '../fixtures/origin.ts'
import { addColleague, insertPeople } from '../fixtures/people.ts'
import { makeClock } from '../fixtures/shop.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'
import { morning, reportWord, type Word, writeChangeableOrder } from './changeable-parcel.ts'

const earlier = { from: '2026-11-20T12:00:00.000Z', to: '2026-11-20T16:00:00.000Z' }
const news = { title: 'Leveransen av order 3001 är försenad', path: '/my-pages/order-info/3001' }

describe.each(databases)('delays of deliveries on $name', ({ open }) => {
  let test: TestStore
  let clock: ReturnType<typeof makeClock>
  beforeEach(async () => {
    test = await open()
    clock = makeClock()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    // Promised for 21 November, 15:00 in Sweden.
    await writeChangeableOrder(test.store, clock)
    clock.pass(60)
  })
  afterEach(() => test.remove())

  const report = (delivery: Partial<Word>, more: Parameters<typeof reportWord>[3] = {}) =>
    reportWord(test.store, clock, delivery, more)
  const mails = async () => {
    const rows = await test.store.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'content'])
      .orderBy('recipient')
      .execute()
    return rows.map((row) => ({ ...row, content: row.content.replaceAll(/\s+/gu, ' ') }))
  }
  const setUser = (changes: { delayMail?: number; blocked?: number }) =>
    test.store.db.updateTable('users').set(changes).where('id', '=', 'buyer').execute()
  const follow = (userId: string) =>
    insertRows(test.store.db, 'followedOrders', [{ orderId: 'id-3001', userId }])

  it('are told once, with the new time and the old one, by mail and in browsers, also to who has not asked for news', async () => {
    await subscribeTo(test.store, 'buyer', ['delay'])
    const at = clock.now().toISOString()
    await report({ promised: morning }, { at })
    await report({ promised: morning }, { at })
    clock.pass(60)
    await report({ note: 'Ny skanning' })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'buyer@example.test', subject: news.title })
    expect(mail?.content).toMatch(
      /Följesedel N-1: ny förväntad leverans senast 23 november 2026 kl\. 11:00 \(tidigare 21 november 2026 kl\. 15:00\)\./u,
    )
    expect(mail?.content).toContain('/track-and-trace?number=3001&postalCode=123+46')
    expect(mail?.content).toContain(news.path)
    expect(await pushedTo(test.store, 'buyer')).toEqual([news])
  })

  it('are no delays when goods come earlier, or have come', async () => {
    await subscribeTo(test.store, 'buyer', ['delay'])
    await report({ promised: earlier })
    clock.pass(60)
    await report({ promised: morning }, { bizStep: 'receiving' })
    expect([await mails(), await pushedTo(test.store, 'buyer')]).toEqual([[], []])
  })

  it('reach nobody by a channel that is not chosen, also not as news of the deliveries', async () => {
    await follow('buyer')
    await subscribeTo(test.store, 'buyer', ['shipment'])
    await setUser({ delayMail: 0 })
    await report({ promised: morning })
    expect([await mails(), await pushedTo(test.store, 'buyer')]).toEqual([[], []])
    await setUser({ delayMail: 1 })
    clock.pass(60)
    await report({ promised: { ...morning, to: '2026-11-23T11:00:00.000Z' } })
    expect((await mails()).map(({ subject }) => subject)).toEqual([news.title])
  })

  it('are told to colleagues who follow the order, and to nobody who is locked', async () => {
    await addColleague(test.store, 'mate', 'a')
    await follow('mate')
    await setUser({ blocked: 1 })
    await report({ promised: morning })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['mate@example.test'])
  })

  it('of lines are told in one message for each file, if a promise moves to a later day', async () => {
    await insertRows(
      test.store.db,
      'orderLines',
      ['Kulventil', 'Rör', 'Böj'].map((name, at) => ({
        orderId: 'id-3001',
        position: at + 1,
        variantId: 1,
        variantCode: `V${at}`,
        name,
        quantity: 10,
        decimalPrecision: 0,
        unit: 'st',
        unitPrice: 100,
        pricePer: 1,
        total: 1000,
        status: 'ORDERED' as const,
      })),
    )
    const promise = async (...dates: string[]) => {
      const promisedDates = dates.map((date, at) => ({ orderNumber: '3001', position: at + 1, date }))
      const file = parse(deliveryFileSchema, { promisedDates })
      return inTransaction({ store: test.store, clock: clock.now }, (context) =>
        importDeliveries(context, originOf, file),
      )
    }
    await promise('2026-12-01', '2026-12-01', '2026-12-01')
    expect(await mails()).toEqual([])
    const late = ['2026-12-08', '2026-12-09', '2026-11-30']
    expect(await promise(...late)).toMatchObject({ taken: 3, refused: [] })
    expect(await promise(...late)).toMatchObject({ known: 3 })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.content).toContain(
      'Kulventil: ny förväntad leverans senast 8 december 2026 (tidigare 1 december 2026). ' +
        'Rör: ny förväntad leverans senast 9 december 2026 (tidigare 1 december 2026).',
    )
    expect(mail?.content).not.toMatch(/Böj|track-and-trace/u)
    await promise('', '', '')
    expect(await mails()).toHaveLength(1)
  })
})
