import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const gated = [
  ['perm:viewOrderHistory', ['order-history', 'order-info']],
  ['perm:adminPunchout', ['admin-punch-out']],
  ['perm:viewOrderAgreements', ['order-agreements']],
  ['perm:offers', ['offers']],
  ['perm:returns', ['returns-and-complaints']],
  ['perm:viewOrderPriceFile', ['terms-prices']],
] as const

describe.each(databases)('the permissions of my pages on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await db.deleteFrom('roleAssignments').where('userId', '=', 'buyer').execute()
    await insertRows(db, 'roles', [{ role: 'tried' }])
    await insertRows(db, 'roleAssignments', [{ userId: 'buyer', customerId: 'a', role: 'tried' }])
  })
  afterAll(() => shop.close())

  /** Gives the buyer exactly these permissions. */
  async function grant(permissions: readonly string[]): Promise<void> {
    await shop.store.db.deleteFrom('rolePermissions').where('role', '=', 'tried').execute()
    await insertRows(
      shop.store.db,
      'rolePermissions',
      permissions.map((permission) => ({ role: 'tried', permission })),
    )
  }
  const signedIn = async (): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer')
    return visitor
  }

  it.each(gated)('%s alone opens %j, in the menu and on the page (ACC-9)', async (permission, pages) => {
    const all = gated.flatMap(([, own]) => own)
    const buyer = await signedIn()
    await grant([permission])
    expect((await buyer.post('/api/my-pages/menu', { pages: all })).body.pages).toEqual(pages)
    const { body: user } = await buyer.get('/api/user/current')
    expect(all.filter((page) => user.allowedPages.includes(page))).toEqual(pages)
    // The same session: what is taken away is gone at the next call.
    await grant([])
    expect((await buyer.post('/api/my-pages/menu', { pages: all })).body.pages).toEqual([])
  })

  it('perm:viewOrderHistory decides on the data too, at each call (ACC-9)', async () => {
    const buyer = await signedIn()
    const statuses = async () =>
      Promise.all(
        ['order-history', 'order?orderNumber=none', 'order/sheet?orderNumber=none'].map(
          async (path) => (await buyer.get(`/api/my-pages/${path}`)).status,
        ),
      )
    await grant(['perm:viewOrderHistory'])
    expect(await statuses()).toEqual([200, 404, 404])
    await grant(['perm:adminPunchout', 'perm:viewOrderAgreements', 'perm:viewOrderPriceFile'])
    expect(await statuses()).toEqual([403, 403, 403])
  })

  it('applies the list of the site that is shown, Solelgrossisten included (SITE-4)', async () => {
    await grant([])
    const buyer = await signedIn()
    const pages = ['a-klubben', 'planogram', 'download']
    const menuOf = async (headers: Record<string, string>) =>
      (await buyer.post('/api/my-pages/menu', { pages }, headers)).body.pages
    expect(await menuOf({})).toEqual(pages)
    expect(await menuOf({ 'X-Brand': 'solelgrossisten' })).toEqual(['download'])
    const { body } = await buyer.get('/api/user/current', { 'X-Brand': 'solelgrossisten' })
    expect(body.allowedPages).toContain('download')
    expect(body.allowedPages).not.toContain('planogram')
  })
})
