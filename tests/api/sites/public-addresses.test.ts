import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicAddressesSchema } from '../../../api/contract/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'

describe.each(databases)('GET /api/site/addresses on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const get = async (query = '') => {
    const response = await shop.api.fetch(new Request(`http://api.internal/api/site/addresses${query}`))
    return { status: response.status, body: (await response.json()) as unknown }
  }

  it('returns start page, search page, categories and products (SITE-5)', async () => {
    const { status, body } = await get()
    expect(status).toBe(200)
    expect(v.parse(publicAddressesSchema, body)).toEqual({
      version: '1',
      changedAt: null,
      total: 4,
      addresses: ['/', '/search', '/c/valves', '/p/kulventil-P1'],
    })
  })

  it.each([
    ['?from=0&count=2', ['/', '/search']],
    ['?from=1&count=2', ['/search', '/c/valves']],
    ['?from=2&count=5', ['/c/valves', '/p/kulventil-P1']],
    ['?from=3&count=1', ['/p/kulventil-P1']],
    ['?from=4', []],
    ['?from=99999999', []],
  ])('returns the part %s', async (query, addresses) => {
    expect((await get(query)).body).toMatchObject({ total: 4, addresses })
  })

  it.each(['?from=-1', '?from=x', '?from=1.5', '?count=0', '?count=2001', '?count=', '?from=999999999'])(
    'refuses %s with 400',
    async (query) => {
      expect((await get(query)).status).toBe(400)
    },
  )
})
