import { makeDocument } from '../../../../demo/documents/make-document.ts'
import { demoNews } from '../../../../demo/news.ts'
import { writePictures } from '../../../../demo/pictures/write-pictures.ts'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import { assembleApi, type Api } from '../../../../api/assemble-api.ts'
import { openStore, type Store } from '../../../../api/platform/database/index.ts'
import type { ProductSearch } from '../../../../api/platform/product-search.ts'
import { join } from 'node:path'
import { unlimited } from '../../fixtures/shop.ts'
import { temporaryFolder } from '../../../search/open-index.ts'
import { copyDemo, picturesOf } from './loaded-demo.ts'

/** The service over the small demo catalogue, with its own search and the errors that it logged. */
export interface DemoShop {
  api: Api
  store: Store
  search: ProductSearch
  faults: unknown[]
  /** Requests as a visitor of a site. */
  get(path: string, site?: string, locale?: string): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

/** Options of a demo shop. */
export interface DemoShopOptions {
  /** Number of articles; by default 600, which covers every family. */
  articles?: number
  /** Changes the catalogue before the search is built. */
  prepare?: (store: Store) => Promise<void>
}

/** Opens the service over the demo catalogue. */
export async function openDemoShop({ articles = 600, prepare }: DemoShopOptions = {}): Promise<DemoShop> {
  const { folder, remove } = temporaryFolder()
  const pictureFolder = picturesOf(folder)
  await copyDemo(articles, folder, { withIndex: prepare === undefined })
  const store = await openStore({ dataDir: folder })
  if (prepare !== undefined) {
    await prepare(store)
    await writePictures(store, pictureFolder)
  }
  const search = await openSearch({ dataDir: folder, store })
  const faults: unknown[] = []
  const api = assembleApi({
    store,
    search,
    settings: {
      keyFile: join(folder, 'key.pem'),
      hostSecret: 'secret',
      pictureFolder,
      demoNews: demoNews(new Date()),
      makeDocument: (address, languages) => makeDocument(store, address, languages),
      // Tests make more requests than users, and even more on a fast machine.
      rateLimits: unlimited,
    },
    log: { info: () => undefined, warn: () => undefined, error: (about: unknown) => void faults.push(about) },
  })
  return {
    api,
    store,
    search,
    faults,
    async get(path, site = 'se', locale = 'sv-SE') {
      const response = await api.fetch(
        new Request(`http://api.internal${path}`, { headers: { 'X-Site': site, 'X-Language': locale } }),
      )
      const text = await response.text()
      return {
        status: response.status,
        body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      }
    },
    async close() {
      await api.close()
      await search.close()
      await store.close()
      remove()
    },
  }
}
