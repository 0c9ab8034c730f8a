import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { asked, makeList, postKeyed } from '../fixtures/own-lists.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const hour = 3600
const namesOf = (lists: { name: string }[]) => lists.map(({ name }) => name)

describe.each(databases)("a user's own lists on $name", ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const table of ['listItems', 'lists'] as const) await shop.store.db.deleteFrom(table).execute()
    // Tests let days pass.
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })

  const page = async (more = '') => (await buyer.get(`/api/my-pages/my-lists?${more}`)).body
  const one = (listId: string, person = buyer) => person.get(`/api/my-pages/my-lists/list?listId=${listId}`)
  const save = (body: object) => postKeyed(buyer, '/api/lists/save', body)
  const fill = (count: number, more: object = {}) =>
    insertRows(
      shop.store.db,
      'lists',
      Array.from({ length: count }, (_, at) => ({
        id: `l${at}`,
        customerId: 'a',
        userId: 'buyer',
        name: `Lista ${at}`,
        changedAt: '2026-11-19T10:00:00.000Z',
        ...more,
      })),
    )

  it('are listed with the last changed first, searched, sorted and in pages', async () => {
    await fill(27)
    const listId = await makeList(buyer, 'Åkes bil', [['VALVE', 1]])
    await save({ listId, version: 0, name: 'Åkes bil', description: 'Reservdelar' })
    const first = await page()
    expect(first).toMatchObject({ total: 28, page: 1, pageSize: 25 })
    expect(first.lists).toHaveLength(25)
    expect(first.lists[0]).toMatchObject({ listId, version: 1, lineCount: 1, description: 'Reservdelar' })
    expect((await page('page=2')).lists).toHaveLength(3)
    expect(namesOf((await page('search=RESERV')).lists)).toEqual(['Åkes bil'])
    expect(namesOf((await page('sort=name&direction=desc')).lists)[0]).toBe('Åkes bil')
    // As numbers: 2 before 10.
    expect(namesOf((await page('sort=name')).lists).slice(0, 3)).toEqual(['Lista 0', 'Lista 1', 'Lista 2'])
    expect(namesOf((await page('sort=lineCount&direction=desc')).lists)[0]).toBe('Åkes bil')
    expect(namesOf((await page('sort=changedAt')).lists)).not.toContain('Åkes bil')
    expect((await page('print=1')).lists).toHaveLength(28)
  })

  it('are exported as the search selects them', async () => {
    await makeList(buyer, 'Bilen', [['VALVE', 1]])
    await makeList(buyer, '=Lagret')
    const { body, headers } = await buyer.get('/api/my-pages/my-lists/export?format=csv&search=bil')
    const [heading, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n')
    expect(heading).toBe('Namn;Beskrivning;Rader;Ändrad')
    expect(rows).toEqual(['Bilen;;1;2026-11-20'])
    expect(headers.get('content-disposition')).toContain('favoritlistor-2026-11-20.csv')
  })

  it('are created once per key, and changed only from the version that was shown', async () => {
    const key = { 'Idempotency-Key': 'once' }
    const create = () => buyer.post('/api/lists/save', { name: ' Bilen ', description: 'Skåp' }, key)
    const [{ body }, again] = await Promise.all([create(), create()])
    expect(again.body).toEqual(body)
    expect(body.list).toMatchObject({ version: 0, name: 'Bilen', description: 'Skåp', lineCount: 0 })
    const { listId } = body.list
    expect((await page()).total).toBe(1)
    const renamed = await save({ listId, version: 0, name: 'Bussen' })
    expect(renamed.body.list).toMatchObject({ version: 1, name: 'Bussen', description: '' })
    const late = await save({ listId, version: 0, name: 'Släpet' })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { list: { version: 1, name: 'Bussen' } } },
    })
    expect((await one(listId)).body.list.name).toBe('Bussen')
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(256) },
      { name: 'x', description: 'x'.repeat(501) },
    ])
      expect((await save(wrong)).status).toBe(400)
  })

  it('are copied with their lines', async () => {
    const listId = await makeList(buyer, 'Bilen', [
      ['VALVE', 3],
      ['PIPE', 2.2],
    ])
    await save({ listId, version: 0, name: 'Bilen', description: 'Skåp' })
    await buyer.post('/api/lists/changeline', { listId, itemId: 1, note: 'Hylla 2' })
    await buyer.post('/api/lists/removelines', { listId, itemIds: [2] })
    await postKeyed(buyer, '/api/lists/addline', { listId, articleNumber: 'SALE', quantity: 1 })
    const { body } = await postKeyed(buyer, '/api/lists/copy', { listId, name: 'Bilen 2' })
    expect(body.list).toMatchObject({ version: 0, name: 'Bilen 2', description: 'Skåp', lineCount: 2 })
    const copy = body.list.listId
    expect(await asked(buyer, copy)).toEqual([
      ['VALVE', 3],
      ['SALE', 1],
    ])
    await buyer.post('/api/lists/changeline', { listId: copy, itemId: 1, quantity: 9 })
    expect(await asked(buyer, listId)).toEqual([
      ['VALVE', 3],
      ['SALE', 1],
    ])
    const lines = (await buyer.get(`/api/my-pages/my-lists/lines?listId=${copy}`)).body.lines
    expect(lines[0].note).toBe('Hylla 2')
  })

  it('are gone everywhere when they are deleted, and restored within a day', async () => {
    const listId = await makeList(buyer, 'Bilen', [['VALVE', 3]])
    const remove = () => buyer.post('/api/lists/delete', { listId })
    const restore = () => buyer.post('/api/lists/restore', { listId })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect((await page()).total).toBe(0)
    expect((await buyer.get('/api/cart/lists')).body.lists).toEqual([])
    for (const path of ['my-pages/my-lists/list', 'my-pages/my-lists/lines', 'cart/list'])
      expect((await buyer.get(`/api/${path}?listId=${listId}`)).status).toBe(404)
    expect((await postKeyed(buyer, '/api/cart/addlist', { listId })).status).toBe(404)
    expect((await postKeyed(buyer, '/api/lists/copy', { listId, name: 'x' })).status).toBe(404)
    expect((await save({ listId, version: 0, name: 'x' })).status).toBe(404)
    expect([(await restore()).status, (await restore()).status]).toEqual([200, 200])
    expect(await asked(buyer, listId)).toEqual([['VALVE', 3]])
    await remove()
    shop.clock.pass(24 * hour + 1)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    expect(await restore()).toMatchObject({ status: 404, body: { field: 'listId' } })
  })

  it('are erased for good a day after they were deleted, as are removed lines', async () => {
    const { db } = shop.store
    const lines = [
      ['VALVE', 3],
      ['SALE', 1],
    ] as const
    const kept = await makeList(buyer, 'Kvar', lines)
    const listId = await makeList(buyer, 'Bilen', lines)
    await buyer.post('/api/lists/removelines', { listId: kept, itemIds: [1] })
    await buyer.post('/api/lists/delete', { listId })
    const count = async () => [
      (await db.selectFrom('lists').select('id').execute()).length,
      (await db.selectFrom('listItems').select('listId').execute()).length,
    ]
    const after = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000)
    await deleteExpired(db, after(23 * hour))
    expect(await count()).toEqual([2, 4])
    await deleteExpired(db, after(25 * hour))
    expect(await count()).toEqual([1, 1])
  })

  it('are at most 2,000: deleted ones do not count, and come back only if there is room', async () => {
    await fill(2000)
    expect(await save({ name: 'En till' })).toMatchObject({
      status: 400,
      body: { code: 'tooManyLists', field: 'name', most: 2000 },
    })
    expect((await postKeyed(buyer, '/api/lists/copy', { listId: 'l0', name: 'x' })).body.code).toBe(
      'tooManyLists',
    )
    await buyer.post('/api/lists/delete', { listId: 'l0' })
    const both = await Promise.all([save({ name: 'En till' }), save({ name: 'Två till' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await buyer.post('/api/lists/restore', { listId: 'l0' })).toMatchObject({
      status: 400,
      body: { code: 'tooManyLists', field: 'listId', most: 2000 },
    })
  })

  it('are nobody else’s, nor those of another customer', async () => {
    const listId = await makeList(buyer, 'Bilen', [['VALVE', 3]])
    const check = async (person: Visitor) => {
      expect((await person.get('/api/my-pages/my-lists')).body.total).toBe(0)
      expect(await one(listId, person)).toMatchObject({ status: 404, body: { field: 'listId' } })
      for (const path of ['lines', 'lines/export'])
        expect((await person.get(`/api/my-pages/my-lists/${path}?listId=${listId}&format=csv`)).status).toBe(
          404,
        )
      const own = await makeList(person, 'Egen')
      const lines = { listId, itemIds: [1] }
      const requests: [string, object][] = [
        ['save', { listId, version: 0, name: 'x' }],
        ['copy', { listId, name: 'x' }],
        ['delete', { listId }],
        ['restore', { listId }],
        ['addline', { listId, articleNumber: 'VALVE', quantity: 1 }],
        ['changeline', { listId, itemId: 1, quantity: 1 }],
        ['removelines', lines],
        ['restorelines', lines],
        ['copylines', { ...lines, toListId: own }],
      ]
      for (const [call, body] of requests)
        expect([call, await postKeyed(person, `/api/lists/${call}`, body)]).toMatchObject([
          call,
          { status: 404, body: { field: 'listId' } },
        ])
      await postKeyed(person, '/api/lists/addline', { listId: own, articleNumber: 'VALVE', quantity: 1 })
      expect(
        await postKeyed(person, '/api/lists/copylines', { listId: own, itemIds: [1], toListId: listId }),
      ).toMatchObject({ status: 404, body: { field: 'toListId' } })
      await person.post('/api/lists/delete', { listId: own })
    }
    const other = new Visitor(shop.api)
    await other.signIn('other')
    await check(other)
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    await check(buyer)
    await buyer.post('/api/user/changecustomer', { user: 'a' })
    expect(await asked(buyer, listId)).toEqual([['VALVE', 3]])
  })
})
