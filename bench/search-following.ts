import { linkSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { indexFile } from '../search/index/index-file.ts'
import { openSearchEngine, type SearchEngine } from '../search/index.ts'
import type { Catalogue, DocumentSource, ProductDocument } from '../search/documents.ts'
import { buildBeside } from './search-build.ts'
import { benchSource } from './search-source.ts'
import { watched } from './search-timing.ts'
import { percentile } from './statistics.ts'

// Time until a change is visible, cost of a build, and the effect of updates, rebuild and swap on the server's
// event loop: node bench/search-following.ts ARTICLES FOLDER, with an existing index. search.ts starts it as its
// own process: a process that starts another one (here the builder) is blocked while the system copies its page
// tables, 25 ms per gigabyte, and a bench with two searches has more memory than a server.

const changes = 40
const asked = {
  page: 1,
  sort: 'relevance',
  filters: new Map(),
  intervals: new Map(),
  language: 'sv',
  customer: '',
} as const

/** The bench's catalogue with changing products and versions. */
function changing(articles: number, source: DocumentSource, products: ProductDocument[]) {
  const state = { version: source.version, change: 0 }
  const log: number[] = []
  const catalogue: Catalogue = {
    state: async () => ({ ...state }),
    build: async (path) => {
      const { seconds, processorSeconds, megabytes } = await buildBeside(articles, { ...state }, path)
      console.log(
        `building: ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of a processor, ${megabytes.toFixed(0)} MB at most`,
      )
    },
    changes: async (after, most) =>
      log.slice(after, after + most).map((id, place) => ({
        number: after + place + 1,
        kind: 'documents' as const,
        productIds: [id],
      })),
    readUpdate: async (ids) => ({
      ids,
      products: products.filter(({ id }) => ids.includes(id)),
      names: source.names,
      customerNumbers: [],
      assortments: [],
    }),
  }
  return {
    catalogue,
    rename(product: ProductDocument, name: string) {
      products[products.indexOf(product)] = { ...product, names: { sv: name } }
      state.change = log.push(product.id)
    },
    replace: () => void (state.version += 1),
  }
}

const find = async (search: SearchEngine, phrase: string) =>
  (await search.list({ ...asked, phrase }))?.total ?? 0

/** Prints the cost of following the catalogue. */
async function following(articles: number, source: DocumentSource, folder: string): Promise<void> {
  const some: ProductDocument[] = []
  for await (const products of source.products()) {
    some.push(...products.slice(0, changes - some.length))
    if (some.length === changes) break
  }
  const { catalogue, rename, replace } = changing(articles, source, some)
  // A link to the same file: its replacement does not affect the stored one.
  const own = mkdtempSync(join(folder, 'following-'))
  linkSync(join(folder, indexFile), join(own, indexFile))
  const search = await openSearchEngine(catalogue, {
    dataDir: own,
    startTimeoutMs: 3_600_000,
    queryTimeoutMs: 60_000,
  })
  try {
    const delays: number[] = []
    const fed = await watched(async () => {
      const product = some[delays.length]
      if (!product) return pause(50)
      const name = `Ändringsprov ${String.fromCharCode(97 + (delays.length % 26)).repeat(4 + delays.length)}`
      const began = performance.now()
      rename(product, name)
      while ((await find(search, name.split(' ')[1] ?? '')) !== 1) await pause(10)
      delays.push(performance.now() - began)
    }, 20)
    const seconds = (share: number) => (percentile(delays, share) / 1000).toFixed(2)
    console.log(
      `a change is found after ${seconds(0.5)} s p50, ${seconds(1)} s at most (${delays.length} changes)`,
    )
    console.log(`event loop while changes are fed: ${fed}`)
    replace()
    const before = search.state().revision
    const began = performance.now()
    const rebuilt = await watched(
      async () => {
        await find(search, 'kulventil')
        await pause(5)
      },
      () => search.state().revision !== before,
    )
    console.log(
      `another catalogue is indexed and in its place after ${((performance.now() - began) / 1000).toFixed(0)} s, with searches all the while`,
    )
    console.log(`event loop during that: ${rebuilt}`)
    console.log(`this process has ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  } finally {
    await search.close()
    rmSync(own, { recursive: true })
  }
}

const [articles = 0] = process.argv.slice(2).map(Number)
await following(articles, benchSource(articles), process.argv[3] ?? '')
