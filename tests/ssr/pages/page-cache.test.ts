import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { readAnonymousRequest } from '../../../ssr/server/pages/page-cache/lookup.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let host: OpenHost
beforeEach(async () => {
  host = await openHost()
})
afterEach(() => host.close())

/** Headers by name, without those that differ with each answer. */
function stableHeaders(headers: Record<string, unknown>): Record<string, unknown> {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return rest
}

describe('a cached page', () => {
  it('has the headers and body of the rendered page, but for the request id', async () => {
    const made = await host.ask('/search')
    const ready = await host.ask('/search')
    expect(host.rendered).toEqual(['search'])
    expect(stableHeaders(ready.headers)).toEqual(stableHeaders(made.headers))
    expect(ready.body.equals(made.body)).toBe(true)
    expect(ready.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
  })

  it.each(['br', 'gzip'])('has the headers of the rendered page in %s', async (coding) => {
    const headers = { 'accept-encoding': coding }
    const made = await host.ask('/search', { headers })
    const ready = await host.ask('/search', { headers })
    const { 'content-length': _made, ...before } = stableHeaders(made.headers)
    const { 'content-length': length, ...after } = stableHeaders(ready.headers)
    expect(after).toEqual(before)
    expect(Number(length)).toBe(ready.body.length)
  })

  it('has no body in the answer to HEAD, and the length of the page', async () => {
    const { body } = await host.ask('/search')
    const head = await host.ask('/search', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    expect(Number(head.headers['content-length'])).toBe(body.length)
  })

  it('is logged with site, path and trace id', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    await host.ask('/search')
    host.logged.length = 0
    const { headers } = await host.ask('/search?a=1', { headers: { traceparent } })
    const again = await host.ask('/search?a=1', { headers: { traceparent } })
    await expect.poll(() => host.logged.length).toBe(2)
    const lines = host.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const [at, answer] of [headers, again.headers].entries())
      expect(lines[at]).toMatchObject({
        requestId: answer['x-request-id'],
        traceId: 'a'.repeat(32),
        site: 'se',
        method: 'GET',
        path: '/search',
        status: 200,
      })
  })

  it('is not sent to a request with a session or a feature toggle, and is sent with any other cookie', async () => {
    await host.ask('/search')
    const own = await host.ask('/search', { headers: { cookie: `sid=${session('anna')}` } })
    expect(own.text).toContain('Anna')
    const toggled = await host.ask('/search', { headers: { cookie: 'featureToggle_newMenu=true' } })
    expect(toggled.status).toBe(200)
    expect(host.rendered).toHaveLength(3)
    expect((await host.ask('/search', { headers: { cookie: 'consent=1; theme=a' } })).text).toContain(
      'nobody',
    )
    expect(host.rendered).toHaveLength(3)
  })

  it('is not sent while the host stops', async () => {
    await host.ask('/search')
    host.health.stop()
    expect((await host.ask('/search')).headers.connection).toBe('close')
  })
})

const field = (name: string) =>
  fc.mixedCase(fc.constant(name)).chain((written) => fc.string().map((value) => [written, value]))
const others = fc.array(
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 16 }), fc.string())
    .filter(
      ([name]) =>
        !['host', 'cookie', 'accept-encoding', 'traceparent', 'x-forwarded-proto'].includes(
          name.toLowerCase(),
        ),
    ),
  { maxLength: 10 },
)
const mixed = (fields: fc.Arbitrary<string[]>[]) =>
  fc
    .tuple(others, ...fields)
    .chain(([rest, ...own]) =>
      fc.shuffledSubarray([...rest, ...own], { minLength: rest.length + own.length }),
    )

describe('readAnonymousRequest (reliability H1)', () => {
  it('finds the host among other fields, and returns null for two hosts', () => {
    fc.assert(
      fc.property(mixed([field('host')]), (fields) => {
        const named = fields.find(([name]) => name?.toLowerCase() === 'host')?.[1]
        expect(readAnonymousRequest(fields.flat(), true)?.host).toBe(named)
      }),
    )
    fc.assert(
      fc.property(mixed([field('host'), field('host')]), (fields) => {
        expect(readAnonymousRequest(fields.flat(), true)).toBeNull()
      }),
    )
  })

  it.each([
    ['a session', ['Host', 'a', 'Cookie', 'x=1; sid=y']],
    ['a session under its secure name', ['Host', 'a', 'cookie', '__Host-Http-sid=y']],
    ['a feature toggle', ['Host', 'a', 'Cookie', 'featureToggle_newMenu=true']],
    ['no host', ['Accept', '*/*']],
    ['two codings', ['Host', 'a', 'Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
    ['very many fields', ['Host', 'a', ...Array.from({ length: 51 }, () => ['x', '1']).flat()]],
  ])('returns null for %s', (_, fields) => {
    expect(readAnonymousRequest(fields, true)).toBeNull()
  })

  it('returns null for a claimed protocol on a developer’s machine only', () => {
    const fields = ['Host', 'a', 'X-Forwarded-Proto', 'https']
    expect(readAnonymousRequest(fields, true)).toBeNull()
    expect(readAnonymousRequest(fields, false)).toMatchObject({ host: 'a' })
  })
})
