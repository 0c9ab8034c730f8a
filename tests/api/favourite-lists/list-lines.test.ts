import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { asked, linesOf, makeList, postKeyed } from '../fixtures/own-lists.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('the lines of an own list on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let listId: string
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    listId = await makeList(buyer, 'Bilen', [
      ['VALVE', 3],
      ['PIPE', 2.2],
      ['SCREW', 300],
      ['GONE', 1],
      ['TROUSERS', 2],
      ['BARE', 1],
      ['SALE', 4],
    ])
    await buyer.post('/api/lists/changeline', { listId, itemId: 3, note: 'Hylla Åtta' })
    await shop.store.db.updateTable('listItems').set({ addedAt: '' }).where('position', '=', 1).execute()
    await shop.store.db.updateTable('listItems').set({ variantId: 12 }).where('position', '=', 7).execute()
    await shop.store.db.updateTable('variants').set({ buyable: 0 }).where('code', '=', 'OLD').execute()
  })
  afterAll(() => shop.close())

  const hide = (hidePrices: 0 | 1) =>
    shop.store.db
      .updateTable('users')
      .set({ hidePrices, hidePricesAvailable: hidePrices })
      .where('id', '=', 'buyer')
      .execute()

  it('have number, note, price, stock, and the outcome of adding each', async () => {
    const { body } = await buyer.get(`/api/my-pages/my-lists/lines?listId=${listId}`)
    expect(body).toMatchObject({ total: 7, page: 1, pageSize: 50, currency: 'SEK' })
    expect(body.lines).toMatchObject([
      {
        itemId: 1,
        variantNbr: 'VALVE',
        customerSpecificVariantNumber: 'EGEN-1',
        asked: 3,
        quantity: 3,
        unitPrice: 12950,
        sum: 38850,
        priceUnit: 'st',
        stock: { type: 3, quantity: 40 },
        addedAt: '',
        url: '/p/kulventil-VALVE',
        imageUrl: '/pictures/ball-valve/dn15.svg',
        outcome: 'added',
      },
      // 2.2 m are kept, one length of 2.5 m is priced.
      { asked: 2.2, quantity: 2.5, decimalPrecision: 1, unitVolume: 2.5, sum: 8333, outcome: 'changed' },
      { asked: 300, quantity: 500, note: 'Hylla Åtta', priceUnit: '100 st', sum: 22995 },
      { variantNbr: 'GONE', outcome: 'notBuyable' },
      { variantNbr: 'TROUSERS', outcome: 'configure' },
      { variantNbr: 'BARE', unitPrice: null, sum: null, outcome: 'notBuyable' },
      { variantNbr: 'VALVE', replacedNumber: 'OLD', asked: 4, outcome: 'replaced' },
    ])
    expect(body.lines[1].addedAt).toMatch(/^2026-11-20T/u)
  })

  it('are searched by number, own number, name and note, and sorted', async () => {
    const found = async (search: string) => asked(buyer, listId, `&search=${encodeURIComponent(search)}`)
    expect(await found('pip')).toEqual([['PIPE', 2.2]])
    expect(await found('åtta')).toEqual([['SCREW', 300]])
    // A replaced line is found by its own number, and by those of its successor.
    expect(await found('old')).toEqual([['VALVE', 4]])
    expect((await found('egen-1')).map(([, quantity]) => quantity)).toEqual([3, 4])
    expect((await found('kulventil')).length).toBeGreaterThan(3)
    expect(await found('kulventil pip')).toEqual([['PIPE', 2.2]])
    expect(await found('nothing')).toEqual([])
    const sorted = async (sort: string) => (await asked(buyer, listId, `&sort=${sort}`)).map(([code]) => code)
    expect(await sorted('articleNumber')).toEqual([
      'BARE',
      'GONE',
      'PIPE',
      'SCREW',
      'TROUSERS',
      'VALVE',
      'VALVE',
    ])
    expect((await sorted('quantity&direction=desc')).slice(0, 2)).toEqual(['SCREW', 'VALVE'])
    expect((await sorted('name')).at(-1)).toBe('TROUSERS')
    // A line without a time is the last.
    expect((await linesOf(buyer, listId, '&sort=addedAt')).at(-1).itemId).toBe(1)
    expect((await linesOf(buyer, listId, '&sort=addedAt&direction=desc')).at(-1).itemId).toBe(1)
  })

  it('come in pages, and printed as one', async () => {
    const { db } = shop.store
    const large = await makeList(buyer, 'Stor')
    await db
      .insertInto('listItems')
      .values(
        Array.from({ length: 120 }, (_, at) => ({
          listId: large,
          variantId: 1,
          quantity: 1,
          position: at + 1,
        })),
      )
      .execute()
    const page = async (more: string) =>
      (await buyer.get(`/api/my-pages/my-lists/lines?listId=${large}${more}`)).body
    const third = await page('&page=3')
    expect([third.total, third.lines.length, third.lines[0].itemId]).toEqual([120, 20, 101])
    expect((await page('&print=1')).lines).toHaveLength(120)
    // Lines of articles that have left the catalogue are not shown and not counted.
    await db
      .updateTable('listItems')
      .set({ variantId: 999 })
      .where('listId', '=', large)
      .where('position', '<', 21)
      .execute()
    expect((await page('')).total).toBe(100)
  })

  it('are exported, with prices only for those who see them', async () => {
    const exported = async () => {
      const { body } = await buyer.get(
        `/api/my-pages/my-lists/lines/export?format=csv&listId=${listId}&sort=articleNumber&search=pip`,
      )
      return body.replace('\uFEFF', '').trim().split('\r\n')
    }
    expect(await exported()).toEqual([
      'Artikelnummer;Eget artikelnummer;Ersätter;Benämning;Val;Antal;Antal i hela förpackningar;Enhet;' +
        'Pris exkl. moms;Prisenhet;Summa exkl. moms;Valuta;Anteckning;Tillagd',
      expect.stringMatching(/^PIPE;;;[^;]*;;2,2;2,5;m;33,33;m;83,33;SEK;;2026-11-20$/u),
    ])
    await hide(1)
    expect((await exported())[1]).toMatch(/^PIPE;;;[^;]*;;2,2;2,5;m;;2026-11-20$/u)
    expect((await linesOf(buyer, listId))[0]).toMatchObject({
      unitPrice: null,
      sum: null,
      stock: { quantity: 40 },
    })
    await hide(0)
  })

  it('are added to the cart: the chosen ones, each with its outcome', async () => {
    await buyer.post('/api/cart/emptycart')
    const add = (itemIds: number[]) => postKeyed(buyer, '/api/cart/addlist', { listId, itemIds })
    const { body } = await add([2, 4, 5])
    expect(body).toMatchObject({ cartCount: 1, addedCount: 1, reportedCount: 3 })
    expect(body.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'changed',
      'notBuyable',
      'configure',
    ])
    expect((await buyer.get('/api/cart')).body.lines).toMatchObject([{ variantNbr: 'PIPE', quantity: 2.5 }])
    expect(await add([1, 99])).toMatchObject({ status: 404, body: { field: 'itemIds' } })
    expect((await buyer.get('/api/cart')).body.lines).toHaveLength(1)
    // The list keeps what was asked.
    expect((await asked(buyer, listId))[1]).toEqual(['PIPE', 2.2])
  })
})
