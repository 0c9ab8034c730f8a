import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDemo } from '../../../../demo/loading/load-demo.ts'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import type { ListRequest, ProductSearch } from '../../../../api/platform/product-search.ts'
import {
  announceCatalogue,
  announceChanges,
  lastChange,
  readChanges,
} from '../../../../api/catalogue/changes.ts'
import { openStore, type Store } from '../../../../api/platform/database/index.ts'
import { deleteExpired } from '../../../../api/housekeeping/delete-expired.ts'
import { databases, type TestStore } from '../../fixtures/databases.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

const list = (more: Partial<ListRequest> = {}): ListRequest => ({
  phrase: '',
  phraseCut: false,
  page: 1,
  sort: 'Relevance',
  facets: new Map(),
  intervals: new Map(),
  language: 'sv',
  customer: '',
  ...more,
})
const asked = [
  list(),
  list({ phrase: 'kulventil' }),
  list({ phrase: 'flödesregulator' }),
  list({ sort: 'AlphabeticalAsc', facets: new Map([['material', ['brass']]]) }),
  list({ phrase: 'NY-1' }),
]
const until = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

const answers = (search: ProductSearch) => Promise.all(asked.map((request) => search.list(request)))

describe.each(databases)('changes of the catalogue on $name', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
  })
  afterEach(() => test.remove())

  it('are numbered in the order of their commits, without a gap', async () => {
    const { db } = test.store
    const announce = (id: number) =>
      db.transaction().execute(async (trx) => {
        await announceChanges(trx, id % 2 === 0 ? 'price' : 'text', [id, id, id + 1000])
        if (id % 5 === 0) throw new Error('broken off')
      })
    await Promise.allSettled(Array.from({ length: 15 }, (_, id) => announce(id)))
    const changes = await readChanges(db, 0, 100)
    expect(changes.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, place) => place + 1))
    expect(await lastChange(db)).toBe(12)
    for (const {
      kind,
      productIds: [id],
    } of changes) {
      expect([kind, Number(id) % 5 === 0]).toEqual([Number(id) % 2 === 0 ? 'price' : 'text', false])
    }
    expect((await readChanges(db, 10, 100)).map(({ number }) => number)).toEqual([11, 12])
  })

  it('are kept for a week, many products in several rows', async () => {
    const { db } = test.store
    await announceChanges(
      db,
      'added',
      Array.from({ length: 1200 }, (_, id) => id),
    )
    expect((await readChanges(db, 0, 9)).map(({ productIds }) => productIds.length)).toEqual([500, 500, 200])
    await deleteExpired(db, new Date())
    expect(await readChanges(db, 0, 9)).toHaveLength(3)
    await deleteExpired(db, new Date(Date.now() + 8 * 86_400_000))
    expect([await readChanges(db, 0, 9), await lastChange(db)]).toEqual([[], 3])
  })
})

describe.each(databases)('searches over $name', ({ open }) => {
  const ends: Array<() => Promise<void> | void> = []
  let test: TestStore
  beforeEach(async () => {
    test = await open()
    await loadDemo(test.store, {
      articles: 600,
      today: new Date('2026-11-20'),
      passwordCost: { memory: 64, passes: 1 },
    })
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    await test.remove()
  })

  const openOver = async (store: Store): Promise<ProductSearch> => {
    const { folder, remove } = temporaryFolder()
    const search = await openSearch({ dataDir: folder, store })
    ends.push(remove, () => search.close())
    return search
  }
  it('answer in every process as a rebuilt index does', async () => {
    const { db } = test.store
    const other = await openStore(test.settings)
    ends.push(() => other.close())
    const searches = [await openOver(test.store), await openOver(other)]
    const before = await answers(searches[0] ?? never())
    const [renamed, moved, gone] = before[0]?.hits.map(({ productId }) => productId) ?? []
    await db.transaction().execute(async (trx) => {
      const owner = `product:${renamed}`
      await trx
        .updateTable('texts')
        .set({ text: 'Flödesregulator FR 7' })
        .where('owner', '=', owner)
        .where('field', '=', 'name')
        .execute()
      const { categoryId } = await trx
        .selectFrom('products')
        .select('categoryId')
        .where('id', 'not in', before[0]?.hits.map(({ productId }) => productId) ?? [])
        .executeTakeFirstOrThrow()
      await trx.updateTable('products').set({ categoryId }).where('id', '=', Number(moved)).execute()
      const { id: variant } = await trx
        .selectFrom('variants')
        .select('id')
        .where('productId', '=', Number(moved))
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('variantAttributes')
        .set({ value: 'brass' })
        .where('variantId', '=', variant)
        .where('attributeKey', '=', 'material')
        .execute()
      await trx.updateTable('variants').set({ code: 'NY-1' }).where('id', '=', variant).execute()
      // A product without variants cannot be bought and is not in the list.
      const variants = trx.selectFrom('variants').select('id').where('productId', '=', Number(gone))
      for (const table of ['variantAttributes', 'prices', 'stock', 'customerNumbers'] as const)
        await trx.deleteFrom(table).where('variantId', 'in', variants).execute()
      await trx
        .updateTable('variants')
        .set({ productId: Number(moved) })
        .where('productId', '=', Number(gone))
        .execute()
      await announceChanges(trx, 'text', [Number(renamed), Number(moved)])
      await announceChanges(trx, 'removed', [Number(gone)])
    })
    for (const search of searches)
      await until(async () => expect((await search.list(list()))?.total).toBe((before[0]?.total ?? 0) - 1))
    const anew = await answers(await openOver(test.store))
    expect(anew[2]?.total).toBe(1)
    expect(anew[4]?.exactVariantId).not.toBeNull()
    expect(anew).not.toEqual(before)
    for (const search of searches) expect(await answers(search)).toEqual(anew)
  })

  it('rebuild for a catalogue that was announced as a whole', async () => {
    const { db } = test.store
    const search = await openOver(test.store)
    const revision = search.state().revision
    await db.updateTable('texts').set({ text: 'Ventilarium' }).where('owner', 'like', 'category:%').execute()
    await announceCatalogue(db)
    await until(async () => expect(search.state().revision).not.toBe(revision))
    const found = await search.list(list())
    expect(found?.categories[0]?.name).toBe('Ventilarium')
  })
})

function never(): never {
  throw new Error('There is no search.')
}
