import type fc from 'fast-check'
import { expect } from 'vitest'
import { addCarrierEvents, addShipment } from '../../../api/deliveries/service.ts'
import { invoiceShipments } from '../../../api/invoices/service.ts'
import { agreedPrice, callOff as callOffOf, orderCart, readAgreement } from '../fixtures/agreements.ts'
import { originOf } from '../fixtures/origin.ts'
import type { TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'
import { transact } from '../invoices/invoice-shop.ts'

export type Who = 'buyer' | 'other'

/** An order that has called off, with its goods: all that is not cancelled is sent at once. */
interface OrderModel {
  number: string
  /** Less what was cancelled. */
  quantity: number
  step: 'ordered' | 'sent' | 'delivered'
  invoiced: number
}

/** What the small model knows of an agreement of 20 pieces, of which a call-off takes at least 2. */
export interface AgreementModel {
  carts: Record<Who, number>
  orders: OrderModel[]
  hasEnded: boolean
}

export interface RealAgreement {
  shop: TestShop
  buyer: Visitor
  other: Visitor
  /** Makes numbers of shipments and parcels unique. */
  walk: number
}

type Step = fc.AsyncCommand<AgreementModel, RealAgreement>

const agreed = 20
const least = 2

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const bookedOf = ({ orders }: AgreementModel): number => sumOf(orders.map(({ quantity }) => quantity))
const heldOf = ({ carts }: AgreementModel): number => carts.buyer + carts.other
const remainingOf = (model: AgreementModel): number => agreed - bookedOf(model) - heldOf(model)

function stateOf(model: AgreementModel): string {
  if (model.hasEnded) return 'ended'
  return bookedOf(model) === agreed ? 'usedUp' : 'active'
}

/** Whether the cart of a user may have so much. */
const fits = (model: AgreementModel, who: Who, all: number): boolean => {
  const most = remainingOf(model) + model.carts[who]
  return all <= most && all >= Math.min(least, most)
}

/**
 * Whether the cart of a user cannot be ordered: also when it has less than the least, which was all that remained until
 * the other cart gave some back.
 */
const isBlocked = (model: AgreementModel, who: Who): boolean =>
  stateOf(model) !== 'active' || !fits(model, who, model.carts[who])

/** Checks that the service shows what the model knows, to both users. */
async function compare(model: AgreementModel, { buyer, other }: RealAgreement): Promise<void> {
  const booked = bookedOf(model)
  const held = heldOf(model)
  const share = Math.floor((booked * 100) / agreed)
  const state = stateOf(model)
  expect(booked + held).toBeLessThanOrEqual(agreed)
  for (const visitor of [buyer, other])
    expect(await readAgreement(visitor)).toMatchObject({
      state,
      usedShare: share,
      warnings: state === 'active' && share >= 80 ? ['nearEmpty'] : [],
      lines: [
        {
          agreed,
          calledOff: booked,
          inCarts: held,
          delivered: sumOf(model.orders.map((each) => (each.step === 'delivered' ? each.quantity : 0))),
          invoiced: sumOf(model.orders.map(({ invoiced }) => invoiced)),
          remaining: agreed - booked - held,
        },
      ],
      callOffCount: model.orders.length,
    })
  for (const [who, visitor] of [
    ['buyer', buyer],
    ['other', other],
  ] as const) {
    const { body } = await visitor.get('/api/cart')
    expect(body.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      model.carts[who] === 0 ? [] : [model.carts[who]],
    )
    for (const line of body.lines) expect(line.lineItemUnitPrice).toBe(agreedPrice)
    if (model.carts[who] > 0) expect(body.blocked).toBe(isBlocked(model, who))
  }
  const { body: prices } = await buyer.post('/api/variants/stockprices', { items: ['VALVE'] })
  expect(prices.items[0].agreementPrice?.remaining).toBe(
    state === 'active' && remainingOf(model) > 0 ? remainingOf(model) : undefined,
  )
}

/** A step that is allowed or refused: the service must say the same. */
function step(
  name: string,
  isAllowed: (model: AgreementModel) => boolean,
  act: (real: RealAgreement, model: AgreementModel) => Promise<{ status: number; body?: unknown }>,
  change: (model: AgreementModel, body: { orderNumber?: string }) => void,
): Step {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      const allowed = isAllowed(model)
      const { status, body } = await act(real, model)
      expect([name, { ...model }, status === 200]).toEqual([name, { ...model }, allowed])
      if (allowed) change(model, (body ?? {}) as { orderNumber?: string }) // answers have it
      await compare(model, real)
    },
  }
}

export const callOff = (who: Who, quantity: number): Step =>
  step(
    `${who} calls off ${quantity}`,
    (model) => stateOf(model) === 'active' && fits(model, who, model.carts[who] + quantity),
    (real) => callOffOf(real[who], quantity),
    (model) => {
      model.carts[who] += quantity
    },
  )

/** The line of the agreement in a cart, if it has one. */
const lineOf = async (visitor: Visitor) => (await visitor.get('/api/cart')).body.lines[0]

export const change = (who: Who, quantity: number): Step =>
  step(
    `${who} changes to ${quantity}`,
    (model) => model.carts[who] > 0 && fits(model, who, quantity),
    async (real) => {
      const line = await lineOf(real[who])
      if (line === undefined) return { status: 404 }
      const { itemId, version } = line
      return real[who].post('/api/cart/changequantity', { itemId, version, quantity })
    },
    (model) => {
      model.carts[who] = quantity
    },
  )

export const remove = (who: Who): Step =>
  step(
    `${who} removes`,
    (model) => model.carts[who] > 0,
    async (real) => {
      const line = await lineOf(real[who])
      return line === undefined
        ? { status: 404 }
        : real[who].post('/api/cart/removeitem', { itemId: line.itemId })
    },
    (model) => {
      model.carts[who] = 0
    },
  )

export const empty = (who: Who): Step =>
  step(
    `${who} empties`,
    () => true,
    (real) => real[who].post('/api/cart/emptycart'),
    (model) => {
      model.carts[who] = 0
    },
  )

export const order = (who: Who): Step =>
  step(
    `${who} orders`,
    (model) => model.carts[who] > 0 && !isBlocked(model, who),
    (real) => orderCart(real[who]),
    (model, { orderNumber = '' }) => {
      model.orders.push({ number: orderNumber, quantity: model.carts[who], step: 'ordered', invoiced: 0 })
      model.carts[who] = 0
    },
  )

/** Lowers what an order still has to send; 0 cancels it. */
export const cancel = (at: number, keep: number): Step => {
  const found = ({ orders }: AgreementModel): OrderModel | undefined =>
    orders[at % Math.max(1, orders.length)]
  return step(
    `cancels order ${at} to ${keep}`,
    (model) => {
      const wanted = found(model)
      return wanted !== undefined && wanted.step === 'ordered' && wanted.quantity > keep
    },
    async ({ buyer }, model) => {
      const orderNumber = found(model)?.number
      if (orderNumber === undefined) return { status: 404 }
      const { version } = (await buyer.get(`/api/my-pages/order?orderNumber=${orderNumber}`)).body
      return buyer.post('/api/my-pages/order/change', {
        orderNumber,
        version,
        lines: [{ position: 1, remaining: keep }],
      })
    },
    (model) => {
      const wanted = found(model)
      if (wanted !== undefined) wanted.quantity = keep
    },
  )
}

/** A step of the seller, which is taken where the model has something for it. */
function sellerStep(name: string, act: (model: AgreementModel, real: RealAgreement) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await act(model, real)
      await compare(model, real)
    },
  }
}

const parcelOf = (real: RealAgreement, number: string): string => `P${real.walk}-${number}`

export const send = (): Step =>
  sellerStep('sends the oldest order', async (model, real) => {
    const wanted = model.orders.find((each) => each.step === 'ordered' && each.quantity > 0)
    if (wanted === undefined) return
    const { id: orderId } = await real.shop.store.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', wanted.number)
      .executeTakeFirstOrThrow()
    await transact(real.shop, (context) =>
      addShipment(context, originOf, {
        orderId,
        number: `S${wanted.number}`,
        carrier: 'dhl',
        warehouseStatus: 'HANDED_OVER',
        promisedFrom: '',
        promisedTo: '',
        lines: [{ position: 1, quantity: wanted.quantity }],
        parcels: [{ number: parcelOf(real, wanted.number), goods: [] }],
      }),
    )
    wanted.step = 'sent'
  })

export const deliver = (): Step =>
  sellerStep('delivers what was sent', async (model, real) => {
    const wanted = model.orders.find((each) => each.step === 'sent')
    if (wanted === undefined) return
    await transact(real.shop, (context) =>
      addCarrierEvents(context, originOf, 'dhl', [
        {
          eventId: `E${real.walk}-${wanted.number}`,
          parcelNumber: parcelOf(real, wanted.number),
          step: 'DELIVERED',
          occurredAt: context.now.toISOString(),
          place: '',
          note: '',
          promisedFrom: '',
          promisedTo: '',
          receivedBy: '',
          proofUrl: '',
        },
      ]),
    )
    wanted.step = 'delivered'
  })

export const invoice = (): Step =>
  sellerStep('invoices what was sent', async (model, real) => {
    const wanted = model.orders.find((each) => each.step !== 'ordered' && each.invoiced === 0)
    if (wanted === undefined) return
    await transact(real.shop, (context) => invoiceShipments(context, wanted.number))
    wanted.invoiced = wanted.quantity
  })

const setEnd = async ({ shop }: RealAgreement, validTo: string): Promise<void> => {
  await shop.store.db.updateTable('orderAgreements').set({ validTo }).execute()
}

/** The agreement ends, as it does when its last day has passed. */
export const expire = (): Step =>
  sellerStep('expires', async (model, real) => {
    await setEnd(real, '2026-11-01')
    model.hasEnded = true
  })

export const extend = (): Step =>
  sellerStep('is extended', async (model, real) => {
    await setEnd(real, '2027-06-30')
    model.hasEnded = false
  })

/** Both users call off at the same moment: one after the other in either order is allowed, nothing else. */
export const race = (first: number, second: number): Step => ({
  check: () => true,
  toString: () => `both call off at once, ${first} and ${second}`,
  run: async (model, real) => {
    const wanted = { buyer: first, other: second }
    const answers = await Promise.all([callOffOf(real.buyer, first), callOffOf(real.other, second)])
    const got = answers.map(({ status }) => status === 200)
    const inTurns = (turns: readonly Who[]): boolean[] => {
      const carts = { ...model.carts }
      const done: Record<Who, boolean> = { buyer: false, other: false }
      for (const who of turns) {
        const all = carts[who] + wanted[who]
        done[who] = stateOf(model) === 'active' && fits({ ...model, carts }, who, all)
        if (done[who]) carts[who] = all
      }
      return [done.buyer, done.other]
    }
    expect([inTurns(['buyer', 'other']), inTurns(['other', 'buyer'])]).toContainEqual(got)
    if (got[0] === true) model.carts.buyer += first
    if (got[1] === true) model.carts.other += second
    await compare(model, real)
  },
})
