import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AdministeredUser, UserRecord } from '../../../api/contract/index.ts'
import { attachUser } from '../../../api/accounts/customers/store.ts'
import { addRole } from '../../../api/accounts/permissions/store.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { type Answer, Visitor } from '../fixtures/visitor.ts'

const base = '/api/my-pages/user-administration'
const noLimits = { orderLimit: null, periodLimit: null, period: '' }
const nils = {
  firstName: 'Nils',
  lastName: 'Åkesson',
  email: 'nils@example.test',
  mobile: '070-1',
  language: 'sv',
  roles: ['buyer'],
  addressIds: [],
  ...noLimits,
  approverId: '',
}

/** The form of a user as it is sent. */
const formOf = ({ userId, version, email, firstName, lastName, mobile, language, ...user }: UserRecord) => ({
  userId,
  version,
  email,
  firstName,
  lastName,
  mobile,
  language,
  roles: user.roles,
  addressIds: user.addressIds,
  orderLimit: user.orderLimit,
  periodLimit: user.periodLimit,
  period: user.period,
  approverId: user.approverId,
})

describe.each(databases)('the users of a customer, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  let second: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    for (const userId of ['shy', 'idle'])
      await addRole(shop.store.db, { userId, customerId: 'c', role: 'administrator' })
    administrator = new Visitor(shop.api)
    await administrator.signIn('shy')
    second = new Visitor(shop.api)
    await second.signIn('idle')
  })
  afterAll(() => shop.close())
  afterEach(() => expect(shop.faults).toEqual([]))

  const list = async (query = '', visitor = administrator): Promise<AdministeredUser[]> =>
    (await visitor.get(`${base}${query}`)).body.users
  const userOf = async (userId: string, visitor = administrator): Promise<UserRecord> =>
    (await visitor.get(`${base}/user?userId=${userId}`)).body.user
  const post = (call: string, body: unknown, visitor = administrator): Promise<Answer> =>
    visitor.post(`${base}/${call}`, body)
  const invite = async (more: object = {}): Promise<UserRecord> =>
    (await post('invite', { ...nils, ...more })).body.user
  /** Posts twice with one key. */
  const postTwice = async (call: string, body: object): Promise<UserRecord> => {
    const key = { 'Idempotency-Key': `once-${call}` }
    const first = await administrator.post(`${base}/${call}`, body, key)
    const repeat = await administrator.post(`${base}/${call}`, body, key)
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    expect(repeat.headers.get('idempotent-replayed')).toBe('true')
    return first.body.user
  }
  const mailsSentTo = async (address: string): Promise<number> => (await mailsTo(shop, address)).length
  /** The token of the last link that was mailed to an address. */
  const tokenTo = async (address: string): Promise<string> => {
    const { content } = await shop.store.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', address)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    return /#([\w-]{43})/u.exec(content)?.[1] ?? ''
  }
  /** The entries of the audit about the acceptance of a user. */
  const acceptancesOf = async (subjectId: string) => {
    const rows = await shop.store.db
      .selectFrom('auditEntries')
      .select(['customerId', 'userId', 'at', 'after'])
      .where('action', '=', 'user.accept')
      .where('subjectId', '=', subjectId)
      .execute()
    return rows.map(({ after, ...row }) => ({ ...row, ...JSON.parse(after) }))
  }
  const join = async (address: string): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    const token = await tokenTo(address)
    const answer = await visitor.post('/api/user/setpassword', { token, password })
    expect(answer.status).toBe(200)
    await visitor.post('/api/user/login', { username: address, password })
    return visitor
  }

  it('are listed with roles, status and the last sign-in, by name', async () => {
    const users = await list()
    expect(users.map(({ email, status, roles }) => [email, status, roles])).toEqual([
      ['barred@example.test', 'locked', ['buyer']],
      ['idle@example.test', 'active', ['administrator']],
      ['other@example.test', 'active', ['buyer']],
      ['shy@example.test', 'active', ['administrator', 'buyer']],
    ])
    expect(users.map(({ lastSignInAt }) => lastSignInAt !== '')).toEqual([false, true, false, true])
  })

  it('are invited by mail, and act for the customer as soon as they have a password', async () => {
    const user = await invite()
    expect(user).toMatchObject({ name: 'Nils Åkesson', status: 'invited', mail: 'sending', version: 1 })
    expect(await list('?status=invited')).toHaveLength(1)
    expect(await list('?search=åkesson')).toHaveLength(1)
    const { userId } = user
    expect(await acceptancesOf(userId)).toEqual([])
    const invitedAt = shop.clock.now().toISOString()
    const joined = await join(nils.email)
    const [accepted] = await acceptancesOf(userId)
    expect(accepted).toMatchObject({ customerId: 'c', userId, email: nils.email })
    expect(accepted.at >= invitedAt && accepted.at <= shop.clock.now().toISOString()).toBe(true)
    expect((await joined.get('/api/cart/checkout')).status).toBe(200)
    expect(await userOf(user.userId)).toMatchObject({
      status: 'active',
      firstName: 'Nils',
      lastName: 'Åkesson',
    })
    expect(await post('invite', nils)).toMatchObject({
      status: 409,
      body: { code: 'attached', field: 'email' },
    })
  })

  it('that belong to another customer get the same answer, and join only after they have accepted', async () => {
    const user = await invite({ email: 'norse@example.test', firstName: 'Typed', lastName: 'Name' })
    expect(user).toMatchObject({
      name: 'Typed Name',
      status: 'invited',
      mobile: '070-1',
      lastSignInAt: '',
      customers: [],
      canEditEmail: false,
    })
    expect(
      (await shop.store.db.selectFrom('users').select('name').where('id', '=', 'norse').executeTakeFirst())
        ?.name,
    ).toBe('User norse')
    const before = new Visitor(shop.api, 'no')
    await before.signIn('norse')
    const attached = async () => (await before.get('/api/user/current')).body.attachedCustomers.length
    const was = await attached()
    const token = await tokenTo('norse@example.test')
    expect((await new Visitor(shop.api).post('/api/user/acceptinvitation', { token })).status).toBe(200)
    expect((await new Visitor(shop.api).post('/api/user/acceptinvitation', { token })).status).toBe(404)
    expect(await acceptancesOf('norse')).toMatchObject([
      { customerId: 'c', userId: 'norse', email: 'norse@example.test' },
    ])
    expect(await userOf('norse')).toMatchObject({
      status: 'active',
      name: 'User norse',
      canEditPerson: false,
    })
    expect(await attached()).toBe(was)
    const onSe = new Visitor(shop.api)
    await onSe.signIn('norse')
    expect((await onSe.get('/api/user/current')).body.customerId).toBe('c')
  })

  it('are changed by one of two administrators at once; the other is shown both versions', async () => {
    const user = await invite({ email: 'two@example.test' })
    expect((await post('save', { ...formOf(user), mobile: '1' })).status).toBe(200)
    const late = await post('save', { ...formOf(user), mobile: '2' }, second)
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { mobile: '1', version: 2, userId: user.userId } },
    })
    const again = await post('save', { ...formOf(user), version: 2, mobile: '2' }, second)
    expect(again.body.user).toMatchObject({ mobile: '2', version: 3 })
  })

  it('keep a name that was changed elsewhere since the form was shown, by themselves or at another customer', async () => {
    const { userId } = await invite({ email: 'elsewhere@example.test' })
    const joined = await join('elsewhere@example.test')
    for (const id of ['shy', 'idle', userId]) {
      await attachUser(shop.store.db, id, 'b')
      await addRole(shop.store.db, { userId: id, customerId: 'b', role: 'administrator' })
    }
    await second.post('/api/user/changecustomer', { user: 'b' })
    const [shown, elsewhere] = [await userOf(userId), await userOf(userId, second)]
    expect((await post('save', { ...formOf(shown), mobile: '070-99' })).status).toBe(200)
    expect(await post('save', { ...formOf(elsewhere), orderLimit: 10_00 }, second)).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { mobile: '070-99', orderLimit: null } },
    })
    const saved = await userOf(userId)
    const { body: settings } = await joined.get('/api/my-pages/my-account/settings')
    const { email: _email, branches: _branches, addresses: _addresses, ...own } = settings
    const mine = await joined.post('/api/my-pages/my-account/savesettings', { ...own, name: 'Nils Ek' })
    expect(mine.status).toBe(200)
    expect(await post('save', { ...formOf(saved), orderLimit: 10_00 })).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { firstName: 'Nils', lastName: 'Ek', orderLimit: null } },
    })
    const { version } = await userOf(userId)
    await joined.post('/api/my-pages/my-account/savesettings', { ...own, name: 'Nils Ek', reference: 'R7' })
    expect((await userOf(userId)).version).toBe(version)
    await second.post('/api/user/changecustomer', { user: 'c' })
    await post('setstate', { userId, action: 'remove' })
    await shop.store.db
      .deleteFrom('attachments')
      .where('customerId', '=', 'b')
      .where('userId', 'in', ['shy', 'idle', userId])
      .execute()
  })

  it('lose and gain rights with their next call', async () => {
    const user = await invite({ email: 'rights@example.test' })
    const visitor = await join('rights@example.test')
    const checkout = async () => (await visitor.get('/api/cart/checkout')).status
    expect(await checkout()).toBe(200)
    const current = await userOf(user.userId)
    await post('save', { ...formOf(current), roles: ['reader'] })
    expect(await checkout()).toBe(403)
    await post('save', { ...formOf(await userOf(user.userId)), roles: ['buyer'] })
    expect(await checkout()).toBe(200)
  })

  it.each(['lock', 'deactivate', 'remove'] as const)(
    'end their sessions at this customer on %s',
    async (action) => {
      const email = `${action}@example.test`
      const { userId } = await invite({ email })
      const visitor = await join(email)
      expect((await post('setstate', { userId, action })).status).toBe(200)
      expect((await visitor.get('/api/cart/checkout')).status).toBe(401)
      const signIn = await new Visitor(shop.api).post('/api/user/login', { username: email, password })
      expect(signIn.body.success).not.toBe('true')
      if (action === 'remove') {
        expect((await administrator.get(`${base}/user?userId=${userId}`)).status).toBe(404)
        return
      }
      expect(await userOf(userId)).toMatchObject({ status: action === 'lock' ? 'locked' : 'inactive' })
      await post('setstate', { userId, action: action === 'lock' ? 'unlock' : 'reactivate' })
      expect(await userOf(userId)).toMatchObject({ status: 'active' })
    },
  )

  it('of several customers are deactivated at this customer only', async () => {
    await invite({ email: 'buyer@example.test' })
    const token = await tokenTo('buyer@example.test')
    await new Visitor(shop.api).post('/api/user/acceptinvitation', { token })
    const elsewhere = new Visitor(shop.api)
    await elsewhere.signIn('buyer')
    const customers = async () =>
      (await elsewhere.get('/api/user/current')).body.attachedCustomers.map(({ id }: { id: string }) => id)
    expect(await customers()).toEqual(['a', 'b', 'c'])
    await post('setstate', { userId: 'buyer', action: 'deactivate' })
    expect(await customers()).toEqual(['a', 'b'])
    await post('setstate', { userId: 'buyer', action: 'remove' })
  })

  it('of other customers do not exist for any call', async () => {
    const calls = {
      save: { ...formOf(await userOf('other')), userId: 'buyer' },
      setstate: { userId: 'buyer', action: 'lock' },
      resend: { userId: 'buyer' },
      resetpassword: { userId: 'buyer' },
    }
    for (const [call, body] of Object.entries(calls))
      expect(await post(call, body), call).toMatchObject({ status: 404, body: { code: 'notFound' } })
    const bulk = await post('bulk', { userIds: ['buyer'], change: { kind: 'action', action: 'lock' } })
    expect(bulk.body.results).toEqual([{ userId: 'buyer', name: '', code: 'notFound' }])
    expect((await administrator.get(`${base}/user?userId=buyer`)).status).toBe(404)
  })

  it('do not get more rights or limits of their own', async () => {
    const own = await userOf('idle', second)
    expect(own.isSelf).toBe(true)
    const refused = await post('save', { ...formOf(own), roles: ['administrator', 'buyer'] }, second)
    expect(refused).toMatchObject({ status: 403, body: { code: 'ownRights', field: 'roles' } })
    const lower = await post('save', { ...formOf(own), orderLimit: 1000_00 }, second)
    expect(lower.status).toBe(200)
    const form = formOf(lower.body.user)
    for (const orderLimit of [null, 1000_01])
      expect(await post('save', { ...form, orderLimit }, second)).toMatchObject({
        status: 403,
        body: { code: 'ownRights', field: 'orderLimit' },
      })
    await post('save', { ...form, orderLimit: null })
  })

  it('have approvers who are other active users with the right, never in a circle', async () => {
    const code = async (user: UserRecord, approverId: string) =>
      (await post('save', { ...formOf(user), approverId })).body.code
    const first = await invite({ email: 'a1@example.test', roles: ['approver'] })
    expect(await code(first, first.userId)).toBe('ownApprover')
    expect(await code(first, 'other')).toBe('approver')
    expect(await code(first, 'barred')).toBe('approver')
    const other = await invite({ email: 'a2@example.test', roles: ['approver'] })
    expect(await code(first, other.userId)).toBe('approver')
    await join('a1@example.test')
    await join('a2@example.test')
    expect(await code(await userOf(first.userId), other.userId)).toBeUndefined()
    expect(await code(await userOf(other.userId), first.userId)).toBe('circle')
    await post('setstate', { userId: other.userId, action: 'lock' })
    expect((await userOf(first.userId)).approver).toMatchObject({ userId: other.userId, active: false })
    await post('setstate', { userId: other.userId, action: 'remove' })
    expect((await userOf(first.userId)).approver).toBeNull()
  })

  it('get their limits from their roles, the highest of which wins, unless they have own ones', async () => {
    const { roles, roleLimitsStamp: stamp } = (await administrator.get(`${base}/choices`)).body
    expect(roles.map(({ role }: { role: string }) => role)).toContain('buyer')
    const limits = [
      { role: 'buyer', orderLimit: 500_00, periodLimit: 1000_00, period: 'week' },
      { role: 'approver', orderLimit: 900_00, periodLimit: 2000_00, period: 'month' },
    ]
    expect((await post('rolelimits', { stamp, roles: limits })).status).toBe(200)
    expect(await post('rolelimits', { stamp, roles: [] })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    })
    const user = await invite({ email: 'limits@example.test', roles: ['buyer', 'approver', 'reader'] })
    expect(user.effective).toEqual({ orderLimit: 900_00, periodLimit: 1000_00, period: 'week' })
    const own = await post('save', { ...formOf(user), orderLimit: 10_00 })
    expect(own.body.user.effective).toEqual({ orderLimit: 10_00, periodLimit: 1000_00, period: 'week' })
    const now = (await administrator.get(`${base}/choices`)).body.roleLimitsStamp
    await post('rolelimits', { stamp: now, roles: [] })
  })

  it('are changed in bulk with a result for each', async () => {
    const [one, two] = [
      await invite({ email: 'b1@example.test' }),
      await invite({ email: 'b2@example.test' }),
    ]
    const answer = await post('bulk', {
      userIds: [one.userId, 'unknown', 'shy', two.userId],
      change: { kind: 'roles', roles: ['approver'] },
    })
    expect(answer.body.results.map(({ code }: { code: string }) => code)).toEqual([
      '',
      'notFound',
      'ownRights',
      '',
    ])
    expect((await userOf(two.userId)).roles).toEqual(['approver'])
    expect((await userOf('shy')).roles).toContain('administrator')
  })

  it('are sent the invitation again, and a link for a new password when they have one', async () => {
    const { userId } = await invite({ email: 'again@example.test' })
    const first = await tokenTo('again@example.test')
    expect((await post('resetpassword', { userId })).body.code).toBe('notActive')
    expect((await post('resend', { userId })).status).toBe(200)
    expect(await tokenTo('again@example.test')).not.toBe(first)
    await join('again@example.test')
    expect((await post('resend', { userId })).body.code).toBe('notInvited')
    expect((await post('resetpassword', { userId })).status).toBe(200)
    for (let time = 0; time < 4; time++) await post('resetpassword', { userId })
    expect((await post('resetpassword', { userId })).status).toBe(429)
  })

  it('are invited, changed and mailed once per key', async () => {
    const user = await postTwice('invite', { ...nils, email: 'once@example.test' })
    expect(await mailsSentTo('once@example.test')).toBe(1)
    await postTwice('resend', { userId: user.userId })
    expect(await mailsSentTo('once@example.test')).toBe(2)
    const { version } = await postTwice('save', { ...formOf(user), mobile: '070-2' })
    expect(version).toBe(user.version + 1)
  })

  it('show that a mail could not be sent', async () => {
    const { userId } = await invite({ email: 'lost@example.test' })
    const { mailId } = await shop.store.db
      .selectFrom('attachments')
      .select('mailId')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    await shop.store.db.updateTable('jobs').set({ state: 'failed' }).where('id', '=', mailId).execute()
    expect((await list('?mail=failed')).map((user) => [user.userId, user.mail])).toEqual([[userId, 'failed']])
  })

  it('keep their name in orders after they were removed', async () => {
    const { name } = await shop.store.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', 'other')
      .executeTakeFirstOrThrow()
    await post('setstate', { userId: 'other', action: 'remove' })
    expect(
      (await shop.store.db.selectFrom('users').select('name').where('id', '=', 'other').executeTakeFirst())
        ?.name,
    ).toBe(name)
  })

  it('leave an entry in the audit for each change, with what differs', async () => {
    const entries = await shop.store.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('customerId', '=', 'c')
      .execute()
    const actions = new Set(entries.map(({ action }) => action))
    for (const action of ['invite', 'change', 'lock', 'unlock', 'deactivate', 'activate', 'detach', 'reset'])
      expect(actions, action).toContain(`user.${action}`)
    expect(actions).toContain('limit.change')
    const change = entries.find(
      ({ action, after }) => action === 'user.change' && after.includes('"mobile":"1"'),
    )
    expect(change).toMatchObject({ userId: 'shy', before: '{"mobile":"070-1"}', after: '{"mobile":"1"}' })
  })

  it('never are without an active administrator, also when two remove each other at once', async () => {
    const answers = await Promise.all([
      post('setstate', { userId: 'idle', action: 'remove' }, administrator),
      post('setstate', { userId: 'shy', action: 'remove' }, second),
    ])
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    const users = await shop.store.db
      .selectFrom('roleAssignments')
      .select('userId')
      .where('customerId', '=', 'c')
      .where('role', '=', 'administrator')
      .execute()
    expect(users).toHaveLength(1)
  })

  it('need a recent proof of the administrator', async () => {
    await shop.store.db.updateTable('sessions').set({ confirmedAt: '' }).execute()
    const answers = await Promise.all(
      [administrator, second].map((visitor) => post('resend', { userId: 'x' }, visitor)),
    )
    expect(answers.map(({ body }) => body.code)).toContain('confirm')
  })
})
