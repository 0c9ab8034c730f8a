import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import {
  add,
  change,
  codes,
  empty,
  leaveAndReturn,
  order,
  remove,
  type CartModel,
  type RealCart,
} from './cart-model.ts'

const code = fc.constantFrom(...codes)
/** As traders write it: up to three decimals, more than an article takes. */
const quantity = fc.integer({ min: 1000, max: 900_000 }).map((thousandths) => thousandths / 1000)
const times = fc.integer({ min: 1, max: 3 })

const steps = fc.commands(
  [
    fc.tuple(code, quantity, times).map((choice) => add(...choice)),
    fc.tuple(code, quantity, fc.boolean()).map((choice) => change(...choice)),
    code.map(remove),
    fc.constant(empty()),
    fc.tuple(times, fc.boolean()).map((choice) => order(...choice)),
    fc.tuple(code, quantity).map((choice) => leaveAndReturn(...choice)),
  ],
  { maxCommands: 12 },
)

describe.each([
  { ...databases[0], runs: 300 },
  { ...databases[1], runs: 50 },
])('any row of changes to a cart, on $name', ({ open, runs }) => {
  let shop: TestShop
  beforeAll(async () => {
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const fresh = async (): Promise<{ model: CartModel; real: RealCart }> => {
    const { db } = shop.store
    for (const table of ['orderLines', 'orders', 'cartLines', 'carts'] as const)
      await db.deleteFrom(table).execute()
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer')
    return { model: { lines: new Map(), orders: [], version: 0 }, real: { visitor, seen: null } }
  }

  it('gives what a small model gives: nothing lost, doubled or mixed up', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const start = await fresh()
        await fc.asyncModelRun(() => start, commands)
        expect(shop.faults).toEqual([])
      }),
      { numRuns: runs },
    )
  }, 300_000)
})
