import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteUser } from '../../../api/accounts/passwords/link-requests.ts'
import { linksPerHour } from '../../../api/accounts/passwords/one-time-links-store.ts'
import { getUser } from '../../../api/accounts/users/store.ts'
import { setBlocked } from '../../../api/operator/users.ts'
import { linksAnswered, mailsTo, tokenFor } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { password } from '../fixtures/people.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const other = 'hjortron vid tjärnen'
const place = { site: 'se', language: 'sv', origin: 'https://www.shop.example' } as const

describe.each(databases)('links by mail, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const ask = (
    username: string,
    purpose: 'password' | 'unlock' = 'password',
    visitor = new Visitor(shop.api),
  ) => visitor.post('/api/user/requestlink', { username, purpose })
  const use = (path: string, body: object) => new Visitor(shop.api).post(`/api/user/${path}`, body)
  const success = async (user: string, word: string) =>
    (await new Visitor(shop.api).signIn(user, word)).body.success
  const forgotten = async (user: string) => {
    await ask(`${user}@example.test`)
    await linksAnswered(shop)
    return tokenFor(shop, `${user}@example.test`, '/set-password')
  }

  it('sets a new password by a link that was asked for, ends every session, and tells the user (ACC-11)', async () => {
    const old = new Visitor(shop.api)
    await old.signIn('buyer')
    const token = await forgotten('buyer')
    expect(await use('setpassword', { token, password: other })).toMatchObject({ status: 200 })
    expect((await old.get('/api/user/current')).status).toBe(401)
    expect([await success('buyer', password), await success('buyer', other)]).toEqual(['false', 'true'])
    const subjects = (await mailsTo(shop, 'buyer@example.test')).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Välj ett nytt lösenord hos Tradecounter',
      'Ditt lösenord hos Tradecounter har ändrats',
    ])
    expect((await use('setpassword', { token, password })).status).toBe(404)
  })

  it('answers unknown, blocked and known names alike, writes the same rows, and keeps no name (ACC-11)', async () => {
    const { db } = shop.store
    const before = await db.selectFrom('mails').select('id').execute()
    const jobs = async () =>
      (await db.selectFrom('jobs').select('id').where('kind', '=', 'link').execute()).length
    const seen = []
    for (const name of [
      'nobody@example.test',
      'barred@example.test',
      'hemligt lösenord',
      'shy@example.test',
    ]) {
      const count = await jobs()
      const { status, body, headers } = await ask(name)
      const sent = [...headers].filter(([key]) => key !== 'x-session')
      seen.push(JSON.stringify([status, body, sent, (await jobs()) - count]))
    }
    expect(new Set(seen).size).toBe(1)
    await linksAnswered(shop)
    const mails = await db.selectFrom('mails').selectAll().execute()
    expect(mails.slice(before.length).map(({ recipient }) => recipient)).toEqual(['shy@example.test'])
    const payloads = await db.selectFrom('jobs').select('payload').where('kind', '=', 'link').execute()
    expect(JSON.stringify(payloads)).not.toMatch(/nobody|hemligt/u)
  })

  it('finds users by their e-mail address too, and names each in a mail of its own', async () => {
    await shop.store.db
      .updateTable('users')
      .set({ email: 'Delad@example.test' })
      .where('id', 'in', ['idle', 'norse'])
      .execute()
    await ask('delad@EXAMPLE.test')
    await linksAnswered(shop)
    const texts = (await mailsTo(shop, 'Delad@example.test')).map(({ content }) => content)
    expect(texts.map((text) => /(\w+)@example\.test/u.exec(text)?.[1]).toSorted()).toEqual(['idle', 'norse'])
    await shop.store.db
      .updateTable('users')
      .set({ email: 'idle@example.test' })
      .where('id', '=', 'idle')
      .execute()
  })

  it('sends a user five links of a kind within an hour, and answers further requests alike', async () => {
    for (let n = 0; n < linksPerHour + 3; n += 1) expect((await ask('other@example.test')).status).toBe(200)
    await linksAnswered(shop)
    expect(await mailsTo(shop, 'other@example.test')).toHaveLength(linksPerHour)
    shop.clock.pass(3600)
    await ask('other@example.test')
    await linksAnswered(shop)
    expect(await mailsTo(shop, 'other@example.test')).toHaveLength(linksPerHour + 1)
  })

  it('mails a link once per key, and keeps nothing of the name with it', async () => {
    shop.clock.pass(3600)
    const visitor = new Visitor(shop.api)
    const repeat = (username: string) =>
      visitor.post('/api/user/requestlink', { username, purpose: 'password' }, { 'Idempotency-Key': 'once' })
    const before = await mailsTo(shop, 'other@example.test')
    // Another name is no other request: the key alone is known.
    const answers = [
      await repeat('other@example.test'),
      await repeat('other@example.test'),
      await repeat('x'),
    ]
    await linksAnswered(shop)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true', 'true'])
    expect(await mailsTo(shop, 'other@example.test')).toHaveLength(before.length + 1)
  })

  it('lets only one of several uses at once set the password, and only the newest link', async () => {
    shop.clock.pass(3600)
    const older = await forgotten('shy')
    const token = await forgotten('shy')
    expect((await use('setpassword', { token: older, password: other })).status).toBe(404)
    const words = Array.from({ length: 6 }, (_, n) => `${other} ${n}`)
    const answers = await Promise.all(words.map((word) => use('setpassword', { token, password: word })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404, 404, 404, 404,
    ])
  })

  it('ends a link after 30 minutes', async () => {
    shop.clock.pass(3600)
    const token = await forgotten('shy')
    shop.clock.pass(30 * 60)
    expect((await use('setpassword', { token, password: other })).status).toBe(404)
  })

  it('unlocks a locked name by a link, once, and never a blocked user (ACC-11)', async () => {
    for (let n = 0; n < 11; n += 1) await success('idle', 'wrong')
    expect(await success('idle', password)).toBe('locked')
    await ask('idle@example.test', 'unlock')
    await linksAnswered(shop)
    const token = await tokenFor(shop, 'idle@example.test', '/unlock-account')
    expect((await use('setpassword', { token, password: other })).status).toBe(404)
    const uses = await Promise.all([use('unlock', { token }), use('unlock', { token })])
    expect(uses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await success('idle', password)).toBe('true')
    shop.clock.pass(3600)
    await ask('idle@example.test', 'unlock')
    await linksAnswered(shop)
    const late = await tokenFor(shop, 'idle@example.test', '/unlock-account')
    await setBlocked(shop.store, 'idle@example.test', true, shop.clock.now())
    expect((await use('unlock', { token: late })).status).toBe(404)
  })

  it('invites a user for seven days, and ends the invitation with the first password (ACC-11)', async () => {
    const { db, dialect } = shop.store
    const { passwordHash: _, ...row } = await getUser(db, 'other')
    await insertRows(db, 'users', [
      { ...row, id: 'new', userName: 'new@example.test', email: 'new@example.test', passwordHash: '' },
    ])
    const owner = { customerId: 'c', userId: 'other' }
    const invite = () =>
      db.transaction().execute(async (trx) => {
        const user = await getUser(trx, 'new')
        const context = { trx, dialect, now: shop.clock.now() }
        return inviteUser(context, user, { ...place, company: 'Kims Rör', owner })
      })
    const id = await invite()
    expect(await db.selectFrom('jobs').select(['id', 'userId']).where('id', '=', id).execute()).toEqual([
      { id, userId: 'other' },
    ])
    const [mail] = await mailsTo(shop, 'new@example.test')
    expect(mail?.content).toContain('Kims Rör')
    expect(mail?.content).toContain('7 dagar')
    expect(mail?.html).toContain('href="https://www.shop.example/set-password#')
    const first = await tokenFor(shop, 'new@example.test', '/set-password')
    await invite()
    expect((await use('setpassword', { token: first, password: other })).status).toBe(404)
    const token = await tokenFor(shop, 'new@example.test', '/set-password')
    shop.clock.pass(6 * 24 * 3600)
    expect((await use('setpassword', { token, password: other })).status).toBe(200)
    // Nothing is told about a first password.
    expect(await mailsTo(shop, 'new@example.test')).toHaveLength(2)
    await invite()
    const unneeded = await tokenFor(shop, 'new@example.test', '/set-password')
    expect((await use('setpassword', { token: unneeded, password })).status).toBe(404)
  })

  it('changes the address by a link to the new one, and tells the old one twice (ACC-11)', async () => {
    shop.clock.pass(3600)
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer', other)
    const change = (email: string) => visitor.post('/api/user/changeemail', { email })
    expect(await change('BUYER@example.test')).toMatchObject({
      status: 400,
      body: { code: 'sameEmail', field: 'email' },
    })
    expect(await change('not an address')).toMatchObject({ status: 400, body: { field: 'email' } })
    expect((await change('ny@example.test')).status).toBe(200)
    const current = async () => (await visitor.get('/api/user/current')).body.customerEmail
    expect(await current()).toBe('buyer@example.test')
    const token = await tokenFor(shop, 'ny@example.test', '/confirm-email')
    await ask('buyer@example.test')
    await linksAnswered(shop)
    const reset = await tokenFor(shop, 'buyer@example.test', '/set-password')
    const uses = await Promise.all([use('confirmemail', { token }), use('confirmemail', { token })])
    expect(uses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await current()).toBe('ny@example.test')
    const notices = (await mailsTo(shop, 'buyer@example.test')).map(({ subject }) => subject)
    expect(notices).toContain('Byte av e-postadress hos Tradecounter')
    expect(notices.at(-1)).toBe('Din e-postadress hos Tradecounter har ändrats')
    // The link is in a mailbox that is no longer the user's.
    expect((await use('setpassword', { token: reset, password })).status).toBe(404)
  })

  it('mails the link to a new address, and the notice to the old one, once per key', async () => {
    shop.clock.pass(3600)
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer', other)
    const notices = await mailsTo(shop, 'ny@example.test')
    const change = () =>
      visitor.post('/api/user/changeemail', { email: 'once@example.test' }, { 'Idempotency-Key': 'once' })
    const [first, repeat] = [await change(), await change()]
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    expect(await mailsTo(shop, 'once@example.test')).toHaveLength(1)
    expect(await mailsTo(shop, 'ny@example.test')).toHaveLength(notices.length + 1)
  })

  it('refuses the address of another user when it is confirmed', async () => {
    shop.clock.pass(3600)
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer', other)
    await visitor.post('/api/user/changeemail', { email: 'Shy@example.test' })
    const token = await tokenFor(shop, 'Shy@example.test', '/confirm-email')
    expect(await use('confirmemail', { token })).toMatchObject({ status: 409, body: { code: 'emailTaken' } })
  })

  it('makes an address that guesses links wait', async () => {
    const guesser = new Visitor(shop.api)
    const from = { 'X-Host-Secret': hostSecret, 'X-Client-Address': '192.0.2.77' }
    const statuses = []
    for (let guess = 0; guess < 13; guess += 1)
      statuses.push((await guesser.post('/api/user/unlock', { token: `guess-${guess}` }, from)).status)
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 404), 429, 429])
  })
})
