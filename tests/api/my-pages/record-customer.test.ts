import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { plantBelongings } from '../permissions/matrix-belongings.ts'
import { writeTestOrders } from './orders-of.ts'

const records = [
  ['order', 'orderNumber', (customer: string) => `ORDER-OF-${customer}`],
  ['attestation/request', 'requestId', (customer: string) => `request-of-${customer}`],
  ['offers/offer', 'offerId', (customer: string) => `offer-${customer}`],
  ['invoice', 'number', (customer: string) => `INVOICE-${customer}`],
  ['return', 'number', (customer: string) => `RETURN-${customer}`],
  ['order-agreements/agreement', 'agreementId', (customer: string) => `agreement-${customer}`],
] as const

describe.each(databases)('whose record it is on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  const ask = (path: string, name: string, id: string) =>
    buyer.get(`/api/my-pages/${path}/customer?${name}=${id}`)
  const roleAtB = (role: string) =>
    shop.store.db
      .updateTable('roleAssignments')
      .set({ role })
      .where('userId', '=', 'buyer')
      .where('customerId', '=', 'b')
      .execute()

  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await plantBelongings(shop.store)
    await insertRows(db, 'roles', [{ role: 'nothing' }])
    await insertRows(db, 'rolePermissions', [{ role: 'buyer', permission: 'perm:viewInvoices' }])
    await writeTestOrders(
      shop.store,
      ['a', 'b', 'c'].map((customerId) => ({
        number: `ORDER-OF-${customerId}`,
        customerId,
        userId: 'buyer',
      })),
    )
    await insertRows(
      db,
      'approvalRequests',
      ['a', 'b', 'c'].map((customerId, at) => ({
        id: `request-of-${customerId}`,
        number: `R-${at}`,
        customerId,
        userId: 'buyer',
        site: 'se' as const,
        language: 'sv' as const,
        cartId: 'none',
        state: 'waiting' as const,
        version: 1,
        step: 1,
        sum: 100,
        currency: 'SEK' as const,
        lineCount: 0,
        reasons: '[]',
        orderRequest: '{}',
        reference: '',
        project: '',
        createdAt: '2026-11-19T10:00:00.000Z',
        changedAt: '2026-11-19T10:00:00.000Z',
        deadlineAt: '2027-11-19T10:00:00.000Z',
        searchText: '',
      })),
    )
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  it.each(records)('%s: own, of another customer of the user, of a stranger', async (path, name, idOf) => {
    expect((await ask(path, name, idOf('a'))).body).toEqual({ customer: null })
    expect((await ask(path, name, idOf('b'))).body).toEqual({ customer: { id: 'b', name: 'Customer b' } })
    const strangers = await ask(path, name, idOf('c'))
    expect(strangers.status).toBe(404)
    expect(strangers.body).toEqual((await ask(path, name, 'none')).body)
  })

  it('tells nothing without the permission for the page at the other customer', async () => {
    await roleAtB('nothing')
    const statuses = await Promise.all(
      records.map(async ([path, name, idOf]) => [path, (await ask(path, name, idOf('b'))).status]),
    )
    await roleAtB('buyer')
    // Every user may open the page of requests.
    expect(Object.fromEntries(statuses)).toEqual({
      order: 404,
      'attestation/request': 200,
      'offers/offer': 404,
      invoice: 404,
      return: 404,
      'order-agreements/agreement': 404,
    })
  })

  it('tells nothing of requests for approval with which the user has nothing to do', async () => {
    expect((await ask('attestation/request', 'requestId', 'approval-b')).status).toBe(404)
    expect((await ask('attestation/request', 'requestId', 'approval-a')).status).toBe(404)
  })

  it('tells nothing to a user who may not act for the other customer any more', async () => {
    await shop.store.db
      .updateTable('attachments')
      .set({ state: 'inactive' })
      .where('userId', '=', 'buyer')
      .where('customerId', '=', 'b')
      .execute()
    for (const [path, name, idOf] of records)
      expect([path, (await ask(path, name, idOf('b'))).status]).toEqual([path, 404])
  })
})
