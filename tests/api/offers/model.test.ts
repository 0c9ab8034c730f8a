import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyDatabase } from '../fixtures/databases.ts'
import { long } from '../fixtures/lanes.ts'
import { addColleague } from '../fixtures/people.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import * as model from './model.ts'

const who = fc.constantFrom<'buyer' | 'mate'>('buyer', 'mate')
const minutes = fc.integer({ min: 1, max: 3 })

const accepting = fc.tuple(who, fc.integer({ min: 0, max: 1 })).map((choice) => model.accept(...choice))
const ordering = who.map(model.order)
const waiting = fc.constantFrom(0.5, 1, 1).map(model.wait)
const answering = minutes.map(model.answer)

/** Steps that end an offer are rare, so that sequences get far. */
const steps = fc.commands(
  [
    fc.oneof(fc.constant(model.cancel()), fc.constant(model.decline()), fc.constant(model.askExtension())),
    fc.constant(model.askChange()),
    fc.oneof(fc.constant(model.requestAgain()), fc.constant(model.take())),
    answering,
    answering,
    minutes.map(model.extend),
    accepting,
    accepting,
    accepting,
    accepting,
    accepting,
    fc.oneof(fc.constant(model.release()), who.map(model.emptyCart)),
    ordering,
    ordering,
    ordering,
    waiting,
    waiting,
    waiting,
  ],
  { maxCommands: 22, size: 'max' },
)

describe.each([
  { ...everyDatabase[0], runs: long ? 1500 : 60 },
  { ...everyDatabase[1], runs: long ? 400 : 6 },
])('any sequence of steps with an offer, on $name', ({ open, runs }) => {
  let shop: TestShop
  let start = Date.parse('2026-11-20T06:00:00.000Z')
  beforeAll(async () => {
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openShop(open)
    await addColleague(shop.store, 'mate', 'a')
    await insertSeller(shop, 'sam')
  })
  afterAll(() => shop.close())

  it(
    'has the states of a small model: nothing ordered twice, after its validity, or beside its document',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (commands) => {
          // Each sequence begins later: of a user's sessions, the oldest end first.
          start += 9 * 60_000
          shop.clock.set(new Date(start).toISOString())
          const buyer = new Visitor(shop.api)
          const mate = new Visitor(shop.api)
          const seller = new TestSeller(shop, 'sam')
          await Promise.all([buyer.signIn('buyer'), mate.signIn('mate')])
          await seller.signIn()
          await buyer.post('/api/cart/emptycart')
          await mate.post('/api/cart/emptycart')
          const rows = [
            { variantNumber: 'VALVE', quantity: 2 },
            { variantNumber: 'PIPE', quantity: 2.5 },
          ]
          const { body } = await buyer.post('/api/my-pages/offers/request', {
            name: 'Bygget',
            from: { kind: 'rows', rows },
          })
          const real = { shop, buyer, mate, seller, offerId: body.offerId, start }
          const initial: model.OfferModel = {
            stored: 'draft',
            validFor: null,
            now: 0,
            isTaken: false,
            lines: ['open', 'open'],
            dead: { buyer: 0, mate: 0 },
            versions: 0,
          }
          // Nearly every sequence that begins with a draft ends there: the first steps are always taken.
          for (const first of [model.send(), model.take(), model.answer(3)]) await first.run(initial, real)
          await fc.asyncModelRun(() => ({ model: initial, real }), commands)
          expect(shop.faults).toEqual([])
        }),
        { numRuns: runs },
      )
    },
    long ? 3_600_000 : 240_000,
  )
})
