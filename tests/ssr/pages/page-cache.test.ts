import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { readBare } from '../../../ssr/server/pages/page-cache/lookup.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let host: OpenHost
beforeEach(async () => {
  host = await openHost()
})
afterEach(() => host.close())

const withoutChanging = ({ text }: { text: string }): string =>
  text.replace(/csp-nonce" content="[\w-]{22}"/u, '')

/** Headers by name, without what is another each time. */
function lasting(headers: Record<string, unknown>): Record<string, unknown> {
  const { date: _date, 'x-request-id': _id, 'content-security-policy': policy, ...rest } = headers
  return { ...rest, policy: String(policy).replaceAll(/nonce-[\w-]{22}/gu, 'nonce') }
}

describe('a page that lies ready', () => {
  it('is sent with the same headers and text as when it was made, but for nonce and request id', async () => {
    const made = await host.ask('/search')
    const ready = await host.ask('/search')
    expect(host.rendered).toEqual(['search'])
    expect(lasting(ready.headers)).toEqual(lasting(made.headers))
    expect(withoutChanging(ready)).toBe(withoutChanging(made))
    expect(ready.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
  })

  it.each(['br', 'gzip'])('is sent in %s with the same headers, too', async (coding) => {
    const headers = { 'accept-encoding': coding }
    const made = await host.ask('/search', { headers })
    const ready = await host.ask('/search', { headers })
    const { 'content-length': _made, ...before } = lasting(made.headers)
    const { 'content-length': length, ...after } = lasting(ready.headers)
    expect(after).toEqual(before)
    expect(Number(length)).toBe(ready.body.length)
  })

  it('has no body for HEAD, and the length of the page', async () => {
    const { body } = await host.ask('/search')
    const head = await host.ask('/search', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    expect(Number(head.headers['content-length'])).toBe(body.length)
  })

  it('is written down like any other, with site, path and the mark that it came with', async () => {
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

  it('is not sent to somebody with a session or a switch, whatever other cookies may say', async () => {
    await host.ask('/search')
    const own = await host.ask('/search', { headers: { cookie: `sid=${session('anna')}` } })
    expect(own.text).toContain('Anna')
    const switched = await host.ask('/search', { headers: { cookie: 'featureToggle_newMenu=true' } })
    expect(switched.status).toBe(200)
    expect(host.rendered).toHaveLength(3)
    expect((await host.ask('/search', { headers: { cookie: 'consent=1; theme=a' } })).text).toContain(
      'nobody',
    )
    expect(host.rendered).toHaveLength(3)
  })

  it('is not sent any more when the host stops', async () => {
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

describe('reading a request (reliability H1)', () => {
  it('finds the host wherever it stands, and refuses two', () => {
    fc.assert(
      fc.property(mixed([field('host')]), (fields) => {
        const named = fields.find(([name]) => name?.toLowerCase() === 'host')?.[1]
        expect(readBare(fields.flat(), true)?.host).toBe(named)
      }),
    )
    fc.assert(
      fc.property(mixed([field('host'), field('host')]), (fields) => {
        expect(readBare(fields.flat(), true)).toBeNull()
      }),
    )
  })

  it.each([
    ['a session', ['Host', 'a', 'Cookie', 'x=1; sid=y']],
    ['a session under its secure name', ['Host', 'a', 'cookie', '__Host-Http-sid=y']],
    ['a switch', ['Host', 'a', 'Cookie', 'featureToggle_newMenu=true']],
    ['no host', ['Accept', '*/*']],
    ['two codings', ['Host', 'a', 'Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
    ['very many fields', ['Host', 'a', ...Array.from({ length: 51 }, () => ['x', '1']).flat()]],
  ])('leaves %s to a closer look', (_, fields) => {
    expect(readBare(fields, true)).toBeNull()
  })

  it('believes nobody on a developer’s machine what protocol was spoken, and need not elsewhere', () => {
    const fields = ['Host', 'a', 'X-Forwarded-Proto', 'https']
    expect(readBare(fields, true)).toBeNull()
    expect(readBare(fields, false)).toMatchObject({ host: 'a' })
  })
})
