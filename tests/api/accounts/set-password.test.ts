import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { createLink } from '../../../api/accounts/passwords/one-time-links-store.ts'
import { createAdministrator, type NewAdministrator } from '../../../api/operator/create-administrator.ts'
import { OperatorError } from '../../../api/operator/operator-error.ts'
import { setBlocked } from '../../../api/operator/users.ts'
import { databases } from '../fixtures/databases.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const password = 'blåbär på fjället'
const other = 'hjortron vid tjärnen'

describe.each(databases)('the first administrator, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  let count = 0
  /** Creates the first administrator of another new company. */
  const create = async (more: Partial<NewAdministrator> = {}) => {
    count += 1
    const asked: NewAdministrator = {
      site: 'se',
      customerNumber: `77000${count}`,
      userName: `first-${count}@example.test`,
      company: 'Nya Rör AB',
      priceGroup: 'se-list',
      ...more,
    }
    const { token } = await createAdministrator(shop.store, asked, shop.clock.now())
    return { asked, token }
  }
  const set = (token: string, word: string, visitor = new Visitor(shop.api), headers = {}) =>
    visitor.post('/api/user/setpassword', { token, password: word }, headers)
  const signIn = async (userName: string, word: string) => {
    const visitor = new Visitor(shop.api)
    const { body } = await visitor.post('/api/user/login', { username: userName, password: word })
    return { visitor, success: body.success }
  }

  it('sets the password once by the link, signs in, and has all permissions at the customer (ACC-10)', async () => {
    const { asked, token } = await create()
    expect((await signIn(asked.userName, password)).success).toBe('false')
    expect(await set(token, password)).toMatchObject({ status: 200, body: { success: true } })
    const { visitor, success } = await signIn(asked.userName, password)
    expect(success).toBe('true')
    const { body: user } = await visitor.get('/api/user/current')
    expect(user.attachedCustomers).toMatchObject([{ number: asked.customerNumber, name: 'Nya Rör AB' }])
    expect(user.permissions).toContain('perm:adminUsers')
    expect(user.allowedPages).toContain('user-administration')
    expect(await set(token, other)).toMatchObject({ status: 404, body: { code: 'link' } })
    expect((await signIn(asked.userName, other)).success).toBe('false')
  })

  it('keeps the link when the password is refused', async () => {
    const { asked, token } = await create()
    expect(await set(token, 'kort')).toMatchObject({
      status: 400,
      body: { code: 'tooShort', field: 'password' },
    })
    expect(await set(token, 'passwordpassword')).toMatchObject({ status: 400, body: { code: 'tooPlain' } })
    expect(await set(token, asked.userName)).toMatchObject({ status: 400 })
    expect((await set(token, password)).status).toBe(200)
  })

  it('can use the link once, also among concurrent uses', async () => {
    const { asked, token } = await create()
    const words = Array.from({ length: 6 }, (_, n) => `${password} ${n}`)
    const answers = await Promise.all(words.map((word) => set(token, word)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    const signedIn = await Promise.all(
      words.map(async (word) => (await signIn(asked.userName, word)).success),
    )
    expect(signedIn.indexOf('true')).toBe(statuses.indexOf(200))
  })

  it('gets the same answer for an unknown, expired, replaced, used or blocked link', async () => {
    const expired = await create()
    shop.clock.pass(30 * 60)
    const replaced = await create()
    const { token } = await createAdministrator(shop.store, replaced.asked, shop.clock.now())
    const used = await create()
    await set(used.token, password)
    const blocked = await create()
    await setBlocked(shop.store, blocked.asked.userName, true, shop.clock.now())
    const answers = []
    for (const wrong of ['x'.repeat(43), expired.token, replaced.token, used.token, blocked.token])
      answers.push(await set(wrong, password))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'link' } })
    expect((await set(token, password)).status).toBe(200)
  })

  it('has a link for 30 minutes, stored as a hash and deleted a day later', async () => {
    const { token } = await create()
    const rows = await shop.store.db.selectFrom('oneTimeLinks').selectAll().execute()
    const row = rows.at(-1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(new Date(row?.expiresAt ?? '').getTime() - new Date(row?.createdAt ?? '').getTime()).toBe(
      1_800_000,
    )
    shop.clock.pass(25 * 3600)
    await deleteExpired(shop.store.db, shop.clock.now())
    expect(await shop.store.db.selectFrom('oneTimeLinks').selectAll().execute()).toEqual([])
  })

  it('ends the sessions of the old password', async () => {
    const old = new Visitor(shop.api)
    await old.signIn('other')
    const token = await createLink(shop.store.db, 'other', shop.clock.now())
    expect((await set(token, password)).status).toBe(200)
    expect((await old.get('/api/user/current')).status).toBe(401)
  })

  it('is refused without the anti-forgery token, and an address that guesses has to wait', async () => {
    const { token } = await create()
    expect(await set(token, password, undefined, { 'X-CSRF-Token': 'x' })).toMatchObject({ status: 403 })
    const guesser = new Visitor(shop.api)
    const from = { 'X-Host-Secret': hostSecret, 'X-Client-Address': '192.0.2.9' }
    const statuses = []
    for (let guess = 0; guess < 13; guess += 1)
      statuses.push((await set(`guess-${guess}`, password, guesser, from)).status)
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 404), 429, 429])
    expect((await set(token, password)).status).toBe(200)
  })

  it('is made only if there is none, for a known or a new customer', async () => {
    const { asked, token } = await create()
    await set(token, password)
    const again = (more: Partial<NewAdministrator>) =>
      createAdministrator(shop.store, { ...asked, ...more }, shop.clock.now())
    await expect(again({})).rejects.toThrow('has a password already')
    await expect(again({ userName: 'second' })).rejects.toThrow('has an administrator already')
    const unnamed = again({ customerNumber: '9', userName: 'third', company: undefined })
    await expect(unnamed).rejects.toThrow(OperatorError)
    const priceless = again({ customerNumber: '9', userName: 'third', priceGroup: undefined })
    await expect(priceless).rejects.toThrow('Name the price group with --price-group')
    const users = await shop.store.db
      .selectFrom('users')
      .select('id')
      .where('userName', 'in', ['second', 'third'])
      .execute()
    expect(users).toEqual([])
  })
})
