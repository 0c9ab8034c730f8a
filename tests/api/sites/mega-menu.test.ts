import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { megaMenuSchema, type CategoryNode } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { writeMenuText } from '../../../api/sites/menu-texts-store.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const anna = {
  id: 's1',
  name: 'Anna Berg',
  telephoneNumber: '070-174 06 32',
  email: 'anna@tradecounter.example',
}
const bo = { id: 's2', name: 'Bo Ek', telephoneNumber: '070-174 06 33', email: 'bo@tradecounter.example' }

const menuOf = async (visitor: Visitor, query = ''): Promise<CategoryNode[]> => {
  const { status, body } = await visitor.get(`/api/site/getmegamenu${query}`)
  expect(status).toBe(200)
  return v.parse(megaMenuSchema, body)
}

describe.each(databases)('the mega menu on $name (SHELL-6)', ({ open }) => {
  let shop: TestShop
  let top: string
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    const [first] = await menuOf(new Visitor(shop.api))
    top = first?.url.slice('/c/'.length) ?? ''
    await insertRows(db, 'salesmen', [anna, bo])
    await insertRows(db, 'salesmenOfCustomers', [
      { customerId: 'a', salesmanId: 's1' },
      { customerId: 'b', salesmanId: 's2' },
    ])
  })
  afterAll(() => shop.close())

  const signedIn = async (user: string): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(user)
    return visitor
  }

  it('cleans HTML of editors, stores no markup, and returns a tree', async () => {
    const place = { site: 'se' as const, path: top, language: 'sv' }
    await writeMenuText(shop.store.db, { ...place, html: '<p>Först</p>' })
    await writeMenuText(shop.store.db, {
      ...place,
      html: '<p onclick="steal()">Hej <b>du</b><script>alert(1)</script></p>',
    })
    const rows = await shop.store.db.selectFrom('menuTexts').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.nodes).not.toMatch(/<|steal|alert/u)
    const menu = await menuOf(new Visitor(shop.api))
    expect(menu[0]?.html).toEqual([{ tag: 'p', children: ['Hej ', { tag: 'strong', children: ['du'] }] }])
  })

  it('skips invalid texts in the database', async () => {
    await shop.store.db
      .insertInto('menuTexts')
      .values({
        site: 'no',
        path: top,
        language: 'sv',
        nodes: JSON.stringify([{ tag: 'a', href: 'javascript:alert(1)', children: ['x'] }]),
      })
      .execute()
    const menu = await menuOf(new Visitor(shop.api, 'no'))
    expect(menu.length).toBeGreaterThan(0)
    expect(JSON.stringify(menu)).not.toContain('javascript')
  })

  it('has no texts of editors in the first level', async () => {
    expect((await menuOf(new Visitor(shop.api), '?depth=1'))[0]?.html).toBeUndefined()
  })

  it('ends with the salesperson of the caller’s customer, and has none for a visitor', async () => {
    for (const query of ['', '?depth=1']) {
      const buyer = await signedIn('buyer')
      const { id: _anna, ...annaShown } = anna
      const { id: _bo, ...boShown } = bo
      expect((await menuOf(buyer, query)).at(-1)).toEqual({
        name: 'Min säljare',
        url: '/my-pages/my-sales-person',
        subCategories: [],
        isMySalesmanPage: true,
        salesMan: annaShown,
      })
      await buyer.post('/api/user/changecustomer', { user: 'b' })
      expect((await menuOf(buyer, query)).at(-1)?.salesMan).toEqual(boShown)
      expect((await menuOf(await signedIn('other'), query)).some(({ salesMan }) => salesMan)).toBe(false)
      expect(JSON.stringify(await menuOf(new Visitor(shop.api), query))).not.toMatch(/Anna|Bo Ek|070/u)
    }
  })
})
