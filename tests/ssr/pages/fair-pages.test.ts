import { afterEach, describe, expect, it } from 'vitest'
import { noMetrics } from '../../../ssr/server/operations/metrics.ts'
import type { PageRates } from '../../../ssr/server/pages/page-rates.ts'
import type { RenderLimits } from '../../../ssr/server/pages/render-queue.ts'
import { type Answer, type OpenHost, openHost, session, standInTemplates } from '../stand-ins.ts'

let host: OpenHost
let gate = Promise.withResolvers<void>()
/** The paths of pages in the order in which they were rendered. */
let rendered: string[] = []
let running = 0
/** How many pages wait for their turn. */
let waiting = 0
afterEach(async () => {
  gate.resolve()
  await host.close()
})

/** A host behind a proxy, on which pages are rendered once the gate is open. */
async function open(renderLimits: RenderLimits, pageRates?: PageRates): Promise<void> {
  gate = Promise.withResolvers()
  rendered = []
  running = 0
  waiting = 0
  const { templates } = standInTemplates()
  host = await openHost({
    environment: { TRUSTED_PROXIES: '127.0.0.1,::1' },
    renderLimits,
    metrics: { ...noMetrics, waiting: (change) => (waiting += change) },
    ...(pageRates === undefined ? {} : { pageRates }),
    templates: async () => {
      const template = await templates()
      return {
        ...template,
        answer: async (request) => {
          running += 1
          await gate.promise
          rendered.push(JSON.stringify(request.route))
          running -= 1
          return template.answer(request)
        },
      }
    },
  })
}

const flooder = '198.51.100.1'
const office = '203.0.113.20'

const ask = (path: string, address: string, person?: string): Promise<Answer> =>
  host.ask(path, {
    headers: {
      'x-forwarded-for': address,
      ...(person === undefined ? {} : { cookie: `sid=${session(person)}` }),
    },
  })

const statuses = async (answers: readonly Promise<Answer>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status)

/** How many pages of the flood were refused. */
let refusals = 0

/** Asks for a page of the flood. */
async function askFlood(path: string): Promise<Answer> {
  const answer = await ask(path, flooder)
  if (answer.status === 503) refusals += 1
  return answer
}

/** Fills the queue with different pages of one address. */
async function flood(count: number): Promise<Promise<Answer>[]> {
  refusals = 0
  const asked = Array.from({ length: count }, (_, at) => askFlood(`/c/flood-${at}`))
  await expect.poll(() => running).toBe(2)
  return asked
}

describe('one address that asks for many pages (ACC-12)', () => {
  it('does not take them from another address', async () => {
    await open({ running: 2, waiting: 8 })
    const flooded = await flood(100)
    // Two pages are being rendered, and eight wait.
    await expect.poll(() => refusals).toBe(90)
    const honest = Array.from({ length: 3 }, (_, at) => ask(`/c/honest-${at}`, office))
    await expect.poll(() => refusals).toBe(93)
    const same = ask('/c/flood-99', office)
    // Each of them takes the place of a page of the flood.
    await expect.poll(() => refusals).toBe(94)
    gate.resolve()
    expect(await statuses([...honest, same])).toEqual([200, 200, 200, 200])
    await Promise.all(flooded)
    // Two pages were being rendered, then the addresses take turns: four pages of the flood still wait.
    expect(rendered.slice(0, 5).join(' ')).toContain('honest')
  })

  it('does not take them from a signed-in customer at the same address', async () => {
    await open({ running: 2, waiting: 8 })
    const flooded = await flood(50)
    await expect.poll(() => refusals).toBe(40)
    const customer = ask('/c/honest', flooder, 'anna')
    const visitor = ask('/c/visitor', flooder, 'visitor')
    await expect.poll(() => refusals).toBe(42)
    gate.resolve()
    expect(await statuses([customer, visitor])).toEqual([200, 200])
    // Two pages were being rendered, then the customer is next.
    expect(rendered.slice(0, 4).join(' ')).toContain('honest')
    await Promise.all(flooded)
  })

  it('does not refuse a page to others who wait for the same one', async () => {
    await open({ running: 2, waiting: 4 })
    const flooded = await flood(2)
    // The office waits for the flooder's newest page, which is the first to lose its place.
    for (const [before, path] of ['/c/flood-a', '/c/flood-b', '/c/flood-c', '/c/wanted'].entries()) {
      flooded.push(askFlood(path))
      await expect.poll(() => waiting).toBe(before + 1)
    }
    const shared = ask('/c/wanted', office)
    const others = [1, 2].map((at) => ask(`/c/other-${at}`, `203.0.113.${at}`))
    // Each of the three takes the place of a page of the flood.
    await expect.poll(() => refusals).toBe(3)
    gate.resolve()
    expect((await shared).status).toBe(200)
    expect(await statuses(others)).toEqual([200, 200])
    await Promise.all(flooded)
  })
})

describe('an office of 300 customers behind one address', () => {
  it('gets its pages at one moment', async () => {
    await open({ running: 2, waiting: 64, waitingCustomers: 320 })
    const asked = Array.from({ length: 300 }, (_, at) => ask(`/c/page-${at}`, office, 'anna'))
    await expect.poll(() => running).toBe(2)
    gate.resolve()
    expect(new Set(await statuses(asked))).toEqual(new Set([200]))
  })

  it('stays below the rate of an address in its busiest minutes', async () => {
    const { createPageCounter, pageRates } = await import('../../../ssr/server/pages/page-rates.ts')
    const count = createPageCounter(pageRates)
    const counted = (address: string, person: string | null) =>
      count({ clientAddress: () => address, network: () => address, session: person }, { bearer: person })
    // A page every six seconds for each of 300 people, for two minutes, all within a moment.
    for (let page = 0; page < 20; page += 1)
      for (let person = 0; person < 300; person += 1) counted(office, `person-${person}`)
    expect(() => Array.from({ length: 10_000 }, () => counted(flooder, null))).toThrow('Too many pages')
    expect(() => counted('198.51.100.2', null)).not.toThrow()
  })
})

describe('too many pages', () => {
  const few = { session: { burst: 2, perMinute: 1 }, address: { burst: 5, perMinute: 1 } }

  it('of one address or session get 429 with Retry-After, cached pages do not', async () => {
    await open({ running: 2, waiting: 8 }, few)
    gate.resolve()
    const own = []
    for (let at = 0; at < 3; at += 1) own.push(await ask(`/c/own-${at}`, office, 'anna'))
    expect(own.map(({ status }) => status)).toEqual([200, 200, 429])
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push(await ask(`/c/page-${at}`, flooder))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    const [refused] = answers.slice(-1)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused?.headers['cache-control']).toBe('no-store')
    expect((await ask('/c/page-0', flooder)).status).toBe(200)
    expect((await ask('/c/other', '198.51.100.2')).status).toBe(200)
  })

  it('of invented sessions count for their address only', async () => {
    await open({ running: 2, waiting: 8 }, few)
    gate.resolve()
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push((await ask(`/c/a-${at}`, flooder, `made-up-${at}`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})
