import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { databases } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('feedback in the operator area, on $name', ({ open }) => {
  let shop: TestShop
  let reader: TestSeller
  beforeAll(async () => {
    shop = await openShop(open)
    await insertSeller(shop, 'rita', ['feedback:read'])
    await insertSeller(shop, 'sam', ['offers:answer'])
    reader = new TestSeller(shop, 'rita')
    await reader.signIn()
    const visitor = new Visitor(shop.api)
    shop.clock.set('2026-11-18T22:59:00.000Z')
    await visitor.post('/api/feedback', { feedback: '=Filter på GÄNGA saknas', source: 'search' })
    shop.clock.set('2026-11-18T23:01:00.000Z')
    await visitor.signIn('buyer')
    await visitor.post('/api/feedback', { feedback: 'Fel mått\n100% säker', source: 'product/VALVE' })
    shop.clock.set('2026-11-20T11:00:00.000Z')
    await new Visitor(shop.api).post('/api/feedback', { feedback: 'Bra', feedbackType: 'page' })
    shop.clock.set('2026-11-20T12:00:00.000Z')
    await reader.signIn()
  })
  afterAll(() => shop.close())

  const texts = async (query: string): Promise<string[]> => {
    const { status, body } = await reader.call(`/feedback${query}`)
    expect(status).toBe(200)
    const { feedback } = body as { feedback: { feedback: string }[] }
    return feedback.map((each) => each.feedback.slice(0, 8))
  }

  it('lists the newest first, with site, source, company and no person (HELP-7)', async () => {
    const { body } = await reader.call('/feedback')
    expect(body).toMatchObject({
      total: 3,
      page: 1,
      isExportable: true,
      feedback: [
        { site: 'se', source: '', feedbackType: 'page', feedback: 'Bra' },
        { source: 'product/VALVE', givenAt: expect.stringMatching(/^2026-11-18T23:01/u) },
        { source: 'search', customer: '' },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/"(?:userId|customerId|buyer)"/u)
    const { feedback } = body as { feedback: { customer: string }[] }
    expect(feedback[1]?.customer).not.toBe('')
  })

  it('searches every word whatever its case, and filters by source, site and days of the country', async () => {
    expect(await texts('?search=gänga%20filter')).toEqual(['=Filter '])
    expect(await texts('?search=100%25')).toEqual(['Fel mått'])
    expect(await texts('?search=%25')).toEqual(['Fel mått'])
    expect(await texts('?source=Product')).toEqual(['Fel mått'])
    expect(await texts('?source=VALVE')).toEqual([])
    expect(await texts('?source=pa')).toEqual(['Bra'])
    expect(await texts('?site=no')).toEqual([])
    expect(await texts('?site=se&from=2026-11-19&to=2026-11-19')).toEqual(['Fel mått'])
    expect(await texts('?sort=givenAt&direction=asc')).toEqual(['=Filter ', 'Fel mått', 'Bra'])
  })

  it.each([
    ['?site=mars', 'site'],
    ['?from=2026-11-20&to=2026-11-19', 'to'],
    [`?search=${'x'.repeat(101)}`, 'search'],
    ['?page=501', 'page'],
    ['/export?format=pdf', 'format'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await reader.call(`/feedback${query}`)
    expect([status, (body as { field: string }).field]).toEqual([400, field])
  })

  it('exports what the filter selects, without formulas, and records that', async () => {
    const { status, headers, body } = await reader.call('/feedback/export?format=csv&locale=sv&to=2026-11-19')
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('aterkoppling-2026-11-20.csv'),
    ])
    const text = String(body)
    expect(text).toContain('Dag;Tid;Butik;Sida;Företag;Text')
    expect(text).toContain('2026-11-19;00:01;se;product/VALVE;')
    expect(text).toContain("'=Filter")
    expect(text).not.toContain('Bra')
    const actions = await shop.store.db
      .selectFrom('sellerActions')
      .select(['sellerId', 'action', 'facts'])
      .where('action', '=', 'feedback.export')
      .execute()
    expect(actions).toEqual([{ sellerId: 'rita', action: 'feedback.export', facts: '{"rows":2}' }])
  })

  it('needs a permission of its own', async () => {
    const other = new TestSeller(shop, 'sam')
    await other.signIn()
    for (const path of ['/feedback', '/feedback/export?format=csv']) {
      expect((await other.call(path)).status).toBe(403)
      expect((await new TestSeller(shop, 'rita').call(path)).status).toBe(401)
    }
    expect((await reader.call('/offers')).status).toBe(403)
  })

  it('is deleted after two years', async () => {
    const kept = () => shop.store.db.selectFrom('feedback').select('feedback').execute()
    await deleteExpired(shop.store.db, new Date('2028-11-17T00:00:00.000Z'))
    expect(await kept()).toHaveLength(3)
    await deleteExpired(shop.store.db, new Date('2028-11-18T00:00:00.000Z'))
    expect(await kept()).toEqual([{ feedback: 'Bra' }])
  })
})
