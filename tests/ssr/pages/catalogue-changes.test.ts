import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assembleApi } from '../../../api/assemble-api.ts'
import { SearchPreparing } from '@tradecounter/search'
import { announceChanges } from '../../../api/catalogue/changes.ts'
import { remoteApi } from '../../../ssr/server/bff/api-service.ts'
import { temporaryFolder } from '../../search/open-index.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { openWholeHost } from '../whole-shop.ts'
import type { ListRequest, ProductSearch } from '../../../api/platform/product-search.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop()
}, 120_000)
afterAll(() => demo.close())

const address = '/search?parameters.SearchPhrase=vattenmeter'
const everything: ListRequest = {
  phrase: '',
  phraseCut: false,
  page: 1,
  sort: 'Relevance',
  facets: new Map(),
  intervals: new Map(),
  language: 'sv',
  customer: '',
}
const until = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 30_000, interval: 100 })

describe('cached pages of visitors', () => {
  it('are rendered again when their lists change, and only then', async () => {
    let rendered = 0
    const fetch: DemoShop['api']['fetch'] = (request) => {
      if (new URL(request.url).pathname === '/api/search') rendered += 1
      return demo.api.fetch(request)
    }
    const host = await openWholeHost({ ...demo, api: { ...demo.api, fetch } })
    const page = async () => (await host.ask(address)).text
    const was = await page()
    expect(was).not.toContain('Vattenmeter VM 9000')
    await page()
    const before = rendered
    const { db } = demo.store
    const { id } = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow()
    await announceChanges(db, 'price', [id])
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await page()
    expect(rendered).toBe(before)
    await db
      .updateTable('texts')
      .set({ text: 'Vattenmeter VM 9000' })
      .where('owner', '=', `product:${id}`)
      .where('field', '=', 'name')
      .execute()
    await announceChanges(db, 'text', [id])
    await until(async () => expect(await page()).toContain('Vattenmeter VM 9000'))
    expect(rendered).toBeGreaterThan(before)
    await host.close()
  })
})

const lost = () => Promise.reject(new SearchPreparing(0.421))

describe('a shop while its index is being built', () => {
  let isReady = false
  const search: ProductSearch = {
    list: (request) => (isReady ? demo.search.list(request) : lost()),
    quick: (request) => (isReady ? demo.search.quick(request) : lost()),
    variants: (request) => (isReady ? demo.search.variants(request) : lost()),
    state: () => (isReady ? demo.search.state() : { ready: false, revision: 'none', progress: 0.421 }),
    close: async () => {},
  }
  const openLost = () => {
    const { folder, remove } = temporaryFolder()
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const settings = { keyFile: join(folder, 'key.pem'), hostSecret: 'secret' }
    return { api: assembleApi({ store: demo.store, search, settings, log }), remove }
  }

  it('shows that on search pages, works everywhere else, and searches as soon as it is ready', async () => {
    const { api, remove } = openLost()
    const host = await openWholeHost({ ...demo, api })
    const status = async (path: string) => (await host.ask(path)).status
    const [product] = (await demo.search.list(everything))?.hits ?? []
    const { code, slug } = await demo.store.db
      .selectFrom('products')
      .select(['code', 'slug'])
      .where('id', '=', product?.productId ?? 0)
      .executeTakeFirstOrThrow()
    // Neither page fails: the search says how far it is, and a category lists its products from the database.
    expect(await Promise.all([address, '/c/valves'].map(status))).toEqual([200, 200])
    expect((await host.ask(address)).text).toMatch(
      /<header[\s\S]*<h1[\s\S]*Sökningen förbereds, 42\u00A0%[\s\S]*<footer/u,
    )
    const category = (await host.ask('/c/valves')).text
    expect(category).toMatch(/Sökningen förbereds, 42\u00A0%/u)
    expect(category.match(/href="\/p\//gu)?.length).toBeGreaterThan(20)
    const { number } = await demo.store.db
      .selectFrom('variants')
      .select('code as number')
      .where('productId', '=', product?.productId ?? 0)
      .executeTakeFirstOrThrow()
    // A whole number leads to its article without an index.
    expect(await status(`/search?parameters.SearchPhrase=${number}`)).toBe(302)
    expect(await Promise.all(['/', `/p/${slug}-${code}`, '/cart'].map(status))).toEqual([200, 200, 200])
    const start = (await host.ask('/')).text
    expect(start).toContain('/c/valves')
    const readiness = async () => await host.ask('/readyz')
    expect(await readiness()).toMatchObject({
      status: 200,
      text: 'ok\nsearch: its index is being built, 42 %\n',
    })
    isReady = true
    await until(async () => expect(await status(address)).toBe(200))
    await until(async () => expect((await host.ask('/')).text).not.toBe(start))
    expect((await readiness()).text).toMatch(/^ok\nsearch: ready, revision \d+\.\d+\n$/u)
    await host.close()
    await api.close()
    remove()
  })

  it('is reported to a host elsewhere too', async () => {
    let text = ''
    const server = createServer((_, outgoing) => void outgoing.end(text)).listen(0)
    await once(server, 'listening')
    const at = server.address()
    const { searching } = remoteApi(`http://localhost:${typeof at === 'object' ? at?.port : 0}`)
    const states = []
    for (text of [
      'ok\n',
      'ok\nsearch: its index is being built, 42 %\n',
      'ok\nsearch: ready, revision 3.12\n',
    ])
      states.push(await searching?.())
    expect(states).toEqual([
      null,
      { ready: false, revision: 'none', progress: 0.42 },
      { ready: true, revision: '3.12' },
    ])
    server.close()
  })
})
