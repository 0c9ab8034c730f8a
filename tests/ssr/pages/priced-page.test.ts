import { expect, it } from 'vitest'
import type { Route } from '@tradecounter/shop/core'
import categoryPage from '@tradecounter/shop/pages/category'
import productPage from '@tradecounter/shop/pages/product'
import searchPage from '@tradecounter/shop/pages/search'
import { translationsFor } from '@tradecounter/shop/translations'
import { answerPage } from '../../../ssr/pages/answer-page.tsx'
import type { AnyPage, ApiAnswer, PageRequest } from '../../../ssr/pages/page-context.ts'
import { hit, product, searchResult, stockPrices, variant } from '../../shop/catalogue.ts'
import { noPost, signedInUser, visitorContext } from '../stand-ins.ts'

const replaced = hit('4000002', 'Kulventil, utgått')
const found = searchResult([
  hit('4000001', 'Kulventil'),
  { ...replaced, variant: { ...replaced.variant, isReplacement: true } },
  hit('4000003', 'Backventil'),
])
const items = [variant({ code: '4000001', isActiveVariant: true }), variant({ code: '4000003' })]
const answers: Readonly<Record<string, unknown>> = {
  '/api/search': found,
  '/api/category': {
    path: 'valves',
    name: 'Ventiler',
    description: '',
    breadcrumbs: [],
    subCategories: [],
    result: found,
  },
  '/api/product/': product(items),
  '/api/recommendations': {
    accessories: [],
    alternatives: [],
    recentlyBought: [],
    delivery: { nextDeliveryDate: '2026-11-23', branch: '' },
  },
  '/api/warehouses': { warehouses: [{ id: 'w1', name: 'Västberga' }] },
}
const need = (json: unknown, status = 200): ApiAnswer => ({
  status,
  json,
  script: Buffer.from(JSON.stringify(json)),
})

const pages: [string, AnyPage, Route][] = [
  ['search', searchPage, { page: 'search', query: '' }],
  ['category', categoryPage, { page: 'category', path: 'valves', query: '' }],
  ['product', productPage, { page: 'product', code: '4000001' }],
]

const text = (pieces: readonly (string | Uint8Array)[]): string =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()

async function drawn(
  page: AnyPage,
  route: Route,
  user: PageRequest['context']['user'],
  post: PageRequest['post'],
) {
  const answer = await answerPage(page, {
    route,
    context: { ...visitorContext, user },
    translations: { translationsFor, missing: () => {} },
    ask: async (address) => {
      const [, answered = []] = Object.entries(answers).find(([start]) => address.startsWith(start)) ?? []
      return need(answered)
    },
    post,
  })
  if (!('body' in answer)) throw new Error('The page was not rendered')
  return {
    status: answer.status,
    body: text(answer.body),
    data: JSON.parse(text(answer.data)) as { answers: object },
  }
}

it.each(pages)('contains stock and prices of a customer on the %s page (VAR-8)', async (_, page, route) => {
  const posted: unknown[] = []
  const { body, data } = await drawn(page, route, signedInUser, async (address, sent) => {
    posted.push([address, sent])
    return need(stockPrices(['4000001', '4000003']))
  })
  expect(posted).toEqual([['/api/variants/stockprices', { items: ['4000001', '4000003'] }]])
  expect(body).toMatch(/129,50/u)
  expect(body).toMatch(/1[\s\u00a0]200 st/u)
  // Under the key of the list's hook: the browser finds it and makes no request.
  expect(Object.keys(data.answers)).toContain('@"stockprices","1","4000001","4000003",')
})

it.each(pages)(
  'leaves prices that could not be loaded to the browser on the %s page',
  async (_, page, route) => {
    for (const status of [404, 503]) {
      const {
        body,
        data,
        status: reported,
      } = await drawn(page, route, signedInUser, async () => need(null, status))
      expect(reported).toBe(200)
      expect(body).toContain(translationsFor('sv', ['product'])['product.price.loading'])
      expect(Object.keys(data.answers).filter((key) => key.includes('stockprices'))).toEqual([])
    }
  },
)

it.each(pages)('requests no prices for a visitor on the %s page', async (_, page, route) => {
  const { body } = await drawn(page, route, null, noPost)
  expect(body).not.toMatch(/129,50/u)
})

it('leaves variants beyond the limit of one call to the browser', async () => {
  const many = Array.from({ length: 501 }, (_, index) => variant({ code: String(5000000 + index) }))
  const { postNeeds } = productPage
  const route = { page: 'product', code: '4000001' } as const
  const asked = (list: typeof many) =>
    postNeeds?.(
      route,
      { '/api/product/4000001': product(list) },
      { ...visitorContext, translations: {}, user: signedInUser },
    )
  expect(asked(many)).toEqual([])
  expect(asked(many.slice(1))).toHaveLength(1)
})
