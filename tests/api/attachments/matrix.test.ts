import { array, assert as assertProperty, asyncProperty, boolean, constantFrom, record } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administratorsOf } from '../../../api/accounts/permissions/store.ts'
import { writeSearchTexts } from '../../../api/accounts/users/store.ts'
import type { Matrix } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { roleNamesFor } from '../../../api/sites/service.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('the matrix of users and customers, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  beforeEach(async () => {
    shop = await openShop(open)
    // `buyer` administers a and b, `other` is a buyer of a and administers c.
    await insertRows(shop.store.db, 'attachments', [{ userId: 'other', customerId: 'a', position: 2 }])
    await insertRows(
      shop.store.db,
      'roleAssignments',
      [
        ['buyer', 'a', 'administrator'],
        ['buyer', 'b', 'administrator'],
        ['other', 'a', 'buyer'],
        ['other', 'c', 'administrator'],
      ].map(([userId = '', customerId = '', role = '']) => ({ userId, customerId, role })),
    )
    for (const user of ['buyer', 'other']) await writeSearchTexts(shop.store.db, user)
    administrator = await signIn('buyer')
  })
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  const signIn = async (user: string): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(user)
    return visitor
  }
  const matrix = async (query = ''): Promise<Matrix> =>
    (await administrator.get(`/api/customer/matrix${query}`)).body
  const exportedRows = async (query = ''): Promise<string[][]> => {
    const { body } = await administrator.get(`/api/customer/matrix/export?format=csv${query}`)
    return String(body)
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'))
  }
  const save = (more: object, visitor = administrator) =>
    visitor.post('/api/customer/matrix/save', {
      userId: 'other',
      customerId: 'a',
      before: ['buyer'],
      roles: ['approver'],
      ...more,
    })

  it('shows the users of the administered customers only, in pages', async () => {
    const { customers, users, total } = await matrix()
    expect(customers.map(({ customerId }) => customerId)).toEqual(['a', 'b'])
    expect(total).toBe(2)
    expect(users).toMatchObject([
      { userId: 'buyer', isSelf: true, cells: [{ roles: ['administrator', 'buyer'] }, {}] },
      {
        userId: 'other',
        isSelf: false,
        cells: [
          { customerId: 'a', roles: ['buyer'] },
          { customerId: 'b', roles: null },
        ],
      },
    ])
    expect((await matrix('?search=OTHER%40EXAMPLE')).users.map(({ userId }) => userId)).toEqual(['other'])
    expect((await matrix('?page=2')).users).toEqual([])
  })

  it('exports the users that a search selects, with a column for each administered customer', async () => {
    const [head, ...people] = await exportedRows()
    const { customers, users } = await matrix()
    expect(head?.slice(3)).toEqual(customers.map(({ name, number }) => `${name} (${number})`))
    expect(people).toEqual(
      users.map(({ name, email, cells }) => [
        name,
        email,
        // Whoever asks has just signed in.
        email.startsWith('buyer') ? '2026-11-20' : '',
        // A role of the shop has a name in each language.
        ...cells.map(({ roles }) => roles?.map(roleNamesFor('sv')).join(', ') ?? ''),
      ]),
    )
    expect((await exportedRows('&search=OTHER%40EXAMPLE')).slice(1).map(([, email]) => email)).toEqual([
      users.find(({ userId }) => userId === 'other')?.email,
    ])
  })

  it('is sorted and filtered by roles at a customer and by days of the last sign-in', async () => {
    const idsOf = async (query: string): Promise<string[]> =>
      (await matrix(query)).users.map(({ userId }) => userId)
    await shop.store.db
      .updateTable('attachments')
      .set({ lastSignInAt: '2026-10-02T22:30:00.000Z' })
      .where('userId', '=', 'other')
      .where('customerId', '=', 'a')
      .execute()
    expect(await idsOf('?sort=name&direction=desc')).toEqual(['other', 'buyer'])
    expect(await idsOf('?sort=lastSignInAt')).toEqual(['other', 'buyer'])
    expect(await idsOf('?customer=b')).toEqual(['buyer'])
    expect(await idsOf('?customer=a&role=administrator')).toEqual(['buyer'])
    // `other` administers c, which the caller does not.
    expect(await idsOf('?customer=c')).toEqual([])
    expect(await idsOf('?role=administrator')).toEqual(['buyer'])
    // The day in Stockholm.
    expect(await idsOf('?from=2026-10-03&to=2026-10-03')).toEqual(['other'])
    expect(await idsOf('?to=2026-10-02')).toEqual([])
    expect(await idsOf('?print=1')).toHaveLength(2)
    expect((await administrator.get('/api/customer/matrix?sort=email')).status).toBe(400)
    expect((await matrix('?customer=b')).users[0]?.cells.map(({ customerId }) => customerId)).toEqual([
      'a',
      'b',
    ])
    expect((await exportedRows('&customer=a&role=buyer&sort=name&direction=desc')).slice(1)).toMatchObject([
      [expect.anything(), expect.stringContaining('other'), '2026-10-03', 'Inköpare', ''],
      [
        expect.anything(),
        expect.stringContaining('buyer'),
        '2026-11-20',
        expect.anything(),
        expect.anything(),
      ],
    ])
  })

  it('changes roles, which apply at the next call, and attaches to another own customer', async () => {
    const other = await signIn('other')
    await other.post('/api/user/changecustomer', { user: 'a' })
    expect((await other.get('/api/cart/checkout')).status).toBe(200)
    expect((await save({ roles: ['reader'] })).body).toEqual({ roles: ['reader'] })
    expect((await other.get('/api/cart/checkout')).status).toBe(403)
    expect((await save({ customerId: 'b', before: null, roles: ['buyer'] })).status).toBe(200)
    expect((await matrix()).users[1]?.cells).toMatchObject([{ roles: ['reader'] }, { roles: ['buyer'] }])
    expect((await save({ before: ['reader'], roles: null })).status).toBe(200)
    expect((await other.get('/api/cart')).status).toBe(401)
    const actions = await shop.store.db.selectFrom('auditEntries').select('action').orderBy('at').execute()
    expect(actions.map(({ action }) => action)).toEqual(['user.change', 'customer.attach', 'user.detach'])
  })

  it('shows nothing of users who have not accepted an invitation', async () => {
    await shop.store.db
      .updateTable('attachments')
      .set({ state: 'invited' })
      .where('userId', '=', 'other')
      .where('customerId', '=', 'a')
      .execute()
    expect((await matrix()).users.map(({ userId }) => userId)).toEqual(['buyer'])
    expect((await save({})).status).toBe(404)
    expect((await administrator.get('/api/customer/people?search=other')).body.people).toEqual([])
  })

  it('answers 409 with the current roles to the second of two administrators', async () => {
    await save({ roles: ['reader'] })
    expect(await save({ roles: ['approver'] })).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { roles: ['reader'] } },
    })
  })

  it('lets one of two administrators win who save at once', async () => {
    await insertRows(shop.store.db, 'attachments', [{ userId: 'shy', customerId: 'a', position: 2 }])
    await insertRows(shop.store.db, 'roleAssignments', [
      { userId: 'shy', customerId: 'a', role: 'administrator' },
    ])
    const second = await signIn('shy')
    await second.post('/api/user/changecustomer', { user: 'a' })
    const answers = await Promise.all([save({ roles: ['reader'] }), save({ roles: ['approver'] }, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    [{ userId: 'buyer', before: ['administrator', 'buyer'] }, 409, 'ownRights'],
    [{ customerId: 'c', before: ['administrator', 'buyer'] }, 404, 'notFound'],
    [{ userId: 'shy', before: null }, 404, 'notFound'],
    [{ roles: ['queen'] }, 400, 'noSuchRole'],
  ])('refuses %j with %i %s', async (more, status, code) => {
    expect(await save(more)).toMatchObject({ status, body: { code } })
  })

  it('never leaves a customer without an active administrator, whatever several do at once', async () => {
    const { db } = shop.store
    await insertRows(db, 'roleAssignments', [{ userId: 'other', customerId: 'a', role: 'administrator' }])
    const change = record({
      by: constantFrom('buyer', 'other'),
      roles: constantFrom<readonly string[] | null>(null, [], ['buyer'], ['administrator']),
      leaves: boolean(),
    })
    await assertProperty(
      asyncProperty(array(change, { minLength: 2, maxLength: 4 }), async (changes) => {
        for (const userId of ['buyer', 'other']) {
          await db
            .insertInto('attachments')
            .values({ userId, customerId: 'a', position: 1 })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          await db
            .deleteFrom('roleAssignments')
            .where('userId', '=', userId)
            .where('customerId', '=', 'a')
            .execute()
          await insertRows(db, 'roleAssignments', [{ userId, customerId: 'a', role: 'administrator' }])
        }
        // They act for their other customers, so that they may leave this one.
        const people = new Map<string, Visitor>()
        for (const [userId, customerId] of [
          ['buyer', 'b'],
          ['other', 'c'],
        ] as const) {
          const visitor = await signIn(userId)
          await visitor.post('/api/user/changecustomer', { user: customerId })
          people.set(userId, visitor)
        }
        await Promise.all(
          changes.map(async ({ by, roles, leaves }) => {
            const visitor = people.get(by)
            const userId = by === 'buyer' ? 'other' : 'buyer'
            return leaves
              ? visitor?.post('/api/customer/attached/detach', { customerId: 'a' })
              : visitor?.post('/api/customer/matrix/save', {
                  userId,
                  customerId: 'a',
                  before: ['administrator'],
                  roles,
                })
          }),
        )
        expect((await administratorsOf(db, 'a')).length).toBeGreaterThan(0)
      }),
      { numRuns: 10 },
    )
  })
})
