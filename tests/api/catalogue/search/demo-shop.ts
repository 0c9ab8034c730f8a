import { makeDocument } from '../../../../demo/documents/make-document.ts'
import { loadDemo } from '../../../../demo/loading/load-demo.ts'
import { writePictures } from '../../../../demo/pictures/write-pictures.ts'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import { assembleApi, type Api } from '../../../../api/assemble-api.ts'
import { openStore, type Store } from '../../../../api/platform/database/index.ts'
import type { ProductSearch } from '../../../../api/catalogue/search/product-search.ts'
import { join } from 'node:path'
import { unlimited } from '../../fixtures/shop.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

/** The service over the small demo catalogue, with a search of its own and what it logged as failed. */
export interface DemoShop {
  api: Api
  store: Store
  search: ProductSearch
  faults: unknown[]
  /** Asks as a visitor of a site does. */
  get(path: string, site?: string, locale?: string): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

/** What a demo shop has beside the usual. */
export interface DemoShopOptions {
  /** Articles of the catalogue; 600 when absent, which covers every family. */
  articles?: number
  /** Changes the catalogue before the search is built. */
  prepare?: (store: Store) => Promise<void>
}

/** Opens the service over the demo catalogue. */
export async function openDemoShop({ articles = 600, prepare }: DemoShopOptions = {}): Promise<DemoShop> {
  const { folder, remove } = temporaryFolder()
  const store = await openStore({ dataDir: folder })
  await loadDemo(store, {
    articles,
    today: new Date('2026-11-20'),
    passwordCost: { memory: 64, passes: 1 },
  })
  await prepare?.(store)
  const pictureFolder = join(folder, 'pictures')
  await writePictures(store, pictureFolder)
  const search = await openSearch({ dataDir: folder, store })
  const faults: unknown[] = []
  const api = assembleApi({
    store,
    search,
    settings: {
      keyFile: join(folder, 'key.pem'),
      hostSecret: 'secret',
      pictureFolder,
      makeDocument: (address, languages) => makeDocument(store, address, languages),
      // Tests ask more often than people do, and the more so the faster the machine is.
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
