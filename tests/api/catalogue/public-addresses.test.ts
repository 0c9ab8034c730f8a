import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'
import {
  countProducts,
  readProductNames,
  stockedCategories,
} from '../../../api/catalogue/public-addresses.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'

const product = (id: number, categoryId: number) => ({
  id,
  code: `P${id}`,
  slug: `vara-${id}`,
  family: 'ball-valve',
  brand: 'Vento',
  categoryId,
  labels: '',
  warranty: '',
  replacedBy: null,
  createdOn: '2026-01-01',
})

const category = (id: number, parentId: number | null, path: string) => ({
  id,
  parentId,
  path,
  family: null,
  position: 1,
})

/** `valves` has its own article, `pipe` one two levels below, and `empty` has none in or below it. */
async function insertMore({ db }: Store): Promise<void> {
  await insertRows(db, 'categories', [
    category(2, null, 'pipe'),
    category(3, 2, 'pipe/copper'),
    category(4, 3, 'pipe/copper/soft'),
    category(5, null, 'empty'),
    category(6, 5, 'empty/still'),
  ])
  await insertRows(
    db,
    'products',
    Array.from({ length: 25 }, (_, at) => product(at + 2, 4)),
  )
}

describe.each(databases)('public addresses, on $name', ({ open }) => {
  let test: TestStore
  beforeAll(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertMore(test.store)
  })
  afterAll(() => test.remove())

  it('include the categories with articles in them or below them', async () => {
    expect(await stockedCategories(test.store.db)).toEqual([
      'valves',
      'pipe',
      'pipe/copper',
      'pipe/copper/soft',
    ])
  })

  it('include every product once for any size of the parts', async () => {
    const { db } = test.store
    expect(await countProducts(db)).toBe(26)
    const whole = await readProductNames(db, { from: 0, count: 100 })
    expect(new Set(whole.map(({ code }) => code)).size).toBe(26)
    for (const count of [1, 7, 25, 26]) {
      const parts = []
      for (let from = 0; from < 26; from += count)
        parts.push(...(await readProductNames(db, { from, count })))
      expect(parts).toEqual(whole)
    }
    expect(await readProductNames(db, { from: 26, count: 10 })).toEqual([])
  })
})
