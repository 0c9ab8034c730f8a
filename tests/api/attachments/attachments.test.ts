import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Attached } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const currentOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get('/api/user/current')).body.customerId

describe.each(databases)('the customers of a user, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeEach(async () => {
    shop = await openShop(open)
    buyer = await signIn('buyer')
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
  const attached = async (): Promise<Attached> => (await buyer.get('/api/customer/attached')).body
  const post = (call: string, body: object) => buyer.post(`/api/customer/attached/${call}`, body)
  const administers = (userId: string, customerId: string) =>
    insertRows(shop.store.db, 'roleAssignments', [{ userId, customerId, role: 'administrator' }])

  it('lists every signed-in user the own customers with roles, default and parent', async () => {
    await insertRows(shop.store.db, 'companyProfiles', [
      { customerId: 'b', paymentDays: null, creditLimit: null, parentId: 'a' },
    ])
    expect(await attached()).toMatchObject({
      customers: [
        {
          customerId: 'a',
          number: '1000a',
          roles: ['buyer'],
          isDefault: true,
          isCurrent: true,
          parentId: null,
        },
        { customerId: 'b', isDefault: false, isCurrent: false, hidden: false, parentId: 'a' },
      ],
      requests: [],
      roles: [],
    })
  })

  it('exports the customers in the order of the user, safe for spreadsheets', async () => {
    await post('nickname', { customerId: 'b', nickname: '=Verkstan' })
    await post('order', { customerIds: ['b', 'a'] })
    const csv: string = (await buyer.get('/api/customer/attached/export?format=csv')).body
    const [heading, ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n')
    expect(heading).toMatch(/^Kundnummer;Namn;Eget namn;/u)
    expect(rows.map((row) => row.split(';')[0])).toEqual(['1000b', '1000a'])
    expect(rows[0]).toContain("'=Verkstan")
    expect(rows[1]).toContain(';Inköpare;')
    expect((await buyer.get('/api/customer/attached/export?format=xlsx')).status).toBe(200)
  })

  it('searches, filters and sorts the list of customers, and exports what it shows (MY-9)', async () => {
    await post('nickname', { customerId: 'b', nickname: 'Ätten' })
    await post('hide', { customerId: 'b', hidden: true })
    await post('order', { customerIds: ['b', 'a'] })
    const list = async (query: string) => {
      const { status, body } = await buyer.get(`/api/customer/attached/list?${query}`)
      return [status, body.customers?.map(({ customerId }: { customerId: string }) => customerId), body.total]
    }
    expect(await list('')).toEqual([200, ['b', 'a'], 2])
    expect(await list('sort=number')).toEqual([200, ['a', 'b'], 2])
    // By the user's own name, as Swedish sorts.
    expect(await list('sort=name&direction=desc')).toEqual([200, ['b', 'a'], 2])
    expect(await list(`search=${encodeURIComponent('ätten')}`)).toEqual([200, ['b'], 1])
    expect(await list('search=1000a+customer')).toEqual([200, ['a'], 1])
    expect(await list('status=hidden')).toEqual([200, ['b'], 1])
    expect(await list('status=shown')).toEqual([200, ['a'], 1])
    // Customers of others are not found.
    expect(await list('search=1000c')).toEqual([200, [], 0])
    expect(await list('status=lost')).toEqual([400, undefined, undefined])
    const csv: string = (await buyer.get('/api/customer/attached/export?format=csv&status=shown')).body
    const rows = csv.trim().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(';')[0])).toEqual(['1000a'])
  })

  it('begins the next sign-in on this site with the default, whatever the order', async () => {
    expect((await post('default', { customerId: 'b' })).status).toBe(200)
    expect(await currentOf(await signIn('buyer'))).toBe('b')
    await post('order', { customerIds: ['b', 'a'] })
    await post('default', { customerId: 'a' })
    expect(await currentOf(await signIn('buyer'))).toBe('a')
    expect((await post('default', { customerId: 'c' })).status).toBe(404)
  })

  it('keeps the order, and refuses one that lacks a customer', async () => {
    expect((await post('order', { customerIds: ['b', 'a'] })).status).toBe(200)
    expect((await attached()).customers.map(({ customerId }) => customerId)).toEqual(['b', 'a'])
    const { body } = await buyer.get('/api/user/current')
    expect(body.attachedCustomers.map(({ id }: { id: string }) => id)).toEqual(['b', 'a'])
    for (const customerIds of [['a'], ['a', 'a'], ['a', 'b', 'c']])
      expect(await post('order', { customerIds })).toMatchObject({ status: 409, body: { code: 'changed' } })
  })

  it('hides a customer in the menus, but never the current one', async () => {
    expect((await post('hide', { customerId: 'b', hidden: true })).status).toBe(200)
    const menu = async () =>
      (await buyer.get('/api/user/current')).body.attachedCustomers.map(({ id }: { id: string }) => id)
    expect(await menu()).toEqual(['a'])
    expect((await attached()).customers).toHaveLength(2)
    expect(await post('hide', { customerId: 'a', hidden: true })).toMatchObject({
      status: 409,
      body: { code: 'current', field: 'customerId' },
    })
    // Hidden is not forbidden: a switch shows it again while it is the current one.
    expect((await buyer.post('/api/user/changecustomer', { user: 'b' })).body.success).toBe(true)
    expect(await menu()).toEqual(['a', 'b'])
  })

  it('shows the nickname in the menus, to that user alone', async () => {
    await post('nickname', { customerId: 'b', nickname: ' Verkstan\n' })
    const { body } = await buyer.get('/api/user/current')
    expect(body.attachedCustomers.map(({ name }: { name: string }) => name)).toEqual([
      'Customer a',
      'Verkstan',
    ])
    expect((await attached()).customers[1]).toMatchObject({ name: 'Customer b', nickname: 'Verkstan' })
    expect((await post('nickname', { customerId: 'b', nickname: 'x'.repeat(41) })).status).toBe(400)
  })

  it('detaches the user from another customer, and ends the sessions there', async () => {
    const elsewhere = await signIn('buyer')
    await elsewhere.post('/api/user/changecustomer', { user: 'b' })
    expect((await elsewhere.get('/api/cart')).status).toBe(200)
    expect(await post('detach', { customerId: 'a' })).toMatchObject({
      status: 409,
      body: { code: 'current' },
    })
    expect((await post('detach', { customerId: 'b' })).status).toBe(200)
    expect((await elsewhere.get('/api/cart')).status).toBe(401)
    expect((await attached()).customers).toHaveLength(1)
    const left = await shop.store.db
      .selectFrom('roleAssignments')
      .select('role')
      .where('userId', '=', 'buyer')
      .where('customerId', '=', 'b')
      .execute()
    expect(left).toEqual([])
    expect(await post('detach', { customerId: 'a' })).toMatchObject({
      status: 409,
      body: { code: 'lastCustomer' },
    })
    const [entry] = await shop.store.db
      .selectFrom('auditEntries')
      .select(['customerId', 'action', 'before'])
      .execute()
    expect(entry).toEqual({ customerId: 'b', action: 'customer.detach', before: '{"roles":["buyer"]}' })
  })

  it('does not detach the last active administrator', async () => {
    await insertRows(shop.store.db, 'attachments', [{ userId: 'barred', customerId: 'b', position: 2 }])
    await administers('buyer', 'b')
    await administers('barred', 'b')
    expect(await post('detach', { customerId: 'b' })).toMatchObject({
      status: 409,
      body: { code: 'lastAdministrator' },
    })
    expect((await attached()).customers[1]).toMatchObject({ roles: ['administrator', 'buyer'] })
  })

  it('leaves one administrator when two leave at once', async () => {
    await insertRows(shop.store.db, 'attachments', [{ userId: 'other', customerId: 'b', position: 2 }])
    await administers('buyer', 'b')
    await administers('other', 'b')
    const second = await signIn('other')
    const answers = await Promise.all(
      [buyer, second].map((visitor) => visitor.post('/api/customer/attached/detach', { customerId: 'b' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
