import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { announceChanges } from '../../api/store/index.ts'
import { openDemoShop, type DemoShop } from '../api/search/shop.ts'
import { openWholeHost } from './whole-shop.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const address = '/search?parameters.SearchPhrase=vattenmeter'
const until = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 30_000, interval: 100 })

describe('pages that are kept for visitors', () => {
  it('are made anew as soon as their lists are others, and only then', async () => {
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
