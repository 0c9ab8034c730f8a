import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assembleApi } from '../../../../api/assemble-api.ts'
import { storeCatalogue } from '../../../../api/catalogue/search/store-catalogue.ts'
import type { Catalogue } from '../../../../search/documents.ts'
import { defaultPollIntervalMs, openSearchEngine } from '@tradecounter/search'
import { openVariantTables } from '../../../../api/catalogue/search/variant-tables/variant-tables.ts'
import { productSearch } from '../../../../api/catalogue/search/product-search.ts'
import type { ProductSearch } from '../../../../api/platform/product-search.ts'
import { openSynonyms } from '../../../../api/catalogue/search/synonym-files.ts'
import { announceChanges } from '../../../../api/catalogue/changes.ts'
import { insertRows, openStore, type Queries, type Store } from '../../../../api/platform/database/index.ts'
import type { ChangeKind } from '../../../../api/platform/database/schema/change-kinds.ts'
import { insertCatalogue } from '../../fixtures/catalogue.ts'
import { databases, type TestStore } from '../../fixtures/databases.ts'
import { insertPeople, testCost } from '../../fixtures/people.ts'
import { hostSecret } from '../../fixtures/shop.ts'
import { PatientVisitor } from '../../fixtures/patient-visitor.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

/** Maximum age of a list (spec §5), and the remaining time for update and answer. */
const oldestMs = 2000
const workMs = 1000
/** A change may arrive during a query: the next one includes it. */
const mostPolls = 2

/** A catalogue that counts polls for changes, and records the poll that returned a change. */
function counted(catalogue: Catalogue) {
  const polls = { asked: 0, toldAt: new Map<number, number>() }
  const own: Catalogue = {
    ...catalogue,
    async state() {
      polls.asked += 1
      return catalogue.state()
    },
    async changes(after, most) {
      const changes = await catalogue.changes(after, most)
      for (const { number } of changes) polls.toldAt.set(number, polls.asked)
      return changes
    },
  }
  return { polls, own }
}

/** One instance of the service with its own connection, index and handler. */
interface Copy {
  search: ProductSearch
  polls: ReturnType<typeof counted>['polls']
  buyer: PatientVisitor
}

describe.each(databases)('a change of the catalogue on $name', ({ open }) => {
  const ends: Array<() => Promise<void> | void> = []
  let test: TestStore
  let copies: Copy[]
  let number = 0

  const openCopy = async (store: Store): Promise<Copy> => {
    const { folder, remove } = temporaryFolder()
    const { polls, own } = counted(storeCatalogue(store))
    const search = productSearch(
      await openSearchEngine(own, { dataDir: folder }),
      openSynonyms(),
      openVariantTables(store, { warn: () => undefined }),
    )
    const api = assembleApi({
      store,
      search,
      settings: { keyFile: join(folder, 'key.pem'), hostSecret, passwordCost: testCost },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
    ends.push(
      remove,
      () => search.close(),
      () => api.close(),
    )
    const buyer = new PatientVisitor(api)
    await buyer.signIn('buyer')
    return { search, polls, buyer }
  }

  beforeAll(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    const other = await openStore(test.settings)
    ends.push(() => other.close())
    copies = [await openCopy(test.store), await openCopy(other)]
  })
  afterAll(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    await test.remove()
  })

  /**
   * Changes product 1 or another one in a transaction that announces it; returns the number of polls at its end.
   */
  const change = async (kind: ChangeKind, write: (trx: Queries) => Promise<unknown>, id = 1) => {
    await test.store.db.transaction().execute(async (trx) => {
      await write(trx)
      await announceChanges(trx, kind, [id])
    })
    number += 1
    return copies.map(({ polls }) => polls.asked)
  }

  /** Waits until every instance returns the announced change, and checks that none was too late. */
  const shown = async (before: readonly number[]): Promise<void> => {
    for (const [at, { search, polls }] of copies.entries()) {
      await vi.waitFor(() => expect(search.state().revision).toBe(`1.${number}`), {
        timeout: 60_000,
        interval: 10,
      })
      // Each poll makes two queries: for another catalogue, and for changes.
      const later = Math.ceil(((polls.toldAt.get(number) ?? Infinity) - (before[at] ?? 0)) / 2)
      expect(later).toBeLessThanOrEqual(mostPolls)
    }
    expect(mostPolls * defaultPollIntervalMs).toBeLessThanOrEqual(oldestMs - workMs)
  }

  /**
   * A phrase's results for a buyer: products in the list, in their category and brand, and cards of the quick
   * search.
   */
  const seen = ({ buyer }: Copy, phrase: string) =>
    Promise.all([
      buyer.get(`/api/search?parameters.SearchPhrase=${encodeURIComponent(phrase)}`),
      buyer.get('/api/search'),
      buyer.get(`/api/search/quick?searchPhrase=${encodeURIComponent(phrase)}`),
    ]).then(([list, all, quick]) => ({
      found: list.body.total,
      brands: all.body.facets.globalFacets[0].values.map(
        (each: { text: string; count: number }) => `${each.text} ${each.count}`,
      ),
      total: all.body.total,
      cards: quick.body.productCards.map((card: { text: string }) => card.text),
    }))
  const everywhere = (phrase: string) => Promise.all(copies.map((copy) => seen(copy, phrase)))
  const twice = <T>(one: T): T[] => copies.map(() => one)

  const nothing = { found: 0, brands: ['Vento 1'], total: 1, cards: [] }

  /** The price and the stock of an article for a buyer. */
  const reported = () =>
    Promise.all(
      copies.map(async ({ buyer }) => {
        const { body } = await buyer.post('/api/variants/stockprices', { items: ['VALVE'] })
        const [{ price, stock }] = body.items
        return { price, stock: stock.quantity }
      }),
    )

  it('of a price or stock is in the next answer of every copy', async () => {
    const [first] = await reported()
    await change('price', (trx) =>
      trx.updateTable('prices').set({ amount: 77_00 }).where('variantId', '=', 1).execute(),
    )
    expect(await reported()).toEqual(twice({ ...first, price: 77_00 }))
    await change('stock', (trx) =>
      trx.updateTable('stock').set({ quantity: 3 }).where('variantId', '=', 1).execute(),
    )
    expect(await reported()).toEqual(twice({ price: 77_00, stock: 3 }))
  })

  it('that adds or removes a product is counted by every copy within two seconds', async () => {
    const added = await change(
      'added',
      async (trx) => {
        const product = await trx
          .selectFrom('products')
          .selectAll()
          .where('id', '=', 1)
          .executeTakeFirstOrThrow()
        const variant = await trx
          .selectFrom('variants')
          .selectAll()
          .where('id', '=', 1)
          .executeTakeFirstOrThrow()
        await insertRows(trx, 'products', [{ ...product, id: 2, code: 'P2', slug: 'pump' }])
        await insertRows(trx, 'variants', [{ ...variant, id: 20, code: 'PUMP', productId: 2 }])
        await insertRows(trx, 'texts', [
          { owner: 'product:2', field: 'name', language: 'sv', text: 'Cirkulationspump' },
        ])
      },
      2,
    )
    await shown(added)
    const there = { found: 1, brands: ['Vento 2'], total: 2, cards: ['Cirkulationspump'] }
    expect(await everywhere('cirkulationspump')).toEqual(twice(there))
    const removed = await change(
      'removed',
      async (trx) => {
        await trx.deleteFrom('variants').where('id', '=', 20).execute()
        await trx.deleteFrom('products').where('id', '=', 2).execute()
      },
      2,
    )
    await shown(removed)
    expect(await everywhere('cirkulationspump')).toEqual(twice(nothing))
  })

  it('of texts is in lists, counts and quick search of every copy within two seconds', async () => {
    expect(await everywhere('flödesregulator')).toEqual(twice(nothing))
    const before = await change('text', async (trx) => {
      await trx
        .updateTable('texts')
        .set({ text: 'Flödesregulator' })
        .where('owner', '=', 'product:1')
        .execute()
      await trx.updateTable('products').set({ brand: 'Flux' }).where('id', '=', 1).execute()
    })
    await shown(before)
    const renamed = { found: 1, brands: ['Flux 1'], total: 1, cards: ['Flödesregulator'] }
    expect(await everywhere('flödesregulator')).toEqual(twice(renamed))
    expect(await everywhere('kulventil')).toEqual(twice({ ...nothing, brands: ['Flux 1'] }))
  })
})
