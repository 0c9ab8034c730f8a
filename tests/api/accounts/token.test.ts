import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyTimes, nameOfKey, timeOfKey } from '../../../api/platform/keys/key-ring.ts'
import { openKeys, rotateKeys } from '../../../api/platform/keys/keys.ts'
import { signToken, verifyToken, tokenLife } from '../../../api/accounts/sessions/access-token.ts'
import { databases } from '../fixtures/databases.ts'
import { makeClock, openShop, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const claims = { sid: 'a'.repeat(64), userId: 'u', customerId: 'c', site: 'se' }
const now = new Date('2026-11-20T11:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The machine's clock, which the tests of key rotation control. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const today = () => new Date()

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tc-token-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('refused tokens (reliability T2)', () => {
  const keys = openKeys(join(newFolder(), 'token.pem'))
  const { kid, sign } = keys.signing(now)
  const seconds = now.getTime() / 1000
  const good: JWTPayload = {
    ...claims,
    iss: 'tradecounter',
    aud: 'tradecounter-api',
    sub: 'u',
    jti: randomUUID(),
    iat: seconds,
    nbf: seconds,
    exp: seconds + 300,
  }
  const head: JWTHeaderParameters = { alg: 'EdDSA', typ: 'at+jwt', kid }
  const signed = (payload: JWTPayload, header: JWTHeaderParameters = head, key = sign): Promise<string> =>
    new SignJWT(payload).setProtectedHeader(header).sign(key)
  const read = (token: string) => verifyToken(keys, token, now)
  const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))

  it('do not include a token of the service itself', async () => {
    expect(await read(await signed(good))).toMatchObject(claims)
  })

  const other = generateKeyPairSync('ed25519')
  it.each([
    ['of an unknown key', { ...head, kid: 'someone-elses-key' }],
    ['of no named key', { alg: 'EdDSA', typ: 'at+jwt' }],
    ['that point to a key (jku)', { ...head, jku: 'https://evil.example/keys' }],
    ['that point to a certificate (x5u)', { ...head, x5u: 'https://evil.example/cert' }],
    ['that bring a certificate (x5c)', { ...head, x5c: ['MIIB'] }],
    ['of another type', { ...head, typ: 'JWT' }],
    ['with a word that we never say', { ...head, cty: 'json' }],
  ] as const)('%s', async (_, header) => {
    expect(await read(await signed(good, { ...header } as JWTHeaderParameters))).toBeNull()
  })

  it('have a key of their own (jwk) that signed them', async () => {
    const jwk = await exportJWK(other.publicKey)
    expect(await read(await signed(good, { ...head, jwk }, other.privateKey))).toBeNull()
    expect(await read(await signed(good, head, other.privateKey))).toBeNull()
  })

  it('have another algorithm, or none', async () => {
    const secret = keys.signing(now).verify.export({ type: 'spki', format: 'pem' })
    const hmac = await new SignJWT(good)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .sign(Buffer.from(secret))
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const es = await new SignJWT(good)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
      .sign(ec.privateKey)
    const none = `${part({ alg: 'none', typ: 'at+jwt', kid })}.${part(good)}.`
    for (const token of [hmac, es, none, `${none}AAAA`, '', 'a.b', 'a.b.c'])
      expect(await read(token)).toBeNull()
  })

  it.each([
    ['another audience', { aud: 'another-api' }],
    ['several audiences without ours', { aud: ['a', 'b'] }],
    ['another issuer', { iss: 'someone' }],
    ['a site that is none', { site: 'elsewhere' }],
    ['a user that is no text', { userId: 7 }],
    ['an end that has passed', { exp: seconds }],
    ['a beginning to come', { nbf: seconds + 1 }],
    ['a birth to come', { iat: seconds + 31 }],
  ])('with %s', async (_, wrong) => {
    expect(await read(await signed({ ...good, ...wrong }))).toBeNull()
  })

  it.each(['iss', 'aud', 'sub', 'sid', 'jti', 'iat', 'nbf', 'exp', 'userId', 'customerId', 'site'])(
    'without %s',
    async (name) => {
      expect(await read(await signed(without(name)))).toBeNull()
    },
  )

  it('have every claim and no other header', async () => {
    const { access_token: token } = await signToken(keys, claims, now)
    const body = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(good).toSorted())
    expect(JSON.stringify(body)).not.toContain('@')
  })
})

describe('clock differences (reliability T3)', () => {
  const keys = openKeys(join(newFolder(), 'token.pem'))
  it.each([
    [0, true],
    [25, true],
    [90, false],
    [3600, false],
    [86_400, false],
    [-25, true],
    [-90, true],
    [-3600, false],
    [-86_400, false],
  ])('accepts a token of a copy that is %i s ahead: %s', async (ahead, taken) => {
    const { access_token: token } = await signToken(keys, claims, at(ahead))
    expect((await verifyToken(keys, token, now)) !== null).toBe(taken)
  })

  it('expires a token on the second, without leeway', async () => {
    const { access_token: token } = await signToken(keys, claims, now)
    expect(await verifyToken(keys, token, at(tokenLife - 1))).not.toBeNull()
    expect(await verifyToken(keys, token, at(tokenLife))).toBeNull()
  })
})

describe('key rotation (reliability T6)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterEach(() => void vi.useRealTimers())

  it('publishes a key before it signs, and accepts the old one for twice the life of a token', async () => {
    const file = join(newFolder(), 'token.pem')
    const keys = openKeys(file)
    const old = keys.signing(today()).kid
    rotateKeys(file, today())
    pass(keyTimes.announceSeconds - 1)
    expect(keys.signing(today()).kid).toBe(old)
    pass(1)
    const { kid } = keys.signing(today())
    expect(kid).not.toBe(old)
    pass(keyTimes.overlapSeconds - 1)
    expect(keys.verifying(old, today())).not.toBeNull()
    pass(1)
    expect(keys.verifying(old, today())).toBeNull()
    expect(keys.verifying(kid, today())).not.toBeNull()
    expect(keyTimes.overlapSeconds).toBeGreaterThanOrEqual(2 * tokenLife)
    expect(keyTimes.announceSeconds).toBeGreaterThan(2 * keyTimes.rereadSeconds)
  })

  it('keeps anti-forgery tokens and the first file, and removes expired keys', () => {
    const folder = newFolder()
    const file = join(folder, 'token.pem')
    const { antiForgery } = openKeys(file)
    for (let n = 0; n < 3; n++) {
      rotateKeys(file, today())
      pass(2 * keyTimes.overlapSeconds)
    }
    expect(openKeys(file).antiForgery).toEqual(antiForgery)
    rotateKeys(file, today())
    const names = readdirSync(folder)
    expect(names).toContain('token.pem')
    expect(names).toHaveLength(3)
  })

  it('names key files by time, and ignores other files', () => {
    const name = nameOfKey('token.pem', now)
    expect(name).toBe('token-20261120T110000Z.pem')
    expect(timeOfKey('token.pem', name)).toBe(now.getTime())
    for (const other of [
      'token.pem',
      'token-old.pem',
      'host-secret',
      'token-20261320T110000Z.pem',
      `${name}.7`,
    ])
      expect(timeOfKey('token.pem', other)).toBeNull()
  })
})

describe.each(databases)('tokens in use on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  it('stay valid while keys rotate under load, on two copies of the service (T6)', async () => {
    const folder = newFolder()
    const clock = makeClock('2026-11-20T11:00:00.000Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const copies = [serve(shop.store, clock, folder), serve(shop.store, clock, folder)]
    const visitors = await Promise.all(
      ['buyer', 'other', 'idle'].map(async (user, n) => {
        const visitor = new Visitor((copies[n % 2] ?? shop).api)
        await visitor.signIn(user)
        return visitor
      }),
    )
    const kids = new Set<string>()
    let calls = 0
    for (let step = 0; step < 90; step++) {
      clock.pass(10)
      vi.setSystemTime(Date.now() + 10_000)
      if (step === 20 || step === 55) rotateKeys(join(folder, 'token-key.pem'), clock.now())
      await Promise.all(
        visitors.map(async (visitor, n) => {
          // Like the host: a token is used until a minute before its end.
          if ((step + n * 7) % 24 === 0) await visitor.adopt(visitor.session ?? '')
          const { kid } = JSON.parse(Buffer.from(visitor.bearer?.split('.')[0] ?? '', 'base64url').toString())
          kids.add(kid)
          for (const copy of copies) {
            const answer = await copy.api.fetch(
              new Request('http://api.internal/api/user/current', {
                headers: { Authorization: `Bearer ${visitor.bearer}`, 'X-Site': 'se' },
              }),
            )
            calls += 1
            expect(answer.status).toBe(200)
          }
        }),
      )
    }
    vi.useRealTimers()
    expect(calls).toBe(540)
    expect(kids.size).toBe(3)
    for (const copy of copies) await copy.close()
  })

  it('are invalid on every copy as soon as their session ends (T5)', async () => {
    const folder = newFolder()
    const copies = [serve(shop.store, shop.clock, folder), serve(shop.store, shop.clock, folder)]
    const [here, there] = copies
    const visitor = new Visitor((here ?? shop).api)
    const status = async (bearer: string | null): Promise<number | undefined> =>
      (
        await there?.api.fetch(
          new Request('http://api.internal/api/user/current', {
            headers: { Authorization: `Bearer ${bearer}` },
          }),
        )
      )?.status
    for (const change of ['/api/user/changecustomer', '/api/user/logout']) {
      await visitor.signIn('buyer')
      const { bearer } = visitor
      expect(await status(bearer)).toBe(200)
      await visitor.post(change, { user: 'b' })
      expect(await status(bearer)).toBe(401)
    }
    for (const copy of copies) await copy.close()
  })
})
