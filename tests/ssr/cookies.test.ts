import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieNames, readSession, sessionCookies } from '../../ssr/server/cookies.ts'
import { type OpenHost, openHost, session } from './stand-ins.ts'

let host: OpenHost
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

it('ties the session to https by its name, and hides it from scripts', () => {
  expect(sessionCookies(session('anna'), cookieNames(true))).toEqual([
    `__Host-Http-sid=${session('anna')}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    expect.stringMatching(/^__Host-Http-w=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/u),
  ])
})

it('reads only a single well-formed session', () => {
  const names = cookieNames(false)
  expect(readSession(`a=b; sid=${session('anna')}`, names)).toBe(session('anna'))
  expect(readSession(`sid=${session('anna')}; sid=${session('visitor')}`, names)).toBeNull()
  expect(readSession(`__Host-Http-sid=${session('anna')}`, names)).toBeNull()
})

const tampered = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('a', '=', ';', '"', '%', '\u0080', ' '), maxLength: 8000, size: 'max' }),
  fc.nat(42).map((length) => session('anna').slice(0, length)),
  fc
    .tuple(fc.nat(42), fc.constantFrom('A', '_', '.', 'é'))
    .map(([at, character]) => session('anna').slice(0, at) + character + session('anna').slice(at + 1)),
  fc.constant(`${session('anna')}; sid=${session('visitor')}`),
)

it('takes any tampered cookie for no session, and never fails (reliability S9)', async () => {
  await fc.assert(
    fc.asyncProperty(tampered, async (value) => {
      const cookie = `sid=${Buffer.from(value)
        .toString('latin1')
        .replaceAll(/[\r\n\0]/gu, '')}`
      if (value === session('anna') || cookie.length > 8100) return
      const answer = await host
        .ask('/', { headers: ['Host', `localhost:${host.port}`, 'Cookie', cookie] })
        .catch(() => null)
      // Null: Node's own client refuses to send it, or the parser has closed the connection.
      if (answer === null) return
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(answer.text).toContain('nobody')
    }),
    { numRuns: 400 },
  )
})
