// Legitimate traffic: visitors who browse, and customers who sign in, fill a cart, order and sign out.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../demo/people/users.ts'
import { type Answer, SoakUser, type UserAddress } from './soak-user.ts'

/** Kinds of requests. */
export type Kind = 'page' | 'quick search' | 'add' | 'order' | 'sign-in'

/** Records the answer to a legitimate client. */
export type Note = (kind: Kind, answer: Answer) => void

/** Pages and articles for the traffic. */
export interface Assortment {
  pages: readonly string[]
  articles: readonly string[]
}

/** Customers of the demo who may order. */
export const customerNames = ['anna', 'olof', 'karin', 'maria', 'tove'] as const

const phrases = ['kulventil', 'koppling', 'radiator', 'blandare', 'kabel', 'handskar', 'pump', 'rör', 'skruv']

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** Pause before the next click, in milliseconds. */
const think = (): Promise<void> => wait(200 + Math.random() * 600)

/** Finds pages and articles like a visitor. */
export async function findAssortment(place: UserAddress): Promise<Assortment> {
  const client = new SoakUser(place)
  const pages = new Set<string>()
  const articles = new Set<string>()
  const start = await client.get('/')
  for (const [, path = '/'] of start.text.matchAll(/href="(\/[cp]\/[^"]+)"/gu)) pages.add(path)
  for (const phrase of phrases) {
    const { text } = await client.get(`/api/search?parameters.SearchPhrase=${encodeURIComponent(phrase)}`)
    // The type in the search contract.
    const found = JSON.parse(text) as {
      products: { url: string; variantCount: number; variant: { code: string; unitVolume: number } }[]
    }
    for (const { url, variant } of found.products) {
      pages.add(url)
      const item = { variantCode: variant.code, quantity: 1, listName: 'soak' }
      // Some need choices before they can be added.
      if (
        variant.unitVolume === 1 &&
        articles.size < 40 &&
        (await client.post('/api/cart', item)).status === 200
      )
        articles.add(variant.code)
    }
  }
  client.close()
  return { pages: [...pages], articles: [...articles] }
}

class Person {
  readonly client: SoakUser
  readonly #note: Note
  readonly #assortment: Assortment

  constructor(place: UserAddress, assortment: Assortment, note: Note) {
    this.client = new SoakUser(place)
    this.#assortment = assortment
    this.#note = note
  }

  async page(path = pick(this.#assortment.pages)): Promise<void> {
    this.#note('page', await this.client.get(path))
  }

  searchPage(): Promise<void> {
    return this.page(`/search?parameters.SearchPhrase=${encodeURIComponent(pick(phrases))}`)
  }

  /** Types a phrase letter by letter. */
  async quickSearch(): Promise<void> {
    const phrase = pick(phrases)
    for (let length = 2; length <= Math.min(5, phrase.length); length += 1) {
      const typed = encodeURIComponent(phrase.slice(0, length))
      this.#note('quick search', await this.client.get(`/api/search/quick?searchPhrase=${typed}`))
      await wait(120)
    }
  }

  async add(): Promise<void> {
    const item = { variantCode: pick(this.#assortment.articles), quantity: 1, listName: 'soak' }
    const key = { 'idempotency-key': randomUUID() }
    this.#note('add', await this.client.post('/api/cart', item, key))
  }

  /** Returns whether the customer is signed in. */
  async signIn(username: string): Promise<boolean> {
    const answer = await this.client.post('/bff/login', { username, password: demoPassword })
    const isIn = answer.status === 200 && answer.text.includes('"true"')
    this.#note('sign-in', isIn ? answer : { ...answer, status: answer.status === 200 ? 401 : answer.status })
    return isIn
  }

  async order(): Promise<void> {
    const shown = await this.client.get('/api/cart/checkout')
    if (shown.status !== 200) return this.#note('order', shown)
    const { cart, addresses, firstDeliveryDate } = JSON.parse(shown.text) as {
      cart: { version: number; stamp: string }
      addresses: { id: string; name: string; street: string; postalCode: string; city: string }[]
      firstDeliveryDate: string
    } // as the contract of the checkout has it
    const { name = '', street = '', postalCode = '', city = '' } = addresses[0] ?? {}
    const request = {
      cartVersion: cart.version,
      cartStamp: cart.stamp,
      address: { name, street, postalCode, city },
      reference: '4500181',
      goodsMark: 'Plan 2',
      project: 'P 7',
      contactName: 'Kontakt',
      contactPhone: '08123456',
      requestedDeliveryDate: firstDeliveryDate,
    }
    this.#note(
      'order',
      await this.client.post('/api/cart/order', request, { 'idempotency-key': randomUUID() }),
    )
  }
}

/** A visitor who browses, types and collects articles until the signal is aborted. */
export async function visit(place: UserAddress, assortment: Assortment, note: Note, ended: AbortSignal) {
  const visitor = new Person(place, assortment, note)
  const steps = ['page', 'page', 'page', 'searchPage', 'quickSearch', 'add'] as const
  while (!ended.aborted) {
    await visitor[pick(steps)]()
    await think()
  }
  visitor.client.close()
}

/** A customer who signs in, buys and signs out repeatedly until the signal is aborted. */
export async function buy(
  username: string,
  place: UserAddress,
  assortment: Assortment,
  note: Note,
  ended: AbortSignal,
) {
  const customer = new Person(place, assortment, note)
  const steps = ['page', 'searchPage', 'quickSearch', 'add', 'add'] as const
  while (!ended.aborted) {
    if (!(await customer.signIn(username))) {
      await think()
      continue
    }
    for (let step = 0; step < 10 && !ended.aborted; step += 1) {
      await customer[pick(steps)]()
      await think()
    }
    await customer.add()
    await customer.page('/cart')
    await think()
    await customer.order()
    await customer.page('/my-pages/order-history')
    await customer.client.post('/api/user/logout')
    await think()
  }
  customer.client.close()
}
