import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { CartLine } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { insertConfigured } from '../fixtures/configured.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { priceRow, variantRow } from '../fixtures/goods.ts'
import { PatientVisitor } from '../fixtures/patient-visitor.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const long = { itemConfigurations: { leg: 'long' }, print: 'yes', textPrint: 'RÖR AB' }
const short = { itemConfigurations: { leg: 'short' } }

const outcomes = (lines: { variantNbr: string; outcome: string }[]) =>
  lines.map(({ variantNbr, outcome }) => [variantNbr, outcome])
const lists = async (person: Visitor) => (await person.get('/api/cart/lists')).body.lists
const said = ({ variantNbr, quantity, choices }: CartLine) => [variantNbr, quantity, choices]

describe.each(everyDatabase)('a favourite list on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new PatientVisitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
    for (const table of ['listItems', 'lists'] as const) await shop.store.db.deleteFrom(table).execute()
  })

  const cart = async () => (await buyer.get('/api/cart')).body
  const save = async (name = 'Bilen'): Promise<string> => {
    const { body } = await buyer.post('/api/cart/savelist', { name }, { 'Idempotency-Key': randomUUID() })
    await buyer.post('/api/cart/emptycart')
    return body.listId
  }
  const add = (listId: string, key = randomUUID(), person = buyer) =>
    person.post('/api/cart/addlist', { listId }, { 'Idempotency-Key': key })

  it('keeps the choices of each line and restores them in the cart (VAR-13)', async () => {
    await buyer.add('TROUSERS', 2, {}, long)
    await buyer.add('VALVE', 3)
    await buyer.add('TROUSERS', 1, {}, short)
    const before = (await cart()).lines
    const listId = await save()
    const { body: shown } = await buyer.get(`/api/cart/list?listId=${listId}`)
    expect(shown.name).toBe('Bilen')
    expect(shown.lines[0]).toMatchObject({
      variantNbr: 'TROUSERS',
      quantity: 2,
      configuration: [
        { name: 'Benlängd', value: 'Lång' },
        { name: 'Tryck', value: 'RÖR AB' },
      ],
      outcome: 'added',
    })
    const { body } = await add(listId)
    expect(body.cartCount).toBe(3)
    expect(body).toMatchObject({ addedCount: shown.lines.length, reportedCount: 0, lines: [] })
    const after = (await cart()).lines
    expect(after.map(said)).toEqual(before.map(said))
    await buyer.add('TROUSERS', 5, {}, short)
    expect((await cart()).lines.at(-1)).toMatchObject({ quantity: 6, choices: short })
  })

  it('rounds packs once over a line and one whose article it replaces', async () => {
    const { db } = shop.store
    const setArticle = (code: string, change: object) =>
      db.updateTable('variants').set(change).where('code', '=', code).execute()
    await insertRows(db, 'variants', [variantRow(950, 'EARLIER')])
    await insertRows(db, 'prices', [priceRow(950, 'se-list', 1000)])
    await buyer.add('VALVE', 2)
    await buyer.add('EARLIER', 2)
    const listId = await save()
    await setArticle('VALVE', { unitVolume: 5 })
    await setArticle('EARLIER', { buyable: 0, replacedBy: 'VALVE' })
    onTestFinished(async () => {
      await setArticle('VALVE', { unitVolume: 1 })
      for (const table of ['listItems', 'cartLines', 'prices'] as const)
        await db.deleteFrom(table).where('variantId', '=', 950).execute()
      await db.deleteFrom('variants').where('id', '=', 950).execute()
    })
    const { body } = await add(listId)
    expect(body.lines).toMatchObject([
      { variantNbr: 'VALVE', outcome: 'changed', quantity: 5 },
      { variantNbr: 'VALVE', outcome: 'replaced', quantity: 0 },
    ])
    expect((await cart()).lines).toMatchObject([{ variantNbr: 'VALVE', quantity: 5 }])
  })

  it('is added once per idempotency key, and again under another key', async () => {
    await buyer.add('TROUSERS', 2, {}, long)
    const listId = await save()
    const key = randomUUID()
    const answers = await Promise.all([add(listId, key), add(listId, key)])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await cart()).lines).toMatchObject([{ quantity: 2 }])
    await add(listId)
    expect((await cart()).lines).toMatchObject([{ quantity: 4 }])
    expect((await buyer.post('/api/cart/addlist', { listId })).status).toBe(400)
  })

  it('reports lines with choices that are no longer offered and does not add them (VAR-13)', async () => {
    await buyer.add('TROUSERS', 2, {}, long)
    await buyer.add('TROUSERS', 1, {}, short)
    const listId = await save()
    const { db } = shop.store
    const { content } = await db.selectFrom('configurationSets').select('content').executeTakeFirstOrThrow()
    const write = (text: string) => db.updateTable('configurationSets').set({ content: text }).execute()
    await write(content.replace('"print":true', '"print":false'))
    const { body: shown } = await buyer.get(`/api/cart/list?listId=${listId}`)
    expect(outcomes(shown.lines)).toEqual([
      ['TROUSERS', 'configure'],
      ['TROUSERS', 'added'],
    ])
    // The choices are restored, so that none is asked for again.
    expect(shown.lines[0].choices).toMatchObject(long)
    const { body } = await add(listId)
    expect(body).toMatchObject({ addedCount: 1, reportedCount: 1 })
    expect(outcomes(body.lines)).toEqual([['TROUSERS', 'configure']])
    expect((await cart()).lines).toMatchObject([{ quantity: 1, choices: short }])
    await write(content)
    await db.deleteFrom('configuredProducts').execute()
    expect(outcomes((await add(listId)).body.lines)).toEqual([
      ['TROUSERS', 'configure'],
      ['TROUSERS', 'configure'],
    ])
    await db.insertInto('configuredProducts').values({ productId: 2, setId: 'garment' }).execute()
  })

  it('reports every line that was not added, however many there are', async () => {
    const { db } = shop.store
    const list = { id: 'long', customerId: 'a', userId: 'buyer', name: 'Långa', changedAt: '2026-11-19' }
    await db.insertInto('lists').values(list).execute()
    const { id: variantId } = await db
      .selectFrom('variants')
      .select('id')
      .where('code', '=', 'GONE')
      .executeTakeFirstOrThrow()
    const items = Array.from({ length: 120 }, (_, at) => ({
      listId: 'long',
      variantId,
      quantity: at + 1,
      position: at + 1,
    }))
    await db.insertInto('listItems').values(items).execute()
    const { body } = await add('long')
    expect(body).toMatchObject({ addedCount: 0, reportedCount: 120 })
    expect(body.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      items.map(({ quantity }) => quantity),
    )
  })

  it('reports the outcome of every line: raised, replaced, not buyable, too many', async () => {
    const mixed = { id: 'mixed', customerId: 'a', userId: 'buyer', name: 'Blandat', changedAt: '2026-11-19' }
    const { db } = shop.store
    await db.insertInto('lists').values(mixed).execute()
    const items = await Promise.all(
      (
        [
          ['PIPE', 30],
          ['OLD', 3],
          ['GONE', 1],
          ['BARE', 1],
          ['TROUSERS', 1],
          ['VALVE', 99_999],
        ] as const
      ).map(async ([code, quantity], index) => {
        const { id } = await db
          .selectFrom('variants')
          .select('id')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
        return { listId: 'mixed', variantId: id, quantity, position: index + 1 }
      }),
    )
    await db.insertInto('listItems').values(items).execute()
    await db.updateTable('variants').set({ buyable: 0 }).where('code', '=', 'OLD').execute()
    const { body } = await add('mixed')
    expect(outcomes(body.lines)).toEqual([
      ['PIPE', 'changed'],
      ['VALVE', 'replaced'],
      ['GONE', 'notBuyable'],
      ['BARE', 'notBuyable'],
      ['TROUSERS', 'configure'],
      ['VALVE', 'tooMany'],
    ])
    expect(body.lines[0].quantity).toBe(5)
    expect(body.lines[1].replacedNumber).toBe('OLD')
    expect((await cart()).lines).toMatchObject([
      { variantNbr: 'PIPE', quantity: 5 },
      { variantNbr: 'VALVE', quantity: 3 },
    ])
    await db.updateTable('variants').set({ buyable: 1 }).where('code', '=', 'OLD').execute()

    // The cart's quantity counts too: alone this line would fit.
    await db.deleteFrom('listItems').where('position', '<', 6).execute()
    expect(outcomes((await add('mixed')).body.lines)).toEqual([['VALVE', 'tooMany']])
  })

  it('belongs to its user at one customer', async () => {
    await buyer.add('VALVE', 3)
    const listId = await save()
    expect(await lists(buyer)).toMatchObject([{ listId, name: 'Bilen', lineCount: 1 }])
    const other = new Visitor(shop.api)
    await other.signIn('other')
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    for (const person of [other, buyer]) {
      expect(await lists(person)).toEqual([])
      expect((await person.get(`/api/cart/list?listId=${listId}`)).status).toBe(404)
      expect((await add(listId, randomUUID(), person)).status).toBe(404)
    }
    await buyer.post('/api/user/changecustomer', { user: 'a' })
  })

  it('keeps the choices of a direct order and of a visitor’s rows (VAR-13, DIR-4)', async () => {
    const visitor = new Visitor(shop.api)
    const { body: first } = await visitor.post('/api/directorder/add', {
      variantNumber: 'TROUSERS',
      quantity: 2,
    })
    const configurations = { [first.itemId]: short }
    const wrong = { [first.itemId]: { itemConfigurations: { leg: 'huge' } } }
    expect((await visitor.post('/api/directorder/commitlist', { configurations: wrong })).status).toBe(400)
    await visitor.post('/api/directorder/commitlist', { name: 'Direkt', configurations })
    await visitor.post(
      '/api/directorder/rows',
      {
        rows: [
          { variantNumber: 'TROUSERS', quantity: 1, choices: short },
          { variantNumber: 'TROUSERS', quantity: 4 },
          { variantNumber: 'TROUSERS', quantity: 3, choices: short },
        ],
      },
      { 'Idempotency-Key': randomUUID() },
    )
    const items = await shop.store.db
      .selectFrom('listItems')
      .select(['quantity', 'configuration'])
      .orderBy('listId')
      .orderBy('position')
      .execute()
    const kept = JSON.stringify(short)
    expect(items).toEqual(
      expect.arrayContaining([
        { quantity: 2, configuration: kept },
        { quantity: 4, configuration: kept },
        { quantity: 4, configuration: '{}' },
      ]),
    )
    expect(items).toHaveLength(3)
  })
})
