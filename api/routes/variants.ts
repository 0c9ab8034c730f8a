import { sites, stockPricesRequestSchema, type StockPrices } from '../contract/index.ts'
import { findArticles } from '../store/articles.ts'
import { priceDay, priceOf, priceUnit, sightOf, stockOf } from './article-view.ts'
import { signedIn } from './caller.ts'
import { notFound } from './fault.ts'
import { readBody } from './read.ts'
import type { Route } from './services.ts'
import { wordsFor } from './words.ts'

/** `POST /api/variants/stockprices` (spec §7): stock and prices of the signed-in customer; 404 when no code is known. */
export const variantRoutes: Route = (app, services) => {
  const { store, clock } = services

  app.post('/api/variants/stockprices', async (c) => {
    const { items } = await readBody(c, stockPricesRequestSchema)
    const caller = signedIn(c.get('caller'))
    const { terms, hidesPrices } = await sightOf(store.db, caller)
    const rows = await findArticles(store.db, terms, items)
    if (rows.length === 0 || terms === null) throw notFound('None of the articles is known.', 'items')
    const unitWord = await wordsFor(
      store.db,
      caller.language,
      'name',
      rows.map(({ unit }) => `unit:${unit}`),
    )
    const day = priceDay(caller.site, clock())
    const byCode = new Map(rows.map((row) => [row.code, row]))
    const answer: StockPrices = {
      currency: sites[caller.site].currency,
      items: [...new Set(items)].flatMap((code) => {
        const row = byCode.get(code)
        if (row === undefined) return []
        const price = hidesPrices ? null : priceOf(row, day)
        return [
          {
            code,
            stock: stockOf(row, terms),
            price: price?.amount ?? null,
            priceUnit: priceUnit(row, unitWord),
            isCampaignPrice: price?.isCampaignPrice ?? false,
            ordinaryPrice: price?.ordinaryPrice ?? null,
          },
        ]
      }),
    }
    return c.json(answer)
  })
}
