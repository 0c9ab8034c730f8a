import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import {
  add,
  change,
  crashAndRetry,
  empty,
  emptyModel,
  leaveAndReturn,
  order,
  orderAtOldOptionPrice,
  orderAtOldPrice,
  remove,
  switchCustomer,
  type CartModel,
  type RealCart,
} from './cart-model.ts'
import { codes, optionPrices, type PricedOption } from './cart-model-articles.ts'

const code = fc.constantFrom(...codes)
/** Rows of changes that have once failed, as fast-check has shrunk them. */
const keptSeeds: readonly { seed: number; path: string; why: string }[] = []

/** As traders write it: up to three decimals, more than an article takes. */
const quantity = fc.integer({ min: 1000, max: 900_000 }).map((thousandths) => thousandths / 1000)
const times = fc.integer({ min: 1, max: 3 })

const steps = fc.commands(
  [
    fc.tuple(code, quantity, times).map((choice) => add(...choice)),
    fc.tuple(code, quantity, fc.boolean()).map((choice) => change(...choice)),
    code.map(remove),
    fc.constant(empty()),
    fc.tuple(times, fc.boolean(), fc.boolean()).map((choice) => order(...choice)),
    fc.tuple(code, fc.integer({ min: 1, max: 200_00 })).map((choice) => orderAtOldPrice(...choice)),
    fc
      .tuple(fc.constantFrom<PricedOption>('long', 'soft'), fc.integer({ min: 0, max: 200_00 }))
      .map((choice) => orderAtOldOptionPrice(...choice)),
    fc.constant(switchCustomer()),
    fc.tuple(code, quantity).map((choice) => crashAndRetry(...choice)),
    fc.tuple(code, quantity).map((choice) => leaveAndReturn(...choice)),
  ],
  { maxCommands: 14 },
)

/** Ten thousand rows of changes with `LONG=1`, a few hundred otherwise. */
const runs = process.env['LONG'] === '1' ? 10_000 : 200

describe.each([
  { ...databases[0], numRuns: runs },
  { ...databases[1], numRuns: runs / 5 },
])('any row of changes to carts and orders, on $name', ({ open, numRuns }) => {
  let shop: TestShop
  beforeAll(async () => {
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openShop(open)
    await insertConfigured(shop.store)
  })
  afterAll(() => shop.close())

  const fresh = async (): Promise<{ model: CartModel; real: RealCart }> => {
    const { db } = shop.store
    for (const table of ['orderLines', 'orders', 'mails', 'cartLines', 'carts'] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('optionPrices').execute()
    for (const [choice, price] of Object.entries(optionPrices))
      await db
        .insertInto('optionPrices')
        .values({ setId: 'garment', priceGroup: 'se-list', choice, ...price })
        .execute()
    const prices = { long: optionPrices.long.amount, soft: optionPrices.soft.amount }
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer')
    return { model: emptyModel(), real: { visitor, seen: null, shop, prices } }
  }

  const property = fc.asyncProperty(steps, async (commands) => {
    const start = await fresh()
    await fc.asyncModelRun(() => start, commands)
    expect(shop.faults).toEqual([])
  })

  it(
    'gives what a small model gives: nothing lost, doubled or mixed up (CART-7, CART-8)',
    () => fc.assert(property, { numRuns }),
    process.env['LONG'] === '1' ? 7_200_000 : 300_000,
  )

  it.each(keptSeeds)('still gives it where it once did not: seed $seed', (kept) =>
    fc.assert(property, { ...kept, numRuns: 1 }),
  )
})
