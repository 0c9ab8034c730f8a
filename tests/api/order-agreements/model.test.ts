import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAgreements, resetAgreements, signInBuyer } from '../fixtures/agreements.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { long } from '../fixtures/lanes.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { prepareBilling } from '../invoices/invoice-shop.ts'
import * as model from './model.ts'

const who = fc.constantFrom<model.Who>('buyer', 'other')
const quantity = fc.integer({ min: 1, max: 14 })

const callingOff = fc.tuple(who, quantity).map((values) => model.callOff(...values))
const ordering = who.map(model.order)

/** Steps that end an agreement are rare, so that sequences get far. */
const steps = fc.commands(
  [
    callingOff,
    callingOff,
    callingOff,
    fc.tuple(who, quantity).map((values) => model.change(...values)),
    fc.tuple(quantity, quantity).map((values) => model.race(...values)),
    ordering,
    ordering,
    fc.oneof(who.map(model.remove), who.map(model.empty)),
    fc.tuple(fc.nat(5), fc.nat(6)).map((values) => model.cancel(...values)),
    fc.oneof(fc.constant(model.send()), fc.constant(model.deliver())),
    fc.constant(model.send()),
    fc.constant(model.deliver()),
    fc.constant(model.invoice()),
    fc.oneof(fc.constant(model.expire()), fc.constant(model.extend()), fc.constant(model.extend())),
  ],
  { maxCommands: 24, size: 'max' },
)

describe.each([
  { ...everyDatabase[0], runs: long ? 1500 : 20 },
  { ...everyDatabase[1], runs: long ? 400 : 4 },
])('any sequence of steps with an order agreement, on $name', ({ open, runs }) => {
  let shop: TestShop
  beforeAll(async () => {
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openShop(open)
    await openAgreements(shop)
    await prepareBilling(shop)
  })
  afterAll(() => shop.close())

  it(
    'has the quantities of a small model: nothing lost, nothing above what is agreed (MY-6)',
    async () => {
      let walk = 0
      const buyer = await signInBuyer(shop, 'buyer')
      const other = await signInBuyer(shop, 'other')
      await fc.assert(
        fc.asyncProperty(steps, async (commands) => {
          walk += 1
          await resetAgreements(shop)
          // A minute's limit of orders and the sessions follow the clock.
          shop.clock.set('2026-11-20T11:00:00.000Z')
          const real = { shop, buyer, other, walk }
          const initial: model.AgreementModel = {
            carts: { buyer: 0, other: 0 },
            orders: [],
            hasEnded: false,
          }
          await fc.asyncModelRun(() => ({ model: initial, real }), commands)
          expect(shop.faults).toEqual([])
        }),
        { numRuns: runs },
      )
    },
    long ? 3_600_000 : 120_000,
  )
})
