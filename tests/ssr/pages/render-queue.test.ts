import { afterEach, describe, expect, it } from 'vitest'
import { createRenderQueue, QueueFullError } from '../../../ssr/server/pages/render-queue.ts'
import { type Answer, type OpenHost, openHost, session, standInTemplates } from '../stand-ins.ts'

/** A gate that is open until it is closed. */
class Gate {
  #closed = Promise.withResolvers<void>()
  constructor() {
    this.open()
  }
  passed = (): Promise<void> => this.#closed.promise
  close = (): void => {
    this.#closed = Promise.withResolvers()
  }
  open = (): void => this.#closed.resolve()
}

const gate = new Gate()
let host: OpenHost
afterEach(async () => {
  gate.open()
  await host.close()
})

/** A host on which pages are rendered only while the gate is open. */
async function openSlowHost(waiting: number, freshFor = 60_000): Promise<{ making: () => number }> {
  let making = 0
  const { templates } = standInTemplates()
  host = await openHost({
    renderLimits: { running: 2, waiting },
    freshFor: { pages: freshFor, answers: 0 },
    templates: async () => {
      const template = await templates()
      return {
        ...template,
        answer: async (request) => {
          making += 1
          await gate.passed()
          return template.answer(request).finally(() => (making -= 1))
        },
      }
    },
  })
  return { making: () => making }
}

describe('more pages at once than can be rendered (reliability 4.4)', () => {
  it('wait in a queue, and get 503 with Retry-After if the wait would be too long', async () => {
    const { making } = await openSlowHost(3)
    gate.close()
    const answered: Answer[] = []
    const asked = Array.from({ length: 9 }, async (_, at) => {
      answered.push(await host.ask(`/c/valves-${at}`))
    })
    await expect.poll(() => answered.length).toBe(4)
    expect(making()).toBe(2)
    for (const { status, headers } of answered)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '1', 'no-store'])
    gate.open()
    await Promise.all(asked)
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await host.ask('/c/valves-8')).status).toBe(200)
  })

  it('send visitors the stale page, and never a customer', async () => {
    const { making } = await openSlowHost(0, 20)
    expect((await host.ask('/c/valves')).status).toBe(200)
    await new Promise((done) => setTimeout(done, 50))
    gate.close()
    const asked = [host.ask('/c/pipe'), host.ask('/c/tools')]
    // Both have their place before a third page is asked for, which would otherwise take one and wait for the gate.
    await expect.poll(making).toBe(2)
    expect((await host.ask('/c/taps')).status).toBe(503)
    const old = await host.ask('/c/valves')
    expect([old.status, old.text.includes('nobody')]).toEqual([200, true])
    const customer = await host.ask('/c/valves', { headers: { cookie: `sid=${session('anna')}` } })
    expect(customer.status).toBe(503)
    expect(customer.text).not.toContain('nobody')
    gate.open()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('the render queue', () => {
  it('frees its slot when a page fails, first in first out', async () => {
    await openSlowHost(0)
    const inTurn = createRenderQueue({ running: 1, waiting: 2 })
    const done: string[] = []
    const first = inTurn(() => Promise.reject(new Error('failed')))
    const second = inTurn(async () => void done.push('second'))
    const third = inTurn(async () => void done.push('third'))
    await expect(inTurn(async () => 1)).rejects.toBeInstanceOf(QueueFullError)
    await expect(first).rejects.toThrow('failed')
    await Promise.all([second, third])
    expect(done).toEqual(['second', 'third'])
    expect(await inTurn(async () => 'free')).toBe('free')
  })
})
