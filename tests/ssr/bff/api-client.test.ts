import { afterEach, expect, it, vi } from 'vitest'
import { type ApiCaller, createApiClient } from '../../../ssr/server/bff/api-client.ts'
import type { Api } from '../../../ssr/server/bff/api-service.ts'

const visitor: ApiCaller = {
  site: 'se',
  brand: 'tradecounter',
  locale: 'sv-SE',
  bearer: null,
  requestId: 'r',
  traceparent: 't',
}
const customer: ApiCaller = { ...visitor, bearer: 'token' }

/** A service with the current result of `answer`, or unavailable. */
function service() {
  const stand = { answer: null as Response | null, asked: 0 }
  const api: Api = {
    fetch: () => {
      stand.asked += 1
      return stand.answer === null ? Promise.reject(new Error('away')) : Promise.resolve(stand.answer.clone())
    },
    ready: async () => true,
    close: async () => {},
  }
  return { stand, api }
}

afterEach(() => {
  vi.useRealTimers()
})

it('uses the last good answer for a day while the service fails, and retries each second (SHELL-10)', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const { stand, api } = service()
  const asking = createApiClient(api, 30_000)
  const ask = async (asker = visitor) => await asking.ask('/api/site/settings', asker)
  stand.answer = Response.json(1)
  expect(await ask()).toMatchObject({ status: 200, json: 1 })
  expect((await ask(customer)).status).toBe(200)

  stand.answer = null
  vi.advanceTimersByTime(31_000)
  stand.asked = 0
  for (let times = 0; times < 5; times += 1) expect(await ask()).toMatchObject({ status: 200, json: 1 })
  expect(stand.asked).toBe(1)
  // A customer's answer is never cached, so there is no fallback.
  expect((await ask(customer)).status).toBe(503)
  expect((await asking.ask('/api/search', visitor)).status).toBe(503)

  vi.advanceTimersByTime(1100)
  stand.answer = Response.json({}, { status: 500 })
  expect(await ask()).toMatchObject({ status: 200, json: 1 })
  vi.advanceTimersByTime(1100)
  stand.answer = Response.json(2)
  expect(await ask()).toMatchObject({ status: 200, json: 2 })

  vi.advanceTimersByTime(31_000)
  stand.answer = Response.json({}, { status: 404 })
  expect((await ask()).status).toBe(404)
  stand.answer = null
  vi.advanceTimersByTime(86_400_000)
  expect((await ask()).status).toBe(503)
})
