import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import type { ProductSearch } from '../../../../api/platform/product-search.ts'
import { announceChanges } from '../../../../api/catalogue/changes.ts'
import { insertRows } from '../../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../../fixtures/databases.ts'
import { productRow, variantRow } from '../../fixtures/goods.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

const ids = [1, 2, 3]
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

describe.each(databases)('availability over $name', ({ open }) => {
  const folder = temporaryFolder()
  let test: TestStore
  let search: ProductSearch
  beforeEach(async () => {
    test = await open()
    const { db } = test.store
    await insertRows(db, 'categories', [{ id: 1, parentId: null, path: 'valves', family: null, position: 1 }])
    await insertRows(
      db,
      'products',
      ids.map((id) => productRow(id, `P${id}`, `ventil-${id}`, { family: 'ball-valve' })),
    )
    await insertRows(
      db,
      'texts',
      ids.map((id) => ({ owner: `product:${id}`, field: 'name', language: 'sv', text: 'Ventil' })),
    )
    await insertRows(
      db,
      'variants',
      ids.map((id) => variantRow(id, `V${id}`, { productId: id, position: 0 })),
    )
    await insertRows(db, 'warehouses', [
      { id: 'sto', name: 'Stockholm', country: 'SE', street: '', postalCode: '', city: '' },
    ])
    await insertRows(
      db,
      'stock',
      ids.map((id) => ({
        variantId: id,
        warehouseId: 'sto',
        type: id === 1 ? 1 : 3,
        quantity: id === 1 ? 0 : 9,
        firstDeliveryDate: null,
      })),
    )
    search = await openSearch({ dataDir: folder.folder, store: test.store, pollIntervalMs: 50 })
  })
  afterEach(async () => {
    await search.close()
    await test.remove()
    folder.remove()
  })

  const orderFor = async (customer: string): Promise<number[]> => {
    const answer = await search.list({
      phrase: 'ventil',
      phraseCut: false,
      page: 1,
      sort: 'Relevance',
      facets: new Map(),
      intervals: new Map(),
      language: 'sv',
      customer,
    })
    return answer?.hits.map(({ productId }) => productId) ?? []
  }
  const settle = (id: number, quantity: number) =>
    test.store.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('stock')
        .set({ quantity, type: quantity > 0 ? 3 : 1 })
        .where('variantId', '=', id)
        .execute()
      await announceChanges(transaction, 'stock', [id])
    })

  it('ranks available products first among equal scores, without a restart', async () => {
    expect(await orderFor('')).toEqual([1, 2, 3])
    expect(await orderFor('c1')).toEqual([2, 3, 1])
    await settle(1, 5)
    await settle(2, 0)
    await soon(async () => expect(await orderFor('c1')).toEqual([1, 3, 2]))
    expect(await orderFor('')).toEqual([1, 2, 3])
  })

  it('is current for products with changed texts too', async () => {
    await announceChanges(test.store.db, 'text', [3])
    await settle(2, 0)
    await soon(async () => expect(await orderFor('c1')).toEqual([3, 1, 2]))
    await settle(3, 0)
    await settle(1, 1)
    await soon(async () => expect(await orderFor('c1')).toEqual([1, 2, 3]))
  })
})
