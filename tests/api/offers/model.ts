import type fc from 'fast-check'
import { expect } from 'vitest'
import type { OfferState } from '../../../api/contract/index.ts'
import type { TestSeller } from '../fixtures/seller.ts'
import type { TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'

const base = '/api/my-pages/offers'

/** What the small model knows of one offer with two ordinary lines. */
export interface OfferModel {
  stored: 'draft' | 'sent' | 'inProgress' | 'ready' | 'ordered' | 'declined' | 'cancelled'
  /** Minutes from the start until which the prices hold; null before the first answer. */
  validFor: number | null
  /** Minutes from the start. */
  now: number
  isTaken: boolean
  /** By line of the current version: in whose cart, or ordered. */
  lines: ('open' | 'buyer' | 'mate' | 'ordered')[]
  /** Lines of earlier versions that are still in carts, by user. */
  dead: { buyer: number; mate: number }
  versions: number
}

export interface RealOffer {
  shop: TestShop
  buyer: Visitor
  mate: Visitor
  seller: TestSeller
  offerId: string
  start: number
  /** Whether any order has been placed from an earlier version. */
}

type Step = fc.AsyncCommand<OfferModel, RealOffer>

const isValid = ({ validFor, now }: OfferModel): boolean => validFor !== null && now < validFor

function shownState(model: OfferModel): OfferState {
  if (model.stored !== 'ready') return model.stored
  if (model.lines.some((line) => line === 'buyer' || line === 'mate') && isValid(model)) return 'accepted'
  if (model.lines.includes('ordered')) return 'partlyOrdered'
  return isValid(model) ? 'ready' : 'expired'
}

const whoOf = (real: RealOffer, who: 'buyer' | 'mate'): Visitor => real[who]

/** Checks that the service shows what the model knows. */
async function compare(model: OfferModel, real: RealOffer): Promise<void> {
  const { body } = await real.buyer.get(`${base}/offer?offerId=${real.offerId}`)
  expect(body.state).toBe(shownState(model))
  const { body: listed } = await real.buyer.get(`${base}?status=${shownState(model)}`)
  expect(listed.offers.map(({ offerId }: { offerId: string }) => offerId)).toContain(real.offerId)
  if (model.stored === 'ready' && model.versions > 0)
    expect(body.versions.at(-1).lines.map(({ use }: { use: string }) => use)).toEqual(
      model.lines.map((line) => (line === 'open' || line === 'ordered' ? line : 'inCart')),
    )
  for (const who of ['buyer', 'mate'] as const) {
    const { body: cart } = await whoOf(real, who).get('/api/cart')
    expect(cart.lineCount).toBe(model.lines.filter((line) => line === who).length + model.dead[who])
  }
}

const revisionOf = async ({ seller, buyer, offerId }: RealOffer): Promise<number> => {
  const seen = await seller.call(`/offers/offer?offerId=${offerId}`)
  return seen.status === 200
    ? seen.body.revision
    : (await buyer.get(`${base}/offer?offerId=${offerId}`)).body.revision
}

/** A step: whether the model allows it, what it changes in the model, and how it is done. */
function step(
  name: string,
  allowed: (model: OfferModel) => boolean,
  change: (model: OfferModel) => void,
  act: (real: RealOffer, revision: number) => Promise<{ status: number }>,
): Step {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      const { status } = await act(real, await revisionOf(real))
      const isAllowed = allowed(model)
      expect([name, shownState(model), status >= 200 && status < 300]).toEqual([
        name,
        shownState(model),
        isAllowed,
      ])
      if (isAllowed) change(model)
      await compare(model, real)
    },
  }
}

const inState =
  (...states: OfferState[]) =>
  (model: OfferModel): boolean =>
    states.includes(shownState(model))

const buyerStep = (path: string, states: OfferState[], change: (model: OfferModel) => void): Step =>
  step(path, inState(...states), change, ({ buyer, offerId }, revision) =>
    buyer.post(`${base}/${path}`, { offerId, revision, text: 'x' }),
  )

/** The instant so many minutes after the start. */
const instant = ({ start }: RealOffer, minutes: number): string =>
  new Date(start + minutes * 60_000).toISOString().replace(/:00\.000Z$/u, 'Z')

export const send = (): Step => buyerStep('send', ['draft'], (model) => void (model.stored = 'sent'))
export const cancel = (): Step =>
  buyerStep('cancel', ['draft', 'sent', 'inProgress'], (model) => void (model.stored = 'cancelled'))
export const askChange = (): Step =>
  buyerStep('askchange', ['ready'], (model) => void (model.stored = 'inProgress'))
export const askExtension = (): Step =>
  buyerStep('askextension', ['ready', 'accepted', 'partlyOrdered', 'expired'], () => undefined)
export const requestAgain = (): Step =>
  buyerStep('requestagain', ['expired'], (model) => {
    model.stored = 'sent'
    bury(model)
  })
export const decline = (): Step =>
  buyerStep('decline', ['ready'], (model) => void (model.stored = 'declined'))

/** Lines in carts that no current version has any more. */
function bury(model: OfferModel): void {
  for (const line of model.lines) if (line === 'buyer' || line === 'mate') model.dead[line] += 1
  model.lines = model.lines.map((line) => (line === 'ordered' ? line : 'open'))
}

export const take = (): Step =>
  step(
    'take',
    (model) =>
      shownState(model) === 'sent' || (!model.isTaken && inState('inProgress', 'ready', 'expired')(model)),
    (model) => {
      model.isTaken = true
      if (model.stored === 'sent') model.stored = 'inProgress'
    },
    ({ seller, offerId }, revision) => seller.call('/offers/take', { offerId, revision }),
  )

export const answer = (minutes: number): Step =>
  step(
    `answer for ${minutes}`,
    (model) => model.isTaken && inState('inProgress', 'ready', 'expired')(model),
    (model) => {
      bury(model)
      model.stored = 'ready'
      model.validFor = Math.floor(model.now) + minutes
      model.lines = ['open', 'open']
      model.versions += 1
    },
    async (real, revision) => {
      const minutesNow = (real.shop.clock.now().getTime() - real.start) / 60_000
      return real.seller.call('/offers/answer', {
        offerId: real.offerId,
        revision,
        validUntil: instant(real, Math.floor(minutesNow) + minutes),
        lines: [
          { position: 1, quantity: 2, offeredPrice: 100_00 },
          { position: 2, quantity: 2.5, offeredPrice: 30_00 },
        ],
      })
    },
  )

export const extend = (minutes: number): Step =>
  step(
    `extend by ${minutes}`,
    (model) =>
      inState('ready', 'accepted', 'partlyOrdered', 'expired')(model) &&
      model.validFor !== null &&
      Math.floor(model.now) + minutes > model.validFor,
    (model) => void (model.validFor = Math.floor(model.now) + minutes),
    async (real, revision) => {
      const minutesNow = (real.shop.clock.now().getTime() - real.start) / 60_000
      const validUntil = instant(real, Math.floor(minutesNow) + minutes)
      return real.seller.call('/offers/extend', { offerId: real.offerId, revision, validUntil })
    },
  )

export const accept = (who: 'buyer' | 'mate', index: number): Step =>
  step(
    `${who} accepts line ${index + 1}`,
    (model) =>
      isValid(model) && inState('ready', 'accepted', 'partlyOrdered')(model) && model.lines[index] === 'open',
    (model) => void (model.lines[index] = who),
    (real, revision) =>
      whoOf(real, who).post(`${base}/accept`, { offerId: real.offerId, revision, positions: [index + 1] }),
  )

export const release = (): Step =>
  step(
    'release',
    inState('accepted'),
    (model) =>
      void (model.lines = model.lines.map((line) => (line === 'buyer' || line === 'mate' ? 'open' : line))),
    ({ mate, offerId }, revision) => mate.post(`${base}/release`, { offerId, revision }),
  )

export const order = (who: 'buyer' | 'mate'): Step =>
  step(
    `${who} orders`,
    (model) =>
      isValid(model) && model.stored === 'ready' && model.dead[who] === 0 && model.lines.includes(who),
    (model) => {
      model.lines = model.lines.map((line) => (line === who ? 'ordered' : line))
      if (model.lines.every((line) => line === 'ordered')) model.stored = 'ordered'
    },
    async (real) => {
      const visitor = whoOf(real, who)
      const { body: cart } = await visitor.get('/api/cart')
      return visitor.order(cart.version)
    },
  )

export const emptyCart = (who: 'buyer' | 'mate'): Step =>
  step(
    `${who} empties the cart`,
    () => true,
    (model) => {
      model.lines = model.lines.map((line) => (line === who ? 'open' : line))
      model.dead[who] = 0
    },
    (real) => whoOf(real, who).post('/api/cart/emptycart'),
  )

export const wait = (minutes: number): Step => ({
  check: (model) => model.now + minutes < 8,
  toString: () => `wait ${minutes}`,
  run: async (model, real) => {
    model.now += minutes
    real.shop.clock.set(new Date(real.start + model.now * 60_000).toISOString())
    // A bearer lives for five minutes: like the host, the visitors exchange their sessions for new ones.
    for (const visitor of [real.buyer, real.mate])
      expect(await visitor.adopt(visitor.session ?? '')).toBe(true)
    await compare(model, real)
  },
})
