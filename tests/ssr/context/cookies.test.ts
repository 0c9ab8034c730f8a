import { connect } from 'node:net'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  applicationCookie,
  cookieNames,
  deviceCookie,
  readApplicationKey,
  readSession,
  sessionCookies,
} from '../../../ssr/server/context/cookies.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let host: OpenHost
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

it('uses the __Host-Http- prefix and HttpOnly', () => {
  expect(sessionCookies(session('anna'), cookieNames(true))).toEqual([
    `__Host-Http-sid=${session('anna')}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    expect.stringMatching(/^__Host-Http-w=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/u),
  ])
})

it('keeps the key of an application for 90 days, also when an identity provider sends the browser back', () => {
  const names = cookieNames(true)
  expect(applicationCookie(session('anna'), names)).toBe(
    `__Host-Http-app=${session('anna')}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(applicationCookie('', names)).toContain('__Host-Http-app=; Max-Age=0;')
  expect(readApplicationKey(`__Host-Http-app=${session('anna')}`, names)).toBe(session('anna'))
  expect(readApplicationKey('__Host-Http-app=x', names)).toBeNull()
})

it('reads only a single well-formed session id', () => {
  const names = cookieNames(false)
  expect(readSession(`a=b; sid=${session('anna')}`, names)).toBe(session('anna'))
  expect(readSession(`sid=${session('anna')}; sid=${session('visitor')}`, names)).toBeNull()
  expect(readSession(`__Host-Http-sid=${session('anna')}`, names)).toBeNull()
})

const id = session('anna')
const flip = (at: number, bit: number): string => {
  const bytes = Buffer.from(id, 'latin1')
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
  return bytes.toString('latin1')
}

/** Values that a header may contain; Node refuses the others before the host. */
const tampered = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('a', '=', ';', '"', '%', '\u0080', ' '),
      maxLength: 8000,
      size: 'max',
    }),
    fc.nat(42).map((length) => id.slice(0, length)),
    fc.tuple(fc.nat(42), fc.nat(7)).map(([at, bit]) => flip(at, bit)),
    fc
      .tuple(fc.nat(42), fc.constantFrom('A', '_', '.', '%41', 'é'))
      .map(([at, character]) => id.slice(0, at) + character + id.slice(at + 1)),
    fc.constantFrom(
      `${id}; sid=${session('visitor')}`,
      `${id}; sid=${id}`,
      `${id}x`,
      `"${id}"`,
      `x; sid=`,
      'x'.repeat(8000),
    ),
  )
  // oxlint-disable-next-line no-control-regex -- control characters cannot be sent
  .map((value) => value.replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]|[^\u0000-\u00ff]/gu, ''))
  .filter((value) => readSession(`sid=${value}`, cookieNames(false)) !== id)

/** Sends many requests over one connection; returns all responses. */
const askAll = (cookies: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(host.port, 'localhost')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', fail)
    socket.on('close', () => done(Buffer.concat(chunks).toString('latin1')))
    for (const [n, cookie] of cookies.entries()) {
      const last = n === cookies.length - 1 ? 'Connection: close\r\n' : ''
      const head = `GET /api/user/current HTTP/1.1\r\nHost: localhost:${host.port}\r\n${last}Cookie: sid=${cookie}\r\n\r\n`
      socket.write(Buffer.from(head, 'latin1'))
    }
  })

it('treats 10,000 tampered cookies as no session and never throws (reliability S9)', async () => {
  const atOnce = 50
  let asked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(tampered, { minLength: atOnce, maxLength: atOnce }), async (cookies) => {
      const answers = await askAll(cookies)
      const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => status)
      asked += statuses.length
      expect(statuses).toEqual(cookies.map(() => '200'))
      expect(answers).not.toContain('Anna')
    }),
    { numRuns: 10_000 / atOnce },
  )
  expect(asked).toBeGreaterThanOrEqual(10_000)
  expect(await askAll([id])).toContain('Anna')
})

it.each(['\0', '\u0001', '\r', '\u007f', '\n', '\u001b[31m'])(
  'does not throw for a control character: %j',
  async (character) => {
    for (const at of [0, 20, 43]) {
      const answer = await askAll([id.slice(0, at) + character + id.slice(at)])
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400)/u)
      expect(answer).not.toContain('Anna')
    }
  },
)

it('sets cookies far below the limits of browsers and Node (reliability S4)', () => {
  const names = cookieNames(true)
  const lines = [...sessionCookies(id, names), deviceCookie(id, names)]
  for (const line of lines) expect((line.split(';')[0] ?? '').length).toBeLessThan(4096)
  expect(lines.join('').length).toBeLessThan(8192)
})
