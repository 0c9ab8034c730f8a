import { randomUUID } from 'node:crypto'
import type * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Cart } from '../../../api/contract/index.ts'
import type { TestShop } from '../fixtures/shop.ts'
import type { Visitor, Answer } from '../fixtures/visitor.ts'
import { codeOf, packed, packs, type Code, type PricedOption } from './model-articles.ts'
import { whileTransactionsFail } from '../platform/failing-transactions.ts'

const addFor = (visitor: Visitor, code: Code, quantity: number, headers: Record<string, string> = {}) =>
  visitor.add(packs[code].article, quantity, headers, { itemConfigurations: packs[code].chosen })

const addTo = ({ visitor }: RealCart, code: Code, quantity: number, headers: Record<string, string> = {}) =>
  addFor(visitor, code, quantity, headers)

/** The expected cart, by article in the order of the first add; quantities in the articles' integers. */
export interface CartModel extends CustomerModel {
  customer: 'a' | 'b'
  /** The cart of the user's other customer. */
  other: CustomerModel
  /** The cart of the colleague, who acts only for customer `a`. */
  colleague: Pick<CustomerModel, 'lines' | 'version'>
}

/** One customer's cart and orders. */
interface CustomerModel {
  lines: Map<Code, number>
  orders: Array<Map<Code, number>>
  version: number
}

/** Empty carts and no orders for both customers. */
export const emptyModel = (): CartModel => ({
  customer: 'a',
  lines: new Map(),
  orders: [],
  version: 0,
  other: { lines: new Map(), orders: [], version: 0 },
  colleague: { lines: new Map(), version: 0 },
})

/** The orders of customer `a`, by any user. */
const ordersOfA = (model: CartModel) => (model.customer === 'a' ? model : model.other).orders

/** Customer `b` has a price for the valve alone: nothing else can be added. */
const isPriced = ({ customer }: CartModel, code: Code): boolean => customer === 'a' || code === 'VALVE'

const isOrderable = ({ lines }: CartModel): boolean => lines.size > 0

/** The real cart: a signed-in user, and the cart as shown before the last change. */
export interface RealCart {
  visitor: Visitor
  /** Another user at customer `a`. */
  colleague: Visitor
  seen: Cart | null
  shop: TestShop
  /** The current price of the options for customer `a`; they are free for others. */
  prices: Record<PricedOption, number>
}

/** One change of carts and orders. */
export type Step = fc.AsyncCommand<CartModel, RealCart>

const read = async ({ visitor }: RealCart): Promise<Cart> => (await visitor.get('/api/cart')).body

/** The content of a cart in the model's form. */
const heldIn = (cart: Cart) =>
  cart.lines.map((line) => [codeOf(line), Math.round(line.quantity * 10 ** line.decimalPrecision)])

/**
 * After every step the real cart equals the model's, line by line, including totals. A call that was sent several
 * times has several answers: each must be valid, and the result is read once.
 */
async function compare(
  model: CartModel,
  real: RealCart,
  answers: Answer | readonly Answer[],
  status: number,
): Promise<void> {
  for (const answer of [answers].flat()) expect(answer.status).toBe(status)
  const cart = await read(real)
  expect(heldIn(cart)).toEqual([...model.lines])
  expect(cart.version).toBe(model.version)
  const theirs: Cart = (await real.colleague.get('/api/cart')).body
  expect(heldIn(theirs)).toEqual([...model.colleague.lines])
  expect(theirs.version).toBe(model.colleague.version)
  expect(cart.sum).toBe(cart.lines.reduce((sum, line) => sum + (line.lineItemTotalPrice ?? 0), 0))
  for (const line of cart.lines) {
    const code = codeOf(line)
    const { lineItemUnitPrice: each, quantity } = line
    if (packs[code].article !== 'TROUSERS' || each === null) continue
    const once = code === 'PADDED' ? real.prices.soft : 0
    expect(line.lineItemTotalPrice).toBe((each + real.prices.long) * quantity + once)
  }
  real.seen = cart
}

const always = { check: () => true }

/** Adds, once or several times concurrently under one key. */
export const add = (code: Code, quantity: number, times: number): Step => ({
  ...always,
  toString: () => `add(${code}, ${quantity}, ${times} times under one key)`,
  run: async (model, real) => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: times }, () => addTo(real, code, quantity, key)))
    if (!isPriced(model, code)) return compare(model, real, answers, 400)
    model.lines.set(code, (model.lines.get(code) ?? 0) + packed(code, quantity))
    model.version += 1
    return compare(model, real, answers, 200)
  },
})

/** Changes the quantity of a line, with the current or an outdated version. */
export const change = (code: Code, quantity: number, fresh: boolean): Step => ({
  ...always,
  toString: () => `change(${code}, ${quantity}, ${fresh ? 'fresh' : 'as seen before'})`,
  run: async (model, real) => {
    const now = (await read(real)).lines.find((line) => codeOf(line) === code)
    const shown = fresh ? now : real.seen?.lines.find((line) => codeOf(line) === code)
    const { itemId = 'none', version = 0 } = shown ?? {}
    const answer = await real.visitor.post('/api/cart/changequantity', { itemId, version, quantity })
    if (now === undefined || now.itemId !== itemId) return compare(model, real, answer, 404)
    if (now.version !== version) return compare(model, real, answer, 409)
    model.lines.set(code, packed(code, quantity))
    model.version += 1
    return compare(model, real, answer, 200)
  },
})

/** Removes a line. */
export const remove = (code: Code): Step => ({
  ...always,
  toString: () => `remove(${code})`,
  run: async (model, real) => {
    const line = (await read(real)).lines.find((one) => codeOf(one) === code)
    const answer = await real.visitor.post('/api/cart/removeitem', { itemId: line?.itemId ?? 'none' })
    const held = model.lines.delete(code)
    if (held) model.version += 1
    await compare(model, real, answer, held ? 200 : 404)
  },
})

/** Removes all lines. */
export const empty = (): Step => ({
  ...always,
  toString: () => 'empty()',
  run: async (model, real) => {
    const answer = await real.visitor.post('/api/cart/emptycart')
    if (model.lines.size > 0) model.version += 1
    model.lines.clear()
    await compare(model, real, answer, 200)
  },
})

/** Orders the shown cart, for delivery or pickup, once or several times concurrently under one key or several. */
export const order = (times: number, oneKey: boolean, fetched: boolean): Step => ({
  ...always,
  toString: () =>
    `order(${times} times under ${oneKey ? 'one key' : 'several keys'}, ${fetched ? 'fetched' : 'brought'})`,
  run: async (model, real) => {
    const { version, stamp: cartStamp } = await read(real)
    const key = randomUUID()
    const how = fetched ? { cartStamp, deliveryMethod: 'pickup', branchId: 'sto' } : { cartStamp }
    const answers = await Promise.all(
      Array.from({ length: times }, () => {
        const own = oneKey ? key : randomUUID()
        return real.visitor.order(version, own, how)
      }),
    )
    const good = answers.filter(({ status }) => status === 200)
    if (!isOrderable(model)) {
      expect(good).toEqual([])
    } else {
      expect(good).toHaveLength(oneKey ? times : 1)
      expect(new Set(good.map(({ body }) => body.orderNumber)).size).toBe(1)
      model.orders.push(new Map(model.lines))
      model.lines.clear()
      model.version += 1
    }
    const { body } = await real.visitor.get('/api/my-pages/order-history')
    expect(body.total).toBe(model.orders.length)
    // Every order has its confirmation mail, and every mail its order.
    const { db } = real.shop.store
    const numbers = await db.selectFrom('orders').select('number').orderBy('number').execute()
    const mails = await db.selectFrom('mails').select('id').orderBy('id').execute()
    expect(mails).toEqual(numbers.map(({ number }) => ({ id: `order-${number}` })))
    await compare(model, real, await real.visitor.get('/api/cart'), 200)
  },
})

/** Signs out, adds as a visitor and signs in again: the purchase list is merged into the cart. */
export const leaveAndReturn = (code: Code, quantity: number): Step => ({
  ...always,
  toString: () => `leaveAndReturn(${code}, ${quantity})`,
  run: async (model, real) => {
    await real.visitor.post('/api/user/logout')
    expect((await read(real)).lines).toEqual([])
    await addTo(real, code, quantity)
    const answer = await real.visitor.signIn('buyer')
    // A sign-in acts for the first customer.
    if (model.customer === 'b') {
      const { lines, orders, version, other } = model
      Object.assign(model, other, { customer: 'a', other: { lines, orders, version } })
    }
    model.lines.set(code, (model.lines.get(code) ?? 0) + packed(code, quantity))
    model.version += 1
    await compare(model, real, answer, 200)
  },
})

/** A price changes after the cart was shown: the outdated cart is not ordered under any key. */
export const orderAtOldPrice = (code: Code, amount: number): Step => ({
  ...always,
  toString: () => `orderAtOldPrice(${code}, ${amount})`,
  run: async (model, real) => {
    const { version, stamp: cartStamp, lines } = await read(real)
    const before = lines.find((line) => codeOf(line) === code)?.lineItemUnitPrice ?? null
    await real.shop.store.db
      .updateTable('prices')
      .set({ amount })
      .where('priceGroup', '=', 'se-list')
      .where('variantId', '=', packs[code].id)
      .execute()
    const after = (await read(real)).lines.find((line) => codeOf(line) === code)?.lineItemUnitPrice ?? null
    if (before !== after) {
      const answer = await real.visitor.order(version, randomUUID(), { cartStamp })
      expect(answer.status).toBe(409)
    }
    await compare(model, real, await real.visitor.get('/api/cart'), 200)
  },
})

/** An option's price changes after the cart was shown: a cart with it is not ordered at the old price. */
export const orderAtOldOptionPrice = (choice: PricedOption, amount: number): Step => ({
  ...always,
  toString: () => `orderAtOldOptionPrice(${choice}, ${amount})`,
  run: async (model, real) => {
    const { version, stamp: cartStamp, lines } = await read(real)
    const moved = amount !== real.prices[choice]
    await real.shop.store.db
      .updateTable('optionPrices')
      .set({ amount })
      .where('choice', '=', choice)
      .execute()
    real.prices[choice] = amount
    const shown = lines.some((line) => Object.values<string>(packs[codeOf(line)].chosen).includes(choice))
    if (model.customer === 'a' && moved && shown) {
      const answer = await real.visitor.order(version, randomUUID(), { cartStamp })
      expect(answer).toMatchObject({ status: 409, body: { code: 'stale' } })
    }
    await compare(model, real, await real.visitor.get('/api/cart'), 200)
  },
})

/** Acts for the other customer, with another cart. */
export const switchCustomer = (): Step => ({
  ...always,
  toString: () => 'switchCustomer()',
  run: async (model, real) => {
    const { lines, orders, version, other } = model
    const customer = model.customer === 'a' ? 'b' : 'a'
    const answer = await real.visitor.post('/api/user/changecustomer', { user: customer })
    Object.assign(model, other, { customer, other: { lines, orders, version } })
    await compare(model, real, answer, 200)
  },
})

/** The write fails after its first statements: nothing of it remains, and the same call again takes effect once. */
export const crashAndRetry = (code: Code, quantity: number): Step => ({
  check: (model) => isPriced(model, code),
  toString: () => `crashAndRetry(${code}, ${quantity})`,
  run: async (model, real) => {
    const key = { 'Idempotency-Key': randomUUID() }
    await whileTransactionsFail(real.shop.store, async () => {
      await compare(model, real, await addTo(real, code, quantity, key), 500)
    })
    expect(real.shop.faults.splice(0)).toHaveLength(1)
    const answers = [await addTo(real, code, quantity, key), await addTo(real, code, quantity, key)]
    model.lines.set(code, (model.lines.get(code) ?? 0) + packed(code, quantity))
    model.version += 1
    await compare(model, real, answers, 200)
  },
})

/** A colleague at customer `a` adds while or after the user adds the same article. */
export const colleagueAdds = (code: Code, quantity: number): Step => ({
  ...always,
  toString: () => `colleagueAdds(${code}, ${quantity})`,
  run: async (model, real) => {
    const answer = await addFor(real.colleague, code, quantity)
    const { lines } = model.colleague
    lines.set(code, (lines.get(code) ?? 0) + packed(code, quantity))
    model.colleague.version += 1
    await compare(model, real, answer, 200)
  },
})

/** A colleague at customer `a` empties their own cart, and no other. */
export const colleagueEmpties = (): Step => ({
  ...always,
  toString: () => 'colleagueEmpties()',
  run: async (model, real) => {
    const answer = await real.colleague.post('/api/cart/emptycart')
    if (model.colleague.lines.size > 0) model.colleague.version += 1
    model.colleague.lines.clear()
    await compare(model, real, answer, 200)
  },
})

/** A colleague orders while the user adds: the order has only the colleague's lines. */
export const colleagueOrders = (code: Code, quantity: number): Step => ({
  check: (model) => isPriced(model, code),
  toString: () => `colleagueOrders(${code}, ${quantity})`,
  run: async (model, real) => {
    const { version, stamp: cartStamp }: Cart = (await real.colleague.get('/api/cart')).body
    const [ordered, added] = await Promise.all([
      real.colleague.order(version, randomUUID(), { cartStamp }),
      addTo(real, code, quantity),
    ])
    model.lines.set(code, (model.lines.get(code) ?? 0) + packed(code, quantity))
    model.version += 1
    const { colleague } = model
    expect(ordered.status).toBe(colleague.lines.size === 0 ? 409 : 200)
    if (ordered.status === 200) {
      const { lines } = (
        await real.colleague.get(`/api/my-pages/order?orderNumber=${ordered.body.orderNumber}`)
      ).body
      expect(lines).toHaveLength(colleague.lines.size)
      ordersOfA(model).push(new Map(colleague.lines))
      colleague.lines.clear()
      colleague.version += 1
    }
    await compare(model, real, added, 200)
  },
})
