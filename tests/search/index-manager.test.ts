import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile } from '../../search/index/index-file.ts'
import { openSearchEngine, SearchUnavailable, type SearchEngine } from '../../search/index.ts'
import { appendChecksum } from '../../search/index/checksum.ts'
import type { Catalogue, CatalogueChange, DocumentSource, ProductDocument } from '../../search/documents.ts'
import { listRequest, temporaryFolder } from './open-index.ts'
import { documentSource, tradeProducts, type TestProduct } from './products.ts'

const everything = listRequest()

/** A catalogue that tests change. Its builds wait for `gate`. */
function makeCatalogue() {
  let source: DocumentSource = documentSource(tradeProducts)
  let products: ProductDocument[] = []
  const changes: CatalogueChange[] = []
  const made = { builds: 0, gate: Promise.resolve(), version: 1, forgotten: 0 }
  const put = async (items: readonly TestProduct[]) => {
    source = documentSource(items)
    products = []
    for await (const some of source.products()) products.push(...some)
  }
  const change = (kind: CatalogueChange['kind'], productIds: number[]) =>
    void changes.push({ number: changes.length + 1, kind, productIds })
  const catalogue: Catalogue = {
    state: async () => ({ version: made.version, change: changes.length }),
    async build(path) {
      made.builds += 1
      const number = changes.length
      await made.gate
      await buildIndex({ ...source, version: made.version, change: number }, path)
    },
    changes: async (after, most) =>
      changes.filter(({ number }) => number > Math.max(after, made.forgotten)).slice(0, most),
    readUpdate: async (ids) => ({
      ids,
      products: products.filter(({ id }) => ids.includes(id)),
      names: source.names,
      customerNumbers: [],
      assortments: [],
    }),
  }
  return { catalogue, made, put, change, ready: put(tradeProducts) }
}

let folder = ''
let remove = () => {}
let shop: ReturnType<typeof makeCatalogue>
let search: SearchEngine | undefined
const path = () => join(folder, indexFile)
const open = async (more: { startTimeoutMs?: number } = {}) => {
  search = await openSearchEngine(shop.catalogue, { dataDir: folder, pollIntervalMs: 20, ...more })
  return search
}
const total = async (phrase = '') => (await search?.list({ ...everything, phrase }))?.total
const until = (check: () => Promise<unknown> | unknown) =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 })

/** Number of products of the first category, and of one brand. */
const count = async () => {
  const list = await search?.list(everything)
  const brand = list?.facets.brand?.values.find(({ key }) => key === 'Vattna')
  return [list?.categories[0]?.count, brand?.count]
}
/** Damages one bit. */
const flip = () => {
  const bytes = readFileSync(path())
  const place = bytes.length >> 1
  bytes[place] = (bytes[place] ?? 0) ^ 4
  writeFileSync(path(), bytes)
}
/** Writes an index of another format next to the existing one. */
const writeOld = async () => {
  await buildIndex(documentSource(tradeProducts), `${path()}.old`)
  const bytes = readFileSync(`${path()}.old`)
  const at = bytes.indexOf('{"format":')
  // The checksum is updated too: only the format differs.
  bytes.write('{"format":0', at)
  writeFileSync(`${path()}.old`, bytes.subarray(0, -12))
  appendChecksum(`${path()}.old`)
}

beforeEach(async () => {
  ;({ folder, remove } = temporaryFolder())
  shop = makeCatalogue()
  await shop.ready
})
afterEach(async () => {
  await search?.close()
  search = undefined
  remove()
})

describe('an engine over a changing catalogue', () => {
  const [first, ...others] = tradeProducts
  const renamed: TestProduct[] = [{ ...(first ?? never()), names: { sv: 'Membranpump' } }, ...others]

  it('finds a renamed product by its new name only, without a build', async () => {
    await open()
    expect([await total('membranpump'), await total('110')]).toEqual([0, 1])
    const was = search?.state().revision
    await shop.put(renamed)
    shop.change('documents', [3])
    await until(async () => expect(await total('membranpump')).toBe(1))
    expect(await total('110')).toBe(0)
    expect(search?.state().revision).not.toBe(was)
    expect(shop.made.builds).toBe(1)
  })

  it('counts added and removed products in lists, categories and facets', async () => {
    await open()
    await shop.put([...tradeProducts, ...tradeProducts.slice(0, 1)])
    shop.change('documents', [(tradeProducts.length + 1) * 3])
    await until(async () => expect(await total()).toBe(tradeProducts.length + 1))
    const [valves, brand] = await count()
    await shop.put(tradeProducts.slice(0, 1))
    shop.change('documents', [6, 9, 12, (tradeProducts.length + 1) * 3])
    await until(async () => expect(await total()).toBe(1))
    expect([valves, brand]).not.toEqual(await count())
    expect(await count()).toEqual([1, 1])
  })

  it('keeps its revision if only prices and stock have changed', async () => {
    await open()
    const was = search?.state().revision
    shop.change('other', [3])
    shop.change('availability', [6])
    await shop.put(renamed)
    shop.change('documents', [3])
    await until(async () => expect(await total('membranpump')).toBe(1))
    const now = search?.state().revision
    shop.change('other', [3])
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([was, now, search?.state().revision]).toEqual(['1.0', '1.3', '1.3'])
  })

  it('answers from the old index until another catalogue is indexed', async () => {
    await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    shop.made.gate = promise
    shop.made.version = 2
    await shop.put(tradeProducts.slice(1))
    await until(() => expect(shop.made.builds).toBe(2))
    expect(await total()).toBe(tradeProducts.length)
    resolve()
    await until(async () => expect(await total()).toBe(tradeProducts.length - 1))
    expect(search?.state()).toEqual({ ready: true, revision: '2.0' })
  })

  it('rebuilds, without a pause, if too many products change at once', async () => {
    await open()
    await shop.put(tradeProducts.slice(0, 2))
    shop.change(
      'documents',
      Array.from({ length: 3000 }, (_, id) => id),
    )
    const failures: unknown[] = []
    await until(async () => {
      const now = await total().catch((cause: unknown) => failures.push(cause))
      expect(now).toBe(2)
    })
    expect([shop.made.builds, failures]).toEqual([2, []])
  })

  it('rebuilds if the catalogue has deleted changes that it has not read', async () => {
    await open()
    await shop.put(renamed)
    shop.change('documents', [3])
    shop.made.forgotten = 1
    await until(() => expect(search?.state().revision).toBe('1.1'))
    expect([shop.made.builds, await total('membranpump')]).toEqual([2, 1])
  })

  it('contains changes that were made during the build', async () => {
    await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    shop.made.gate = promise
    shop.made.version = 2
    await until(() => expect(shop.made.builds).toBe(2))
    await shop.put(renamed)
    shop.change('documents', [3])
    await until(async () => expect(await total('membranpump')).toBe(1))
    resolve()
    await until(() => expect(search?.state().revision).toBe('2.1'))
    expect(await total('membranpump')).toBe(1)
  })
})

describe('a damaged index', () => {
  const damages: Array<[name: string, damage: () => void]> = [
    ['truncated', () => truncateSync(path(), readFileSync(path()).length >> 1)],
    ['changed by one bit', flip],
    ['not there', () => rmSync(path())],
    ['of another format', () => renameSync(`${path()}.old`, path())],
  ]

  it.each(damages)(
    'is noticed at the start if it is %s; queries are refused until it is rebuilt',
    async (_, damage) => {
      await (await open()).close()
      await writeOld()
      damage()
      const { promise, resolve } = Promise.withResolvers<void>()
      shop.made.gate = promise
      await open({ startTimeoutMs: 0 })
      expect([shop.made.builds, search?.state()]).toEqual([
        2,
        { ready: false, revision: 'none', progress: 0 },
      ])
      await expect(total()).rejects.toBeInstanceOf(SearchUnavailable)
      resolve()
      await until(async () => expect(await total()).toBe(tradeProducts.length))
      expect(search?.state().ready).toBe(true)
    },
  )

  it.each(damages.slice(0, 2))('is noticed while it answers if it is %s', async (_, damage) => {
    await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    shop.made.gate = promise
    damage()
    await until(() => expect(search?.state().ready).toBe(false))
    await expect(total()).rejects.toBeInstanceOf(SearchUnavailable)
    resolve()
    await until(async () => expect(await total()).toBe(tradeProducts.length))
    expect(shop.made.builds).toBe(2)
  })

  it('is rebuilt if it is deleted, and answers meanwhile', async () => {
    await open()
    rmSync(path())
    const failures: unknown[] = []
    await until(async () => {
      await total('kulventil').catch((cause: unknown) => failures.push(cause))
      expect(existsSync(path())).toBe(true)
    })
    expect([failures, await total()]).toEqual([[], tradeProducts.length])
  })

  it('is not one whose file was only touched', async () => {
    await open()
    utimesSync(path(), new Date(), new Date())
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([shop.made.builds, await total()]).toEqual([1, tradeProducts.length])
  })

  it('is replaced by the index of another process', async () => {
    await open()
    await shop.put(tradeProducts.slice(0, 1))
    shop.made.version = 1
    await buildIndex({ ...documentSource(tradeProducts.slice(0, 1)), version: 1 }, path())
    await until(async () => expect(await total()).toBe(1))
    expect(shop.made.builds).toBe(1)
  })

  it('is built again after a failure', async () => {
    shop.made.gate = Promise.reject(new Error('The disk is full.'))
    shop.made.gate.catch(() => undefined)
    await open({ startTimeoutMs: 50 })
    expect(search?.state().ready).toBe(false)
    shop.made.gate = Promise.resolve()
    await until(() => expect(search?.state().ready).toBe(true))
  })
})

function never(): never {
  throw new Error('The shelf is empty.')
}
