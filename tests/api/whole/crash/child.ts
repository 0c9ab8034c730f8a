import { randomUUID } from 'node:crypto'
import { openStore } from '../../../../api/platform/database/index.ts'
import { realClock, serve } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'
import type { Ask, Line } from './promise-book.ts'

/** Fills carts and places orders until it is killed. Reports requests and acknowledgements over its pipe. */
const [dataDir = ''] = process.argv.slice(2)

// One write per line: a pipe takes it whole before the next call begins.
const tell = (line: Line): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

const store = await openStore({ dataDir })
const { api } = serve(store, realClock, dataDir)

/** Every other child exits right after one of its writes; the rest are killed from outside at any time. */
let untilDeath = Math.random() < 0.5 ? 10 + Math.floor(Math.random() * 60) : Infinity

async function write(visitor: Visitor, ask: Ask): Promise<void> {
  tell({ kind: 'asks', ask })
  const { status, body } = await visitor.post(ask.path, ask.body, { 'Idempotency-Key': ask.key })
  // The worst moment: committed, but not acknowledged.
  if (--untilDeath === 0) process.kill(process.pid, 'SIGKILL')
  tell({ kind: 'acked', ask, status, answer: body })
}

const add = (actor: string): Ask => ({
  actor,
  path: '/api/cart',
  key: randomUUID(),
  body: { variantCode: 'VALVE', quantity: 1 + Math.floor(Math.random() * 9) },
})

async function order(actor: string, visitor: Visitor): Promise<Ask> {
  const { body } = await visitor.get('/api/cart/checkout')
  const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }
  const request = { cartVersion: body.cart.version, address, reference: 'Per' }
  return {
    actor,
    path: '/api/cart/order',
    key: randomUUID(),
    body: { ...request, requestedDeliveryDate: body.firstDeliveryDate },
  }
}

async function customer(actor: string): Promise<never> {
  const visitor = new Visitor(api)
  await visitor.signIn(actor)
  for (;;) {
    await write(visitor, add(actor))
    if (Math.random() < 0.3) await write(visitor, await order(actor, visitor))
  }
}

async function visitorWithList(actor: string): Promise<never> {
  const visitor = new Visitor(api)
  await visitor.get('/api/site/getAntiForgeryToken')
  tell({ kind: 'session', actor, session: visitor.session ?? '' })
  for (;;) await write(visitor, add(actor))
}

await Promise.all([customer('buyer'), customer('other'), visitorWithList(`visitor-${randomUUID()}`)])
