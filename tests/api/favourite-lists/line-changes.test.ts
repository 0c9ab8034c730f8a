import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { asked, linesOf, makeList, postKeyed } from '../fixtures/own-lists.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('changes of the lines of an own list on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let listId: string
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const table of ['listItems', 'lists'] as const) await shop.store.db.deleteFrom(table).execute()
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    listId = await makeList(buyer, 'Bilen', [
      ['VALVE', 3],
      ['PIPE', 2.2],
      ['SALE', 1],
    ])
  })

  const addLine = (articleNumber: string, quantity: number, to = listId) =>
    postKeyed(buyer, '/api/lists/addline', { listId: to, articleNumber, quantity })
  const change = (body: object) => buyer.post('/api/lists/changeline', { listId, ...body })
  const remove = (...itemIds: number[]) => buyer.post('/api/lists/removelines', { listId, itemIds })
  const restore = (...itemIds: number[]) => buyer.post('/api/lists/restorelines', { listId, itemIds })
  const copy = (toListId: string, itemIds: number[], more: object = {}) =>
    postKeyed(buyer, '/api/lists/copylines', { listId, toListId, itemIds, ...more })
  const changedAt = async () =>
    (await buyer.get(`/api/my-pages/my-lists/list?listId=${listId}`)).body.list.changedAt
  const ids = async () => (await linesOf(buyer, listId)).map(({ itemId }: { itemId: number }) => itemId)
  /** Rows of articles that the shop does not have, so that they are quick to show. */
  const fillList = (id: string, count: number, first: number) =>
    insertRows(
      shop.store.db,
      'listItems',
      Array.from({ length: count }, (_, at) => ({
        listId: id,
        variantId: 999,
        quantity: 1,
        position: first + at,
      })),
    )

  it('add an article by any of its numbers, to the line that has it', async () => {
    expect((await addLine('egen-1', 2)).body).toMatchObject({ itemId: 1 })
    expect((await addLine('MSALE', 4)).body).toMatchObject({ itemId: 3 })
    const { body } = await addLine('SCREW', 300)
    expect(body.itemId).toBe(4)
    expect(body.name).toContain('Kulventil')
    expect(await asked(buyer, listId)).toEqual([
      ['VALVE', 5],
      ['PIPE', 2.2],
      ['SALE', 5],
      ['SCREW', 300],
    ])
    const key = { 'Idempotency-Key': 'once' }
    const once = () => buyer.post('/api/lists/addline', { listId, articleNumber: 'VALVE', quantity: 1 }, key)
    await Promise.all([once(), once()])
    expect((await asked(buyer, listId))[0]).toEqual(['VALVE', 6])
  })

  it('refuse numbers of none or several articles, and quantities that no line can hold', async () => {
    const field = 'articleNumber'
    expect(await addLine('NOTHING', 1)).toMatchObject({
      status: 400,
      body: { code: 'unknownArticle', field },
    })
    expect(await addLine('7350000000001', 1)).toMatchObject({
      status: 400,
      body: { code: 'severalArticles', field },
    })
    expect(await addLine('VALVE', 0.2)).toMatchObject({
      status: 400,
      body: { code: 'quantityInvalid', field: 'quantity' },
    })
    expect((await addLine('VALVE', 99_999)).body.code).toBe('quantityInvalid')
    expect(await change({ itemId: 1, quantity: 0.2 })).toMatchObject({
      status: 400,
      body: { code: 'quantityInvalid', field: 'quantity' },
    })
    expect((await asked(buyer, listId))[0]).toEqual(['VALVE', 3])
  })

  it('change quantity and note alone or together, and say when', async () => {
    const before = await changedAt()
    expect((await change({ itemId: 2, quantity: 7.77 })).status).toBe(200)
    expect((await change({ itemId: 2, note: ' Hylla\n2 ' })).status).toBe(200)
    expect((await linesOf(buyer, listId))[1]).toMatchObject({ asked: 7.8, note: 'Hylla 2' })
    await change({ itemId: 2, quantity: 2, note: '' })
    expect((await linesOf(buyer, listId))[1]).toMatchObject({ asked: 2, note: '' })
    expect((await changedAt()) > before).toBe(true)
    expect(await change({ itemId: 9, note: 'x' })).toMatchObject({ status: 404, body: { field: 'itemId' } })
    await remove(2)
    expect((await change({ itemId: 2, note: 'x' })).status).toBe(404)
    expect((await change({ itemId: 1, note: 'x'.repeat(201) })).status).toBe(400)
  })

  it('remove lines, all or none, and restore them at their places within a day', async () => {
    expect(await remove(1, 9)).toMatchObject({ status: 404, body: { field: 'itemIds' } })
    expect(await ids()).toEqual([1, 2, 3])
    const before = await changedAt()
    expect((await remove(1, 3, 3)).status).toBe(200)
    expect((await remove(1)).status).toBe(200)
    expect(await ids()).toEqual([2])
    expect((await changedAt()) > before).toBe(true)
    expect((await buyer.get('/api/cart/lists')).body.lists[0].lineCount).toBe(1)
    expect((await buyer.get(`/api/cart/list?listId=${listId}`)).body.lines).toHaveLength(1)
    expect((await postKeyed(buyer, '/api/cart/addlist', { listId })).body.cartCount).toBe(1)
    // The place of a removed line is not given away.
    expect((await addLine('SALE', 7)).body.itemId).toBe(4)
    expect((await restore(1, 3)).status).toBe(200)
    expect((await restore(1)).status).toBe(200)
    expect(await ids()).toEqual([1, 2, 3, 4])
    await remove(1)
    shop.clock.pass(24 * 3600 + 1)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    expect(await restore(1)).toMatchObject({ status: 404, body: { field: 'itemIds' } })
    expect(await remove(1)).toMatchObject({ status: 404, body: { field: 'itemIds' } })
  })

  it('copy lines to another list, and add to those that it has', async () => {
    await change({ itemId: 1, note: 'Från bilen' })
    const to = await makeList(buyer, 'Lagret', [['VALVE', 10]])
    expect((await copy(to, [2, 1])).status).toBe(200)
    expect(await asked(buyer, to)).toEqual([
      ['VALVE', 13],
      ['PIPE', 2.2],
    ])
    expect((await linesOf(buyer, to))[0].note).toBe('Från bilen')
    expect(await ids()).toEqual([1, 2, 3])
    expect(await copy(listId, [1])).toMatchObject({
      status: 400,
      body: { code: 'sameList', field: 'toListId' },
    })
    expect(await copy(to, [1, 9])).toMatchObject({ status: 404, body: { field: 'itemIds' } })
    await postKeyed(buyer, '/api/lists/addline', { listId: to, articleNumber: 'SALE', quantity: 100_000 })
    expect(await copy(to, [1, 3])).toMatchObject({ status: 400, body: { code: 'quantityInvalid' } })
    // All or none.
    expect((await asked(buyer, to))[0]).toEqual(['VALVE', 13])
  })

  it('move lines to another list once', async () => {
    const to = await makeList(buyer, 'Lagret')
    const key = { 'Idempotency-Key': 'moved' }
    const body = { listId, itemIds: [1, 3], toListId: to, move: true }
    const both = await Promise.all([0, 1].map(() => buyer.post('/api/lists/copylines', body, key)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await ids()).toEqual([2])
    expect(await asked(buyer, to)).toEqual([
      ['VALVE', 3],
      ['SALE', 1],
    ])
    expect((await copy(to, [1], { move: true })).status).toBe(404)
  })

  it('keep lines with different choices apart', async () => {
    const { db } = shop.store
    const choices = JSON.stringify({ itemConfigurations: { leg: 'short' } })
    await db.updateTable('listItems').set({ configuration: choices }).where('position', '=', 1).execute()
    expect((await addLine('VALVE', 1)).body.itemId).toBe(4)
    const to = await makeList(buyer, 'Lagret', [['VALVE', 10]])
    await copy(to, [1, 4])
    expect(await asked(buyer, to)).toEqual([
      ['VALVE', 11],
      ['VALVE', 3],
    ])
  })

  it('leave a list at most 5,000 lines, removed ones not counted', async () => {
    const most = 5000
    await fillList(listId, most - 3, 4)
    const full = { status: 400, body: { code: 'tooManyLines', most } }
    expect(await addLine('SCREW', 1)).toMatchObject(full)
    expect((await addLine('VALVE', 1)).status).toBe(200)
    await remove(2)
    const both = await Promise.all([addLine('SCREW', 1), addLine('BARE', 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await restore(2)).toMatchObject(full)
    const from = await makeList(buyer, 'Lagret', [['TROUSERS', 1]])
    const body = { listId: from, itemIds: [1], toListId: listId }
    expect(await postKeyed(buyer, '/api/lists/copylines', body)).toMatchObject(full)
  })

  it('pass no limit of all rows, and lose none, when they come at once', async () => {
    const { db } = shop.store
    const numbers = ['SCREW', 'BARE', 'TROUSERS', 'GONE']
    await Promise.all([...numbers.map((number) => addLine(number, 1)), change({ itemId: 1, quantity: 8 })])
    expect((await ids()).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    await db
      .insertInto('lists')
      .values({ id: 'large', customerId: 'a', userId: 'buyer', name: 'Stor', changedAt: '2026-11-19' })
      .execute()
    await fillList('large', 200_000 - 8, 1)
    const to = await makeList(buyer, 'Lagret')
    const both = await Promise.all([1, 2].map((itemId) => copy(to, [itemId])))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'tooManyListRows',
      field: 'toListId',
      most: 200_000,
    })
    // A move makes no more rows.
    expect((await copy(to, [3], { move: true })).status).toBe(200)
    expect((await restore(3)).body).toMatchObject({ code: 'tooManyListRows', field: 'itemIds' })
  })
})
