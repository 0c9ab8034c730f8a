import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CompanyUnits } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const wanted = {
  number: '1',
  name: 'Norr',
  addressIds: ['depot'],
  memberIds: ['other'],
  approverIds: ['shy'],
}

/** The ids of the addresses at checkout, in order. */
const addresses = async (visitor: Visitor): Promise<string[]> => {
  const { body } = await visitor.get('/api/cart/checkout')
  return body.addresses.map(({ id }: { id: string }) => id)
}

describe.each(databases)('units of a company, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  beforeEach(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await insertRows(db, 'roleAssignments', [
      { userId: 'idle', customerId: 'c', role: 'administrator' },
      { userId: 'shy', customerId: 'c', role: 'approver' },
    ])
    const place = { customerId: 'c', street: 'Depågatan 1', postalCode: '123 45', city: 'Solna' }
    await insertRows(db, 'addresses', [
      { id: 'alpha', name: 'Alfa', ...place },
      { id: 'depot', name: 'Depån', ...place },
    ])
    administrator = await signIn('idle')
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
  const call = (name: string, body: object) => administrator.post(`/api/customer/unit/${name}`, body)
  /** Saves twice with one key. */
  const saveTwice = async (key: string, body: object) => {
    const send = () => administrator.post('/api/customer/unit/save', body, { 'Idempotency-Key': key })
    const [first, repeat] = [await send(), await send()]
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    return first.body.unit
  }
  const read = async (): Promise<CompanyUnits['units']> =>
    (await administrator.get('/api/customer/units')).body.units

  it('have addresses, members and approvers, and two editors do not overwrite each other', async () => {
    const { unit } = (await call('save', wanted)).body
    expect(unit).toMatchObject({
      number: '1',
      addresses: [{ addressId: 'depot', name: 'Depån' }],
      members: [{ userId: 'other' }],
      approvers: [{ userId: 'shy' }],
    })
    const change = { ...wanted, unitId: unit.unitId, version: unit.version }
    expect((await call('save', { ...change, name: 'Syd' })).status).toBe(200)
    expect(await call('save', { ...change, name: 'Väst' })).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { name: 'Syd' } },
    })
  })

  it('are added and changed once per key', async () => {
    const { unitId, version } = await saveTwice('add', wanted)
    const changed = await saveTwice('change', { ...wanted, unitId, version, name: 'Syd' })
    expect(await read()).toEqual([changed])
  })

  it('offer their members their own addresses first at checkout', async () => {
    const { unit } = (await call('save', wanted)).body
    expect(await addresses(await signIn('other'))).toEqual(['depot', 'c', 'alpha'])
    expect(await addresses(await signIn('shy'))).toEqual(['c', 'alpha', 'depot'])
    await call('delete', { unitId: unit.unitId })
    expect(await addresses(await signIn('other'))).toEqual(['c', 'alpha', 'depot'])
  })

  it.each([
    [{ addressIds: ['site-1'] }, 'address', 'addressIds.0'],
    [{ memberIds: ['buyer'] }, 'notInCompany', 'memberIds.0'],
    [{ approverIds: ['other'] }, 'notApprover', 'approverIds.0'],
  ])('refuse %j with %s', async (more, code, field) => {
    expect(await call('save', { ...wanted, ...more })).toMatchObject({ status: 400, body: { code, field } })
  })

  it('can be deleted and restored, and have unique numbers', async () => {
    const { unitId } = (await call('save', wanted)).body.unit
    expect(await call('save', wanted)).toMatchObject({ status: 400, body: { code: 'numberTaken' } })
    expect((await call('delete', { unitId })).status).toBe(200)
    expect(await read()).toEqual([])
    expect((await call('restore', { unitId })).status).toBe(200)
    expect(await read()).toMatchObject([{ name: 'Norr', members: [{ userId: 'other' }] }])
  })
})
