import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { whileTransactionsFail } from '../platform/failing-transactions.ts'

const other = 'hjortron vid tjärnen'

const isLive = async (visitor: Visitor) => (await visitor.get('/api/user/security')).status === 200

describe.each(databases)('a browser that cannot be remembered, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const whileNoneIsRemembered = (act: () => Promise<void>) =>
    whileTransactionsFail(shop.store, act, { table: 'devices', event: 'insert' })

  it('keeps its session and the old password when a change of the password fails (ACC-11)', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn('shy')
    const elsewhere = new Visitor(shop.api)
    await elsewhere.signIn('shy')
    const { session } = visitor
    await whileNoneIsRemembered(async () => {
      const change = { oldPassword: password, newPassword: other }
      expect((await visitor.post('/api/user/changepassword', change)).status).toBe(500)
    })
    expect(await new Visitor(shop.api).adopt(session ?? '')).toBe(true)
    expect([await isLive(visitor), await isLive(elsewhere)]).toEqual([true, true])
    expect((await new Visitor(shop.api).signIn('shy')).body.success).toBe('true')
  })

  it('keeps its session and cart when a sign-in fails (ACC-1)', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 2)
    const { session } = visitor
    await whileNoneIsRemembered(async () => {
      expect((await visitor.signIn('buyer')).status).toBe(500)
    })
    const again = new Visitor(shop.api)
    expect(await again.adopt(session ?? '')).toBe(true)
    expect((await again.get('/api/cart')).body.lines).toMatchObject([{ variantNbr: 'VALVE', quantity: 2 }])
    expect((await visitor.signIn('buyer')).body.success).toBe('true')
  })
})
