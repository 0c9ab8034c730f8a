import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeRole, grantRole, revokeRole } from '../../../api/operator/roles.ts'
import { createApp } from '../../../api/app.ts'
import { type Call, siteCalls } from '../../../api/contract/index.ts'
import type { Mount } from '../../../api/platform/http/route-group.ts'
import { databases, everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { openMatrixShop, type MatrixShop } from '../permissions/matrix-people.ts'

const [{ open: openFirst } = { open: undefined }] = everyDatabase

const secret = {
  method: 'POST',
  path: '/api/cart/secret',
  summary: '',
  answer: siteCalls.sendFeedback.answer,
} as const

const withoutRule = (mount: Mount): void => {
  // @ts-expect-error -- the rule is missing
  mount(secret, () => ({ success: true }))
}

describe('a call without an access rule', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    if (openFirst === undefined) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(openFirst)
  })
  afterAll(() => shop.close())

  it('does not compile, and the service does not start (ACC-10)', () => {
    expect(() => createApp(shop.services, { routes: [withoutRule] })).toThrow(
      'POST /api/cart/secret has no rule',
    )
  })

  it.each(['everybody', 'perm:fly', '', null, { page: 'nowhere' }, { users: 'perm:fly' }])(
    'does not start with %j, which is not a rule',
    (rule) => {
      const family = (mount: Mount): void => {
        const call: Call = { ...secret, rule: rule as Call['rule'] } // no rule
        mount(call, () => new Response())
      }
      expect(() => createApp(shop.services, { routes: [family] })).toThrow(
        'POST /api/cart/secret has no rule',
      )
    },
  )
})

const elsewhere = { name: 'Villan', street: 'Solgatan 9', postalCode: '252 25', city: 'Helsingborg' }
const stored = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }

const at = (role: string, customerNumber = '1000a') => ({
  userName: 'buyer@example.test',
  customerNumber,
  role,
})

describe.each(databases)('the permissions of a user, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.store.db.deleteFrom('roleAssignments').where('userId', '=', 'buyer').execute()
    await grant('buyer')
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
    await buyer.add('VALVE', 2)
  })

  const grant = (role: string) => grantRole(shop.store, at(role))
  /** Replaces the buyer's role by one with these permissions. */
  const onlyMay = async (...permissions: string[]): Promise<void> => {
    await revokeRole(shop.store, at('buyer'))
    const role = `only-${randomUUID().slice(0, 8)}`
    for (const permission of ['perm:manageLists', ...permissions])
      await changeRole(shop.store, role, permission, true)
    await grant(role)
  }
  const order = async (address: object) =>
    buyer.order((await buyer.get('/api/cart')).body.version, randomUUID(), { address })

  it('refuse an order without perm:order from the next call on, and keep the cart (ACC-10)', async () => {
    expect((await buyer.get('/api/cart/checkout')).status).toBe(200)
    const { body: cart } = await buyer.get('/api/cart')
    await onlyMay('perm:seePrices', 'perm:orderToFreeAddress')
    const refused = { status: 403, body: { code: 'permission', permission: 'perm:order' } }
    expect(await buyer.get('/api/cart/checkout')).toMatchObject(refused)
    expect(await buyer.order(cart.version)).toMatchObject(refused)
    expect((await buyer.add('VALVE', 1)).status).toBe(200)
    await grant('buyer')
    expect((await order(elsewhere)).status).toBe(200)
  })

  it('allow only the stored addresses without perm:orderToFreeAddress (ACC-10)', async () => {
    await onlyMay('perm:order')
    expect(await order(elsewhere)).toMatchObject({
      status: 403,
      body: { code: 'permission', permission: 'perm:orderToFreeAddress', field: 'address' },
    })
    expect((await buyer.get('/api/cart')).body.lines).toHaveLength(1)
    expect(await order({ ...stored, street: 'Byggvägen 3' })).toMatchObject({ status: 403 })
    expect((await order(stored)).status).toBe(200)
  })

  it('hide prices without perm:seePrices, in answers and mail (ACC-10)', async () => {
    const price = (await buyer.post('/api/variants/stockprices', { items: ['VALVE'] })).body.items[0].price
    expect(price).toBeGreaterThan(0)
    await onlyMay('perm:order', 'perm:orderToFreeAddress', 'perm:viewOrderHistory')
    const added = await buyer.add('VALVE', 1)
    expect(added.body.notification).toMatchObject({ price: null, unitPrice: null })
    const prices = await buyer.post('/api/variants/stockprices', { items: ['VALVE'] })
    expect(prices.body.items[0]).toMatchObject({ price: null, stock: { type: 3 } })
    expect((await buyer.get('/api/cart')).body).toMatchObject({ sum: null, total: null })
    const mini = await buyer.get('/api/cart/getminicart?showPrices=true')
    expect(mini.body).toMatchObject({ miniCartTotalSum: null, hideTotalPrice: true })
    const { body } = await order(elsewhere)
    const shown = await buyer.get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)
    expect(shown.body).toMatchObject({ sum: null, total: null })
    expect((await buyer.get('/api/my-pages/order-history')).body.orders[0].total).toBeNull()
    const mail = await shop.store.db
      .selectFrom('mails')
      .select(['content', 'html'])
      .where('id', '=', `order-${body.orderNumber}`)
      .executeTakeFirstOrThrow()
    expect(`${mail.content}${mail.html}`).not.toMatch(/\d,\d\d|SEK/u)
    const user = await buyer.get('/api/user/current')
    expect(user.body.temporarilyHidePrices).toMatchObject({ checked: false, optionAvailable: false })
    expect(await buyer.post('/api/customer/toggleTemporarilyHidePrices', { isActive: true })).toMatchObject({
      status: 403,
      body: { permission: 'perm:seePrices' },
    })
  })

  it('depend on the customer that the user acts for (ACC-10)', async () => {
    await revokeRole(shop.store, at('buyer'))
    await grantRole(shop.store, at('buyer', '1000b'))
    expect((await buyer.get('/api/cart/checkout')).status).toBe(403)
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    expect((await buyer.get('/api/cart/checkout')).status).toBe(200)
  })

  it('are those of all roles, and saving a list needs perm:manageLists (ACC-10)', async () => {
    await revokeRole(shop.store, at('buyer'))
    await grant('reader')
    await changeRole(shop.store, 'reader', 'perm:manageLists', false)
    const save = () =>
      buyer.post('/api/cart/savelist', { name: 'Bilen' }, { 'Idempotency-Key': randomUUID() })
    expect(await save()).toMatchObject({ status: 403, body: { permission: 'perm:manageLists' } })
    await grant('approver')
    expect((await save()).status).toBe(200)
    expect((await buyer.get('/api/my-pages/order-history')).status).toBe(200)
  })

  it('end with the attachment, as do the sessions there (ACC-10)', async () => {
    const leaver = new Visitor(shop.api)
    await leaver.signIn('shy')
    expect((await leaver.get('/api/user/current')).status).toBe(200)
    await shop.store.db.deleteFrom('attachments').where('userId', '=', 'shy').execute()
    expect((await leaver.get('/api/user/current')).status).toBe(401)
    const roles = await shop.store.db
      .selectFrom('roleAssignments')
      .select('role')
      .where('userId', '=', 'shy')
      .execute()
    expect(roles).toEqual([])
  })
})
