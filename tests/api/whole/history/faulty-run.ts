import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cart, Order } from '../../../../api/contract/index.ts'
import { openStore } from '../../../../api/platform/database/index.ts'
import { insertCatalogue } from '../../fixtures/catalogue.ts'
import { insertPeople } from '../../fixtures/people.ts'
import { Visitor, type Answer } from '../../fixtures/visitor.ts'
import type { Lines, Operation } from './checker.ts'
import { openFaultyNetwork, type Faults } from './faulty-network.ts'

const program = fileURLToPath(new URL('server.ts', import.meta.url))
/**
 * How long a request is repeated, in ms. Only reached if the service stays away: its start takes long on a busy
 * machine.
 */
const patience = 60_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The results of a run. Each customer's cart has its own history. */
export interface FaultyRun {
  histories: Map<string, Operation[]>
  faults: Faults
  kills: number
  /** Calls repeated because their answer was lost. */
  repeated: number
}

const linesOf = (lines: readonly { variantNbr: string; quantity: number }[]): Lines =>
  Object.fromEntries(lines.map(({ variantNbr, quantity }) => [variantNbr, quantity]))

/**
 * Lets clients of two customers buy over a faulty network from a service that is killed with -9 from time to time.
 */
export async function runWithFaults(
  chance: () => number,
  { clients, calls, kills }: { clients: number; calls: number; kills: number },
): Promise<FaultyRun> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-history-'))
  const prepared = await openStore({ dataDir })
  await insertCatalogue(prepared)
  await insertPeople(prepared)
  await prepared.close()

  let port = 0
  const running: { service: ChildProcess | null } = { service: null }
  const start = async (): Promise<void> => {
    const begun = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    running.service = begun
    port = await new Promise<number>((resolve) =>
      begun.stdout.once('data', (text: Buffer) => resolve(Number(text.toString()))),
    )
  }
  await start()
  const network = await openFaultyNetwork(() => port, chance)
  const run: FaultyRun = { histories: new Map(), faults: network.faults, kills: 0, repeated: 0 }

  const api = {
    fetch: async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      const body = await request.text()
      return fetch(`http://127.0.0.1:${network.port}${url.pathname}${url.search}`, {
        method: request.method,
        headers: request.headers,
        ...(body === '' ? {} : { body }),
        redirect: 'manual',
      })
    },
    ready: async () => true,
    searching: async () => ({ ready: true, revision: '' }),
    storage: async () => 'writable' as const,
    jobs: async () => [],
    stoppedExperiments: async () => [],
    close: async () => undefined,
  }
  const marked = { 'X-Faults': 'yes' }

  /** Repeats a request until there is an answer; its key makes it take effect once. */
  const insist = async (send: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    for (;;) {
      try {
        const answer = await send()
        if (answer.status < 500 && answer.body.code !== 'stillRunning') return answer
      } catch {
        // The connection broke: whether it took effect is unknown.
      }
      if (performance.now() - began > patience) throw new Error('the service does not come back')
      run.repeated += 1
      await pause(20 + chance() * 60)
    }
  }

  /** A signed-in client. An interrupted sign-in may have ended its session: the next one starts a new one. */
  const enter = async (user: string): Promise<Visitor> => {
    let visitor = new Visitor(api)
    await insist(async () => {
      visitor = new Visitor(api)
      await visitor.signIn(user)
      const answer = await visitor.get('/api/user/current')
      if (answer.body?.userId !== user) throw new Error('not signed in yet')
      return answer
    })
    return visitor
  }

  const client = async (name: string, user: string): Promise<void> => {
    const visitor = await enter(user)
    const history = run.histories.get(user) ?? []
    run.histories.set(user, history)
    const note = async (act: () => Promise<Operation['does']>): Promise<void> => {
      const began = performance.now()
      const does = await act()
      history.push({ client: name, start: began, end: performance.now(), does })
    }
    const orders = new Map<number, string>()
    for (let call = 0; call < calls; call += 1) {
      const headers = { ...marked, 'Idempotency-Key': randomUUID() }
      const lot = chance()
      if (lot < 0.6) {
        const code = chance() < 0.5 ? 'VALVE' : 'SCREW'
        const quantity = (1 + Math.floor(chance() * 4)) * (code === 'SCREW' ? 250 : 1)
        await note(async () => {
          const { status, body } = await insist(() => visitor.add(code, quantity, headers))
          if (status !== 200) throw new Error(`an add was refused: ${JSON.stringify(body)}`)
          return { kind: 'add', code, quantity }
        })
        continue
      }
      await note(async () => {
        const { body } = await insist(() => visitor.get('/api/cart', marked))
        orders.set(call, String((body as Cart).version))
        return { kind: 'read', lines: linesOf((body as Cart).lines) }
      })
      if (lot < 0.85) continue
      await note(async () => {
        const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }
        const { body: checkout } = await insist(() => visitor.get('/api/cart/checkout'))
        const request = {
          cartVersion: Number(orders.get(call)),
          address,
          reference: name,
          requestedDeliveryDate: checkout.firstDeliveryDate,
        }
        const { status, body } = await insist(() => visitor.post('/api/cart/order', request, headers))
        if (status === 409) return { kind: 'refused' }
        if (status !== 200) throw new Error(`an order was refused: ${JSON.stringify(body)}`)
        return { kind: 'order', lines: await orderLines(visitor, body.orderNumber) }
      })
    }
  }
  const orderLines = async (visitor: Visitor, number: string): Promise<Lines> => {
    const { body } = await insist(() => visitor.get(`/api/my-pages/order?orderNumber=${number}`))
    return linesOf((body as Order).lines)
  }
  /** The final state: the cart and every order. */
  const look = async (user: string): Promise<void> => {
    const visitor = await enter(user)
    const began = performance.now()
    const { body } = await insist(() => visitor.get('/api/cart'))
    const orders: Lines[] = []
    for (let page = 1; ; page += 1) {
      const { body: list } = await insist(() => visitor.get(`/api/my-pages/order-history?page=${page}`))
      for (const { orderNumber } of list.orders) orders.push(await orderLines(visitor, orderNumber))
      if (list.orders.length < list.pageSize) break
    }
    const end = performance.now()
    run.histories
      .get(user)
      ?.push(
        { client: 'last', start: began, end, does: { kind: 'read', lines: linesOf((body as Cart).lines) } },
        { client: 'last', start: began, end, does: { kind: 'orders', orders } },
      )
  }

  const work = new AbortController()
  const killer = async (): Promise<void> => {
    while (!work.signal.aborted && run.kills < kills) {
      await pause(150 + chance() * 500)
      if (work.signal.aborted) break
      const ended = new Promise((resolve) => running.service?.once('exit', resolve))
      running.service?.kill('SIGKILL')
      run.kills += 1
      await ended
      await start()
    }
  }
  try {
    const killing = killer()
    await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        client(`client ${index}`, index % 2 === 0 ? 'buyer' : 'other'),
      ),
    )
    work.abort()
    await killing
    for (const user of run.histories.keys()) await look(user)
    return run
  } finally {
    await network.close()
    running.service?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
