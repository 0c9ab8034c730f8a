import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isAntiForgeryToken, createAntiForgeryToken } from '../../../api/platform/http/anti-forgery.ts'
import { openKeys } from '../../../api/platform/keys/keys.ts'
import { signToken, verifyToken } from '../../../api/accounts/sessions/access-token.ts'

const folder = mkdtempSync(join(tmpdir(), 'tc-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const claims = { sid: 'a'.repeat(64), userId: 'u', customerId: 'c', site: 'se' }
const now = new Date('2026-11-20T11:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('the keys of an installation', () => {
  const file = join(folder, 'data', 'token-key.pem')

  it('are made once, readable by their owner only, and are the same for every copy', async () => {
    const first = openKeys(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const second = openKeys(file)
    const { access_token: token } = await signToken(first, claims, now)
    expect(await verifyToken(second, token, now)).toMatchObject(claims)
    expect(second.antiForgery.equals(first.antiForgery)).toBe(true)
  })

  it('must be an Ed25519 key', () => {
    const wrong = join(folder, 'wrong.pem')
    writeFileSync(wrong, 'no key')
    expect(() => openKeys(wrong)).toThrow()
  })
})

describe('access tokens', () => {
  const keys = openKeys(join(folder, 'one.pem'))
  const others = openKeys(join(folder, 'two.pem'))

  it('live 300 seconds, and are valid 30 seconds before that (ACC-5)', async () => {
    const answer = await signToken(keys, claims, now)
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 300 })
    for (const seconds of [-30, 0, 299])
      expect(await verifyToken(keys, answer.access_token, at(seconds))).not.toBeNull()
    for (const seconds of [-31, 300, 3600])
      expect(await verifyToken(keys, answer.access_token, at(seconds))).toBeNull()
  })

  it('are verified once, and their times at every call', async () => {
    const checks = vi.spyOn(crypto.subtle, 'verify')
    const { access_token: token } = await signToken(keys, claims, now)
    for (const seconds of [0, 1, 299])
      expect(await verifyToken(keys, token, at(seconds))).toMatchObject(claims)
    for (const seconds of [-31, 300]) expect(await verifyToken(keys, token, at(seconds))).toBeNull()
    expect(checks).toHaveBeenCalledTimes(1)
    // A token of one installation is invalid in another.
    expect(await verifyToken(others, token, now)).toBeNull()
    checks.mockRestore()
  })

  it('hold exp, userId and customerId, of type at+jwt', async () => {
    const { access_token: token } = await signToken(keys, claims, now)
    const [head = '', body = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(head)).toEqual({
      alg: 'EdDSA',
      typ: 'at+jwt',
      kid: expect.stringMatching(/^[\w-]{16}$/u),
    })
    expect(JSON.parse(body)).toMatchObject({
      ...claims,
      exp: now.getTime() / 1000 + 300,
      aud: 'tradecounter-api',
    })
  })

  it('of another installation or with any changed letter are refused', async () => {
    const { access_token: token } = await signToken(keys, claims, now)
    expect(await verifyToken(others, token, now)).toBeNull()
    // One that was accepted before: no other is accepted for it.
    expect(await verifyToken(keys, token, now)).not.toBeNull()
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom('A', 'b', '0', '-', '.'),
        async (place, letter) => {
          fc.pre(token[place] !== letter)
          const changed = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`
          // The last letter of a signature has unused bits: different letters may be the same bytes.
          fc.pre(place !== token.length - 1)
          expect(await verifyToken(keys, changed, now)).toBeNull()
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('anti-forgery values', () => {
  const { antiForgery } = openKeys(join(folder, 'one.pem'))

  it('are valid for one session, and never the same twice', () => {
    const value = createAntiForgeryToken(antiForgery, 'session-a')
    expect(value).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{32}$/u)
    expect(isAntiForgeryToken(antiForgery, 'session-a', value)).toBe(true)
    expect(isAntiForgeryToken(antiForgery, 'session-b', value)).toBe(false)
    expect(createAntiForgeryToken(antiForgery, 'session-a')).not.toBe(value)
  })

  it('are refused in any other form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(isAntiForgeryToken(antiForgery, 'session-a', value)).toBe(false)
      }),
    )
  })
})
