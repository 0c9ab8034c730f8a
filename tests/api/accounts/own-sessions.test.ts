import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserName } from '../../../api/accounts/sessions/browser-name.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const other = 'hjortron vid tjärnen'

const agents = {
  'Chrome, Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Edge, Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
  'Safari, iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Firefox, Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Samsung Internet, Android':
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  '': 'curl/8.0',
}

it.each(Object.entries(agents))('names the browser %s', (name, agent) => {
  expect(browserName(agent)).toBe(name)
})

const security = async (visitor: Visitor) => (await visitor.get('/api/user/security')).body
const isLive = async (visitor: Visitor) => (await visitor.get('/api/user/security')).status === 200
const idOf = async (visitor: Visitor): Promise<string> =>
  (await security(visitor)).sessions.find(({ current }: { current: boolean }) => current).id

describe.each(databases)('the security of an account, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const signIn = async (user: string, agent = '', word = password) => {
    const visitor = new Visitor(shop.api)
    const headers = { 'X-Host-Secret': hostSecret, 'X-User-Agent': agent }
    await visitor.post('/api/user/login', { username: `${user}@example.test`, password: word }, headers)
    return visitor
  }
  /** Lets time pass; the access token is renewed as by the host. */
  const wait = async (visitor: Visitor, seconds: number): Promise<void> => {
    shop.clock.pass(seconds)
    await visitor.adopt(visitor.session ?? '')
  }

  it('lists the sessions with browser, last use and the current one, and none of others (ACC-11)', async () => {
    await signIn('shy')
    const phone = await signIn('buyer', agents['Safari, iPhone'])
    shop.clock.pass(120)
    const desk = await signIn('buyer', agents['Chrome, Windows'])
    const { sessions, userName, email } = await security(desk)
    expect([userName, email]).toEqual(['buyer@example.test', 'buyer@example.test'])
    expect(sessions).toMatchObject([
      { browser: 'Chrome, Windows', site: 'se', siteName: 'Tradecounter (SE)', current: true },
      { browser: 'Safari, iPhone', site: 'se', current: false },
    ])
    expect(sessions[0].seenAt > sessions[1].seenAt).toBe(true)
    const hashes = await shop.store.db.selectFrom('sessions').select('idHash').execute()
    for (const { idHash } of hashes) expect(JSON.stringify(sessions)).not.toContain(idHash)
    expect((await security(phone)).sessions).toMatchObject([
      { browser: 'Safari, iPhone', current: true },
      { current: false },
    ])
  })

  it('ends one session, or all others, of the user only (ACC-11)', async () => {
    const [one, two, three, foreign] = [
      await signIn('other'),
      await signIn('other'),
      await signIn('other'),
      await signIn('shy'),
    ]
    expect((await one.post('/api/user/endsession', { id: await idOf(foreign) })).status).toBe(404)
    expect(await isLive(foreign)).toBe(true)
    expect((await one.post('/api/user/endsession', { id: await idOf(two) })).status).toBe(200)
    expect([await isLive(one), await isLive(two), await isLive(three)]).toEqual([true, false, true])
    expect((await one.post('/api/user/endothersessions')).body).toEqual({ ended: 1 })
    expect([await isLive(one), await isLive(three), await isLive(foreign)]).toEqual([true, false, true])
    const logged = shop.logged.map((about) => (about as { event?: string }).event) // fields of a log entry
    expect(logged.filter((event) => event === 'sessions_ended')).toHaveLength(2)
  })

  it('asks for a proof before it ends sessions ten minutes after the sign-in', async () => {
    const visitor = await signIn('other')
    await wait(visitor, 601)
    expect(await visitor.post('/api/user/endothersessions')).toMatchObject({
      status: 403,
      body: { code: 'confirm' },
    })
  })

  it('leaves out sessions that have timed out', async () => {
    await signIn('idle')
    shop.clock.pass(61 * 60)
    expect((await security(await signIn('idle'))).sessions).toHaveLength(1)
  })

  it('changes the password, keeps this session under a new id, ends the others, and tells the user (ACC-11)', async () => {
    const here = await signIn('shy')
    const elsewhere = await signIn('shy')
    const { session: oldId } = here
    const change = (oldPassword: string, newPassword: string) =>
      here.post('/api/user/changepassword', { oldPassword, newPassword })
    expect(await change('wrong', other)).toMatchObject({
      status: 400,
      body: { code: 'wrongPassword', field: 'oldPassword' },
    })
    expect(await change(password, 'kort')).toMatchObject({
      status: 400,
      body: { code: 'tooShort', field: 'newPassword' },
    })
    expect(await change(password, password)).toMatchObject({ status: 400, body: { code: 'samePassword' } })
    expect(await isLive(elsewhere)).toBe(true)
    expect((await change(password, other)).status).toBe(200)
    expect([await isLive(here), await isLive(elsewhere)]).toEqual([true, false])
    expect(here.session).not.toBe(oldId)
    expect(await new Visitor(shop.api).adopt(oldId ?? '')).toBe(false)
    expect((await mailsTo(shop, 'shy@example.test')).map(({ subject }) => subject)).toEqual([
      'Ditt lösenord hos Tradecounter har ändrats',
    ])
    expect(await isLive(await signIn('shy', '', other))).toBe(true)
  })

  it('refuses the right old password too after ten wrong ones, for 15 minutes', async () => {
    const visitor = await signIn('other')
    const change = async (oldPassword: string) =>
      (await visitor.post('/api/user/changepassword', { oldPassword, newPassword: other })).status
    const statuses = []
    for (let n = 0; n < 12; n += 1) statuses.push(await change('wrong'))
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(await change(password)).toBe(429)
    // Sign-ins have their own counter.
    expect(await isLive(await signIn('other'))).toBe(true)
    await wait(visitor, 901)
    expect(await change(password)).toBe(200)
  })

  it('asks for the password before a change of address ten minutes after the sign-in (ACC-11)', async () => {
    const visitor = await signIn('idle')
    const change = () => visitor.post('/api/user/changeemail', { email: 'ny@example.test' })
    await wait(visitor, 601)
    expect(await change()).toMatchObject({
      status: 403,
      body: { code: 'confirm', methods: { password: true, totp: false, passkey: false, recovery: false } },
    })
    const confirm = (word: string) =>
      visitor.post('/api/user/confirm', { method: 'password', password: word })
    expect(await confirm('wrong')).toMatchObject({
      status: 400,
      body: { code: 'wrongPassword', field: 'password' },
    })
    expect((await change()).status).toBe(403)
    const { session: oldId } = visitor
    expect((await confirm(password)).status).toBe(200)
    expect(visitor.session).not.toBe(oldId)
    expect((await change()).status).toBe(200)
  })
})
