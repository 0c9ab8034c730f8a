import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CostCentre, CostCentres } from '../../../../api/contract/index.ts'
import { insertRows } from '../../../../api/platform/database/index.ts'
import { purgeCostCentres } from '../../../../api/company/cost-centres/store.ts'
import { databases } from '../../fixtures/databases.ts'
import { openShop, type TestShop } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'

const wanted = {
  number: '4010',
  name: 'Service',
  budget: 10_000_00,
  period: 'month',
  forEveryone: false,
  active: true,
  managerId: 'shy',
  buyerIds: ['other'],
}

/** The net amount of an order. */
const net = ({ total = 0, vat = 0 } = {}) => Number(total) - Number(vat)

describe.each(databases)('cost centres of a company, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  let buyer: Visitor
  beforeEach(async () => {
    shop = await openShop(open)
    await insertRows(shop.store.db, 'roleAssignments', [
      { userId: 'idle', customerId: 'c', role: 'administrator' },
    ])
    administrator = await signIn('idle')
    buyer = await signIn('other')
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
  const call = (name: string, body: object, visitor = administrator) =>
    visitor.post(`/api/customer/costcentre/${name}`, body)
  const read = async (): Promise<CostCentre[]> => {
    const { body }: { body: CostCentres } = await administrator.get('/api/customer/costcentres')
    return body.costCentres
  }
  /** Saves twice with one key. */
  const saveTwice = async (key: string, body: object): Promise<CostCentre> => {
    const send = () => administrator.post('/api/customer/costcentre/save', body, { 'Idempotency-Key': key })
    const [first, repeat] = [await send(), await send()]
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    return first.body.costCentre
  }
  const add = async (more: object = {}): Promise<CostCentre> =>
    (await call('save', { ...wanted, ...more })).body.costCentre
  /** The company wants the cost centre from a list. */
  const demandList = () =>
    administrator.post('/api/customer/company/orderfields', {
      version: 0,
      fields: [{ field: 'costCentre', required: true, kind: 'list', values: [] }],
    })
  const order = async (costCentre: string, visitor = buyer) => {
    await visitor.add('VALVE', 1)
    const { version } = (await visitor.get('/api/cart')).body
    return visitor.order(version, undefined, { costCentre })
  }

  it('are added and changed once per key', async () => {
    const { costCentreId, version } = await saveTwice('add', wanted)
    const changed = await saveTwice('change', { ...wanted, costCentreId, version, name: 'Jour' })
    expect(await read()).toEqual([changed])
  })

  it('are added and changed by administrators, with a version and an entry in the audit (MY-10)', async () => {
    const added = await add()
    expect(added).toMatchObject({
      number: '4010',
      manager: { userId: 'shy', name: 'User shy' },
      buyers: [{ userId: 'other' }],
      used: 0,
      inUse: false,
      periodFrom: '2026-11-01',
      periodUntil: '2026-11-30',
    })
    const { costCentreId, version } = added
    const change = { ...wanted, costCentreId, version }
    expect((await call('save', { ...change, name: 'Jour' })).body.costCentre).toMatchObject({
      version: 2,
      name: 'Jour',
    })
    expect(await call('save', { ...change, name: 'Verkstad' })).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { name: 'Jour', version: 2 } },
    })
    expect((await call('save', wanted, buyer)).status).toBe(403)
    const { entries } = (await administrator.get('/api/customer/audit')).body
    expect(entries).toMatchObject([
      {
        action: 'costCentre.change',
        subjectName: '4010 Jour',
        before: { name: 'Service' },
        after: { name: 'Jour' },
      },
      { action: 'costCentre.create', after: { budget: 10_000, buyers: ['User other'] } },
    ])
  })

  it.each([
    [{ buyerIds: ['other', 'buyer'] }, 'notInCompany', 'buyerIds.1'],
    [{ managerId: 'norse' }, 'notInCompany', 'managerId'],
    [{ number: ' ' }, 'invalid', 'number'],
    [{ budget: -1 }, 'invalid', 'budget'],
    [{ period: 'day' }, 'invalid', 'period'],
  ])('refuses %j with %s at %s', async (more, code, field) => {
    expect(await call('save', { ...wanted, ...more })).toMatchObject({ status: 400, body: { code, field } })
  })

  it('refuses the number of another one', async () => {
    await add()
    expect(await call('save', wanted)).toMatchObject({
      status: 400,
      body: { code: 'numberTaken', field: 'number' },
    })
  })

  it('are the choice at checkout, and no others are accepted', async () => {
    await add()
    await add({ number: '4020', name: 'Bygg', forEveryone: true, buyerIds: [] })
    await add({ number: '4030', buyerIds: ['shy'] })
    await add({ number: '4040', active: false })
    expect((await demandList()).status).toBe(200)
    const { orderFields } = (await buyer.get('/api/cart/checkout')).body
    expect(orderFields.find(({ field }: { field: string }) => field === 'costCentre')).toMatchObject({
      required: true,
      values: ['4010', '4020'],
      names: ['Service', 'Bygg'],
    })
    for (const number of ['4030', '4040', '9999'])
      expect(await order(number)).toMatchObject({
        status: 400,
        body: { code: 'notInList', field: 'costCentre' },
      })
    expect(await order('')).toMatchObject({ status: 400, body: { code: 'required', field: 'costCentre' } })
    expect((await order('4010')).status).toBe(200)
  })

  it('show the net sum of the orders of the running period, without cancelled ones', async () => {
    const { costCentreId } = await add({ forEveryone: true })
    await order('4010')
    await order('4010')
    await order('')
    const { db } = shop.store
    const [first, second] = await db
      .selectFrom('orders')
      .selectAll()
      .where('costCentre', '=', '4010')
      .execute()
    expect(first?.costCentreId).toBe(costCentreId)
    expect(net(first)).toBeGreaterThan(0)
    expect(await read()).toMatchObject([{ used: net(first) + net(second), inUse: true }])
    await db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('id', '=', first?.id ?? '')
      .execute()
    expect(await read()).toMatchObject([{ used: net(second) }])
    await db
      .updateTable('orders')
      .set({ placedAt: '2026-10-31T22:59:59.000Z' })
      .where('id', '=', second?.id ?? '')
      .execute()
    expect(await read()).toMatchObject([{ used: 0, inUse: true }])
  })

  it('can be deleted and restored until an order names them, afterwards only made inactive', async () => {
    const { costCentreId } = await add({ forEveryone: true })
    expect((await call('delete', { costCentreId })).status).toBe(200)
    expect(await read()).toEqual([])
    expect((await call('restore', { costCentreId })).status).toBe(200)
    await order('4010')
    expect(await call('delete', { costCentreId })).toMatchObject({ status: 409, body: { code: 'used' } })
    const [{ version = 0 } = {}] = await read()
    expect((await call('save', { ...wanted, costCentreId, version, active: false })).status).toBe(200)
    expect(await read()).toMatchObject([{ active: false, inUse: true }])
  })

  it('cannot be restored under a number that is taken, nor after an hour', async () => {
    const { costCentreId } = await add()
    await call('delete', { costCentreId })
    const { costCentreId: other } = await add()
    expect(await call('restore', { costCentreId })).toMatchObject({
      status: 409,
      body: { code: 'numberTaken' },
    })
    await call('delete', { costCentreId: other })
    shop.clock.pass(59 * 60)
    const later = await signIn('idle')
    expect((await call('restore', { costCentreId: other }, later)).status).toBe(200)
    shop.clock.pass(120)
    expect((await call('restore', { costCentreId }, later)).status).toBe(404)
    await purgeCostCentres(shop.store.db, new Date('2026-11-21T00:00:00.000Z'))
    expect(await shop.store.db.selectFrom('costCentres').select('id').execute()).toEqual([{ id: other }])
  })
})
