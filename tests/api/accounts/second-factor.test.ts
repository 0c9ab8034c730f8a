import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLink } from '../../../api/accounts/passwords/one-time-links-store.ts'
import { requireSecondFactor } from '../../../api/accounts/second-factor/store.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { createAuthenticator } from '../fixtures/authenticator.ts'
import { databases } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/** The origin of the se site of a test service. */
const origin = 'http://local.se.localhost:3000'

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user/current')).body !== null
const prove = async (visitor: Visitor, proof: object) =>
  (await visitor.post('/api/user/secondfactor', proof)).body.success
const addPasskey = async (visitor: Visitor, at = origin) => {
  const authenticator = createAuthenticator(at)
  const { options } = (await visitor.post('/api/user/passkeys/begin')).body
  const answer = await visitor.post('/api/user/passkeys/add', {
    name: 'Mobil',
    passkey: authenticator.create(options),
  })
  return { authenticator, answer }
}
const challenge = async (visitor: Visitor, use: 'login' | 'factor') =>
  (await visitor.post('/api/user/passkey/challenge', { use })).body.options
/** Signs in with a passkey alone. */
const loginByPasskey = async (visitor: Visitor, proof: object) =>
  (await visitor.post('/api/user/passkey/login', { passkey: proof })).body.success

describe.each(databases)('second factors, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  beforeEach(async () => {
    const { db } = shop.store
    for (const table of ['totpFactors', 'recoveryCodes', 'passkeys', 'loginAttempts', 'signInSteps'] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable('customers').set({ secondFactorRequired: 0 }).execute()
    shop.clock.pass(60)
  })

  const signIn = async (user: string): Promise<{ visitor: Visitor; success: string }> => {
    const visitor = new Visitor(shop.api)
    const { body } = await visitor.signIn(user)
    return { visitor, success: body.success }
  }
  /** Lets time pass; the access token is renewed as by the host. */
  const wait = async (visitor: Visitor, seconds: number): Promise<void> => {
    shop.clock.pass(seconds)
    await visitor.adopt(visitor.session ?? '')
  }
  /** The code of an app whose clock is ahead by some seconds. */
  const codeOf = (secret: string, ahead = 0): string =>
    generateSync({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1000) + ahead })

  const enableTotp = async (visitor: Visitor) => {
    const { secret } = (await visitor.post('/api/user/totp/begin')).body
    const { body } = await visitor.post('/api/user/totp/enable', { code: codeOf(secret) })
    shop.clock.pass(60)
    return { secret, recoveryCodes: body.recoveryCodes as string[] } // checked against the contract
  }

  it('signs in with password and a code of the app, and not with the password alone (ACC-11)', async () => {
    const first = await signIn('buyer')
    const { secret, recoveryCodes } = await enableTotp(first.visitor)
    expect(new Set(recoveryCodes).size).toBe(10)
    const rows = await shop.store.db.selectFrom('totpFactors').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { visitor, success } = await signIn('buyer')
    expect(success).toBe('factor')
    expect(await isSignedIn(visitor)).toBe(false)
    expect((await visitor.get('/api/user/signinstep')).body).toEqual({
      step: 'factor',
      methods: { totp: true, passkey: false, recovery: true },
    })
    expect(await prove(visitor, { method: 'totp', code: '000000' })).toBe('false')
    expect(await prove(new Visitor(shop.api), { method: 'totp', code: codeOf(secret) })).toBe('false')
    expect(await prove(visitor, { method: 'totp', code: codeOf(secret) })).toBe('true')
    expect(await isSignedIn(visitor)).toBe(true)
    const subjects = (await mailsTo(shop, 'buyer@example.test')).map(({ subject }) => subject)
    expect(subjects).toContain('Tvåstegsinloggning hos Tradecounter har lagts till')
  })

  it('accepts a code of one step before or after, none of two, and none twice', async () => {
    const { secret } = await enableTotp((await signIn('buyer')).visitor)
    const waiting = async () => (await signIn('buyer')).visitor
    expect(await prove(await waiting(), { method: 'totp', code: codeOf(secret, -65) })).toBe('false')
    expect(await prove(await waiting(), { method: 'totp', code: codeOf(secret, 65) })).toBe('false')
    expect(await prove(await waiting(), { method: 'totp', code: codeOf(secret, -30) })).toBe('true')
    const ahead = codeOf(secret, 30)
    const both = await Promise.all(
      [await waiting(), await waiting()].map((visitor) => prove(visitor, { method: 'totp', code: ahead })),
    )
    expect(both.toSorted()).toEqual(['false', 'true'])
    expect(await prove(await waiting(), { method: 'totp', code: ahead })).toBe('false')
    // Nor an earlier one after that.
    expect(await prove(await waiting(), { method: 'totp', code: codeOf(secret) })).toBe('false')
  })

  it('accepts a recovery code once, however it is written, and tells the user (ACC-11)', async () => {
    const { recoveryCodes } = await enableTotp((await signIn('other')).visitor)
    const [code = ''] = recoveryCodes
    const written = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const tries = [await signIn('other'), await signIn('other')]
    const results = await Promise.all(
      tries.map(({ visitor }) => prove(visitor, { method: 'recovery', code: written })),
    )
    expect(results.toSorted()).toEqual(['false', 'true'])
    expect(
      await prove((await signIn('shy')).visitor, { method: 'recovery', code: recoveryCodes[1] ?? '' }),
    ).toBe('false')
    const subjects = (await mailsTo(shop, 'other@example.test')).map(({ subject }) => subject)
    expect(subjects).toContain('En återställningskod har använts hos Tradecounter')
    const stored = await shop.store.db.selectFrom('recoveryCodes').selectAll().execute()
    for (const each of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(each)
  })

  it('locks the second factor after ten wrong codes, for the right one too', async () => {
    const { secret } = await enableTotp((await signIn('buyer')).visitor)
    const { visitor } = await signIn('buyer')
    const results = await Promise.all(
      Array.from({ length: 14 }, (_, n) => prove(visitor, { method: 'totp', code: `00000${n % 10}` })),
    )
    expect(results.filter((result) => result === 'false')).toHaveLength(10)
    expect(await prove(visitor, { method: 'totp', code: codeOf(secret) })).toBe('locked')
    shop.clock.pass(901)
    const later = await signIn('buyer')
    expect(await prove(later.visitor, { method: 'totp', code: codeOf(secret) })).toBe('true')
  })

  it('waits ten minutes for the second factor', async () => {
    const { secret } = await enableTotp((await signIn('buyer')).visitor)
    const { visitor } = await signIn('buyer')
    await wait(visitor, 601)
    expect(await prove(visitor, { method: 'totp', code: codeOf(secret) })).toBe('false')
    expect((await visitor.get('/api/user/signinstep')).body.step).toBe('none')
  })

  it('signs in with a passkey alone, or as second factor (ACC-11)', async () => {
    const { authenticator, answer } = await addPasskey((await signIn('buyer')).visitor)
    expect(answer.status).toBe(200)
    const alone = new Visitor(shop.api)
    const passkey = authenticator.get(await challenge(alone, 'login'))
    expect(await loginByPasskey(alone, passkey)).toBe('true')
    expect(await isSignedIn(alone)).toBe(true)
    const { visitor, success } = await signIn('buyer')
    expect(success).toBe('factor')
    const second = authenticator.get(await challenge(visitor, 'factor'), { userVerified: false })
    expect(await prove(visitor, { method: 'passkey', passkey: second })).toBe('true')
  })

  it('refuses passkeys that are replayed, cloned, unverified, unknown or of another origin', async () => {
    const { authenticator } = await addPasskey((await signIn('buyer')).visitor)
    const visitor = new Visitor(shop.api)
    const login = (proof: object) => loginByPasskey(visitor, proof)
    const get = async (behaviour?: Parameters<typeof authenticator.get>[1]) =>
      authenticator.get(await challenge(visitor, 'login'), behaviour)
    expect(await login(await get({ counter: 7, userVerified: false }))).toBe('false')
    expect(await login(await get({ counter: 7, origin: 'http://local.se.localhost.evil.example' }))).toBe(
      'false',
    )
    expect(await login(createAuthenticator(origin).get(await challenge(visitor, 'login')))).toBe('false')
    expect(await login({ ...(await get({ counter: 7 })), id: 'eA', rawId: 'eA' })).toBe('false')
    const used = await get({ counter: 7 })
    expect(await login(used)).toBe('true')
    expect(await login(used)).toBe('false')
    expect(await login(await get({ counter: 7 }))).toBe('false')
    expect(JSON.stringify(shop.logged)).toContain('passkey_counter')
    expect(await login(await get({ counter: 8 }))).toBe('true')
    const late = await get({ counter: 9 })
    await wait(visitor, 301)
    expect(await login(late)).toBe('false')
    const twice = await get({ counter: 10 })
    const results = await Promise.all([login(twice), login(twice)])
    // The other one gets 401 if the first has replaced their session already.
    expect(results.filter((result) => result === 'true')).toHaveLength(1)
  })

  it('refuses a passkey of another site, of another user, and of a blocked user', async () => {
    const buyer = await signIn('buyer')
    expect((await addPasskey(buyer.visitor, 'http://local.no.localhost:3000')).answer).toMatchObject({
      status: 400,
      body: { code: 'wrongPasskey', field: 'passkey' },
    })
    const { authenticator } = await addPasskey(buyer.visitor)
    await addPasskey((await signIn('other')).visitor)
    const { visitor } = await signIn('other')
    const foreign = authenticator.get(await challenge(visitor, 'factor'))
    expect(await prove(visitor, { method: 'passkey', passkey: foreign })).toBe('false')
    await shop.store.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'buyer').execute()
    const alone = new Visitor(shop.api)
    const passkey = authenticator.get(await challenge(alone, 'login'))
    expect((await alone.post('/api/user/passkey/login', { passkey })).body.success).toBe('false')
    await shop.store.db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'buyer').execute()
  })

  it('leads a user to set a factor up at sign-in when a company requires it (ACC-11)', async () => {
    const before = await signIn('other')
    const { db } = shop.store
    await db
      .transaction()
      .execute((trx) => requireSecondFactor(trx, { customerId: 'c', required: true }, shop.clock.now()))
    expect((await before.visitor.get('/api/user/security')).status).toBe(401)
    const { visitor, success } = await signIn('other')
    expect(success).toBe('setup')
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await prove(visitor, { method: 'totp', code: '000000' })).toBe('false')
    const { secret } = await enableTotp(visitor)
    expect(await isSignedIn(visitor)).toBe(true)
    const again = await signIn('other')
    expect(again.success).toBe('factor')
    expect(await prove(again.visitor, { method: 'totp', code: codeOf(secret) })).toBe('true')
    expect(await again.visitor.post('/api/user/totp/remove')).toMatchObject({
      status: 409,
      body: { code: 'factorRequired' },
    })
    expect((await again.visitor.get('/api/user/security')).body).toMatchObject({
      totp: true,
      secondFactorRequired: true,
    })
  })

  it('refuses a switch to a customer that requires a factor from a session without one', async () => {
    const { visitor } = await signIn('buyer')
    await shop.store.db
      .updateTable('customers')
      .set({ secondFactorRequired: 1 })
      .where('id', '=', 'b')
      .execute()
    expect(await visitor.post('/api/user/changecustomer', { user: 'b' })).toMatchObject({
      status: 403,
      body: { code: 'secondFactor', success: false },
    })
    await enableTotp(visitor)
    expect((await visitor.post('/api/user/changecustomer', { user: 'b' })).status).toBe(200)
  })

  it('asks users with a factor for that one before changes, not for the password (ACC-11)', async () => {
    const { visitor } = await signIn('buyer')
    const { secret, recoveryCodes } = await enableTotp(visitor)
    await wait(visitor, 601)
    expect(await visitor.post('/api/user/recoverycodes')).toMatchObject({
      status: 403,
      body: { code: 'confirm', methods: { password: false, totp: true, passkey: false, recovery: true } },
    })
    const confirm = (proof: object) => visitor.post('/api/user/confirm', proof)
    expect((await confirm({ method: 'password', password })).body.code).toBe('factorNeeded')
    expect((await confirm({ method: 'totp', code: '000000' })).body).toMatchObject({
      code: 'wrongCode',
      field: 'code',
    })
    expect((await confirm({ method: 'totp', code: codeOf(secret) })).status).toBe(200)
    const { body } = await visitor.post('/api/user/recoverycodes')
    expect(body.recoveryCodes).toHaveLength(10)
    const waiting = (await signIn('buyer')).visitor
    expect(await prove(waiting, { method: 'recovery', code: recoveryCodes[0] ?? '' })).toBe('false')
    expect((await visitor.post('/api/user/totp/remove')).status).toBe(200)
    const subjects = (await mailsTo(shop, 'buyer@example.test')).map(({ subject }) => subject)
    expect(subjects).toContain('Nya återställningskoder hos Tradecounter')
    expect(subjects).toContain('Tvåstegsinloggning hos Tradecounter har tagits bort')
    expect((await visitor.post('/api/user/recoverycodes')).status).toBe(404)
    expect((await visitor.get('/api/user/security')).body).toMatchObject({ totp: false, recoveryCodes: 0 })
  })

  it('asks for the factor also after a forgotten password was replaced', async () => {
    const { secret } = await enableTotp((await signIn('idle')).visitor)
    const link = await createLink(shop.store.db, 'idle', shop.clock.now())
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/user/setpassword', { token: link, password: 'hjortron vid tjärnen' })
    expect((await visitor.signIn('idle', 'hjortron vid tjärnen')).body.success).toBe('factor')
    expect(await prove(visitor, { method: 'totp', code: codeOf(secret) })).toBe('true')
  })

  it('removes a passkey of the user only', async () => {
    const { visitor } = await signIn('buyer')
    const { authenticator } = await addPasskey(visitor)
    const stranger = await signIn('shy')
    expect((await stranger.visitor.post('/api/user/passkeys/remove', { id: authenticator.id })).status).toBe(
      404,
    )
    expect((await visitor.get('/api/user/security')).body.passkeys).toMatchObject([
      { name: 'Mobil', here: true },
    ])
    expect((await visitor.post('/api/user/passkeys/remove', { id: authenticator.id })).status).toBe(200)
    expect((await signIn('buyer')).success).toBe('true')
  })
})
