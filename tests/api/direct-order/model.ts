import { randomUUID } from 'node:crypto'
import type * as fc from 'fast-check'
import { expect } from 'vitest'
import type { DirectOrderItem, DirectOrderList } from '../../../api/contract/index.ts'
import type { Answer, Visitor } from '../fixtures/visitor.ts'

/** Articles of the model: precision and pack. */
const packs = {
  VALVE: { scale: 1, volume: 1 },
  PIPE: { scale: 10, volume: 25 },
  SCREW: { scale: 1, volume: 250 },
}
export type Code = keyof typeof packs
const codes = Object.keys(packs) as Code[] // a closed record's keys

/** Typed numbers, and the article of each for customer `a`; null for a number with no article or several. */
export const written: Readonly<Record<string, Code | null>> = {
  VALVE: 'VALVE',
  MVALVE: 'VALVE',
  'egen 1': 'VALVE',
  pipe: 'PIPE',
  'M.PIPE': 'PIPE',
  SCREW: 'SCREW',
  '7350000000001': null,
  NOSUCH: null,
}
const ambiguous = '7350000000001'

/** Whole packs for a quantity, in the article's integers. */
const packed = (code: Code, asked: number): number => {
  const { scale, volume } = packs[code]
  return Math.ceil(Math.round((asked / 1000) * scale) / volume) * volume
}

/** One item: an article, or a number with no article or several. Requested quantities are in thousandths. */
interface ModelItem {
  code: Code | null
  number: string
  asked: number
}

/** The expected list and cart of the customer. Quantities of the cart are in the articles' integers. */
export interface OrderModel {
  items: ModelItem[]
  cart: Map<Code, number>
  lists: number
}

/** The real shop: a signed-in user, and the list as shown before the last change. */
export interface RealOrder {
  visitor: Visitor
  seen: DirectOrderList | null
}

/** One change of list and cart by a customer. */
export type Step = fc.AsyncCommand<OrderModel, RealOrder>
const always = { check: () => true }

const read = async ({ visitor }: RealOrder): Promise<DirectOrderList> =>
  (await visitor.get('/api/directorder/list')).body

const shown = ({ variantNumber, written: number, quantity, askedQuantity }: DirectOrderItem) => [
  variantNumber === '' ? number : variantNumber,
  quantity,
  askedQuantity,
]

const expected = ({ code, number, asked }: ModelItem) => [
  code ?? number,
  code === null ? asked / 1000 : packed(code, asked) / packs[code].scale,
  asked / 1000,
]

/**
 * After every step list and cart equal the model's, item by item. A call that was sent several times concurrently
 * has several answers: each must be valid, and the result is read once.
 */
async function compare(
  model: OrderModel,
  real: RealOrder,
  answers: Answer | readonly Answer[],
  status: number,
): Promise<void> {
  for (const answer of [answers].flat())
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.any(String)])
  const [list, { body: cart }, { body: miniCart }] = await Promise.all([
    read(real),
    real.visitor.get('/api/cart'),
    real.visitor.get('/api/cart/getminicart'),
  ])
  expect(list.items.map(shown)).toEqual(model.items.map(expected))
  const faulty = model.items.some(({ code }) => code === null)
  expect(list.errorModel.errors).toEqual(faulty ? ['linesWithErrors'] : [])
  expect(miniCart.miniCartLineItems).toHaveLength(model.cart.size)
  const held = cart.lines.map((line: { variantNbr: Code; quantity: number }) => [
    line.variantNbr,
    Math.round(line.quantity * packs[line.variantNbr].scale),
  ])
  expect(new Map(held)).toEqual(model.cart)
  real.seen = list
}

const put = (model: OrderModel, number: string, asked: number): void => {
  const code = written[number] ?? null
  // An earlier choice for a number is not reused: it becomes a new item that waits for a choice.
  const same = model.items.find((item) => item.code === code && (code !== null || item.number === number))
  if (same !== undefined) same.asked += asked
  else model.items.push({ code, number, asked })
}

/** Types a line, once or several times concurrently under one key. */
export const type = (number: string, asked: number, times: number): Step => ({
  ...always,
  toString: () => `type(${number}, ${asked / 1000}, ${times} times under one key)`,
  run: async (model, real) => {
    const key = { 'Idempotency-Key': randomUUID() }
    const line = { variantNumber: number, quantity: asked / 1000 }
    const answers = await Promise.all(
      Array.from({ length: times }, () => real.visitor.post('/api/directorder/add', line, key)),
    )
    put(model, number, asked)
    await compare(model, real, answers, 200)
  },
})

const at = <T>(items: readonly T[], place: number): T | undefined =>
  items.length === 0 ? undefined : items[place % items.length]

/** Removes an item. */
export const remove = (place: number): Step => ({
  ...always,
  toString: () => `remove(${place})`,
  run: async (model, real) => {
    const item = at((await read(real)).items, place)
    const answer = await real.visitor.post('/api/directorder/remove', { itemId: item?.itemId ?? 'none' })
    if (model.items.length > 0) model.items.splice(place % model.items.length, 1)
    await compare(model, real, answer, item === undefined ? 404 : 200)
  },
})

/** Changes the quantity of an item, with the current or an outdated version. */
export const change = (place: number, asked: number, fresh: boolean): Step => ({
  ...always,
  toString: () => `change(${place}, ${asked / 1000}, ${fresh ? 'fresh' : 'as seen before'})`,
  run: async (model, real) => {
    const now = await read(real)
    const item = at(fresh ? now.items : (real.seen?.items ?? []), place)
    const { itemId = 'none', version = 1 } = item ?? {}
    const answer = await real.visitor.post('/api/directorder/changequantity', {
      itemId,
      version,
      quantity: asked / 1000,
    })
    const there = now.items.findIndex((other) => other.itemId === itemId)
    const meant = model.items[there]
    if (meant === undefined) return compare(model, real, answer, 404)
    if (now.items[there]?.version !== version) return compare(model, real, answer, 409)
    meant.asked = asked
    return compare(model, real, answer, 200)
  },
})

/** Chooses the article of the ambiguous number. */
export const choose = (code: Code): Step => ({
  ...always,
  toString: () => `choose(${code})`,
  run: async (model, real) => {
    const item = (await read(real)).items.find(
      (each) => each.written === ambiguous && each.variantNumber === '',
    )
    const answer = await real.visitor.post('/api/directorder/choose', {
      itemId: item?.itemId ?? 'none',
      version: item?.version ?? 1,
      variantNumber: code,
    })
    const open = model.items.findIndex((each) => each.code === null && each.number === ambiguous)
    const meant = model.items[open]
    if (meant === undefined) return compare(model, real, answer, 404)
    const same = model.items.find((each) => each.code === code)
    if (same === undefined) meant.code = code
    else {
      same.asked += meant.asked
      model.items.splice(open, 1)
    }
    return compare(model, real, answer, 200)
  },
})

/** Removes all items. */
export const clear = (): Step => ({
  ...always,
  toString: () => 'clear()',
  run: async (model, real) => {
    model.items.length = 0
    await compare(model, real, await real.visitor.post('/api/directorder/clear'), 200)
  },
})

const ready = ({ items }: OrderModel): boolean => items.length > 0 && items.every(({ code }) => code !== null)

/** Adds all items to the cart, once or several times concurrently under one key or several. */
export const commit = (times: number, oneKey: boolean): Step => ({
  ...always,
  toString: () => `commit(${times} times under ${oneKey ? 'one key' : 'several keys'})`,
  run: async (model, real) => {
    const { version } = await read(real)
    const key = randomUUID()
    const before = (await real.visitor.get('/api/cart')).body.lines.length
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        real.visitor.post(
          '/api/directorder/commit',
          { version },
          { 'Idempotency-Key': oneKey ? key : randomUUID() },
        ),
      ),
    )
    const good = answers.filter(({ status }) => status === 200)
    if (!ready(model)) expect(good).toEqual([])
    else {
      expect(good).toHaveLength(oneKey ? times : 1)
      const fresh = model.items.filter(({ code }) => code !== null && !model.cart.has(code)).length
      for (const { body } of good) {
        expect(body).toMatchObject({
          items: model.items.length,
          newLines: fresh,
          cartCount: before + fresh,
        })
      }
      for (const { code, asked } of model.items) {
        if (code !== null) model.cart.set(code, (model.cart.get(code) ?? 0) + packed(code, asked))
      }
      model.items.length = 0
    }
    await compare(model, real, await real.visitor.get('/api/directorder/list'), 200)
  },
})

/** Saves all items as a favourite list. */
export const commitList = (): Step => ({
  ...always,
  toString: () => 'commitList()',
  run: async (model, real) => {
    const answer = await real.visitor.post('/api/directorder/commitlist')
    const good = ready(model)
    if (good) {
      model.lists += 1
      model.items.length = 0
    }
    await compare(model, real, answer, good ? 200 : 400)
  },
})

/** Signs out, types as a visitor and signs in again: the items are merged into the customer's list. */
export const leaveAndReturn = (number: string, asked: number): Step => ({
  ...always,
  toString: () => `leaveAndReturn(${number}, ${asked / 1000})`,
  run: async (model, real) => {
    await real.visitor.post('/api/user/logout')
    expect((await read(real)).items).toEqual([])
    await real.visitor.post('/api/directorder/add', { variantNumber: number, quantity: asked / 1000 })
    const answer = await real.visitor.signIn('buyer')
    const code = written[number] ?? null
    const same = code === null ? undefined : model.items.find((item) => item.code === code)
    if (same !== undefined) same.asked += asked
    else model.items.push({ code, number, asked })
    await compare(model, real, answer, 200)
  },
})

/**
 * Signs out, saves items as a visitor and signs in again: they are a favourite list of the user, and in the cart
 * like the rest of the purchase list.
 */
export const leaveAndSave = (number: string, asked: number): Step => ({
  ...always,
  toString: () => `leaveAndSave(${number}, ${asked / 1000})`,
  run: async (model, real) => {
    await real.visitor.post('/api/user/logout')
    await real.visitor.post('/api/directorder/add', { variantNumber: number, quantity: asked / 1000 })
    const saved = await real.visitor.post('/api/directorder/commitlist')
    const code = written[number] ?? null
    if (code === null) {
      expect(saved.body.code).toBe('linesWithErrors')
      model.items.push({ code, number, asked })
    } else {
      expect(saved.body).toMatchObject({ items: 1, newLines: 1, cartCount: 1 })
      model.lists += 1
      model.cart.set(code, (model.cart.get(code) ?? 0) + packed(code, asked))
    }
    await compare(model, real, await real.visitor.signIn('buyer'), 200)
  },
})

/** Acts for another customer with its own list, and returns. */
export const switchAndReturn = (number: string, asked: number): Step => ({
  ...always,
  toString: () => `switchAndReturn(${number}, ${asked / 1000})`,
  run: async (model, real) => {
    await real.visitor.post('/api/user/changecustomer', { user: 'b' })
    await real.visitor.post('/api/directorder/clear')
    await real.visitor.post('/api/directorder/add', { variantNumber: number, quantity: asked / 1000 })
    expect((await read(real)).items).toHaveLength(1)
    await compare(model, real, await real.visitor.post('/api/user/changecustomer', { user: 'a' }), 200)
  },
})

export { codes }
