import {
  sites,
  stockPricesRequestSchema,
  type SiteKey,
  type Stock,
  type StockPrices,
  type Warehouses,
} from '../../contract/index.ts'
import { cheaperSteps } from '../articles/price.ts'
import { fromStored } from '../articles/quantity.ts'
import { findArticles, volumeStepsOf, type ArticleRow } from '../articles/service.ts'
import { branchesOf } from '../../warehouses/store.ts'
import type { Queries } from '../../platform/database/index.ts'
import { priceDay, priceOf, priceUnit, priceVisibilityOf, stockOf } from '../articles/view.ts'
import { requireSignedIn } from '../../accounts/caller.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { wordsFor } from '../texts.ts'

/** What a chosen warehouse of the site's country has of articles; nothing is known of any other. */
async function localStocks(
  db: Queries,
  site: SiteKey,
  warehouseId: string | undefined,
  rows: readonly ArticleRow[],
): Promise<Map<number, Stock>> {
  const known = await branchesOf(db, { country: sites[site].country })
  if (warehouseId === undefined || !known.some(({ id }) => id === warehouseId)) return new Map()
  const there = await db
    .selectFrom('stock')
    .select(['variantId', 'type as stockType', 'quantity as stockQuantity', 'firstDeliveryDate'])
    .where('warehouseId', '=', warehouseId)
    .where(
      'variantId',
      'in',
      rows.map(({ variantId }) => variantId),
    )
    .execute()
  const byVariant = new Map(there.map((row) => [row.variantId, row]))
  return new Map(
    rows.map((row) => {
      const {
        stockType = null,
        stockQuantity = null,
        firstDeliveryDate = null,
      } = byVariant.get(row.variantId) ?? {}
      return [
        row.variantId,
        stockOf({ ...row, stockType, stockQuantity, firstDeliveryDate }, { warehouseId }),
      ]
    }),
  )
}

/** `POST /api/variants/stockprices` (spec §7): stock and prices of the signed-in customer; 404 when no code is known. `GET /api/warehouses`. */
export const variantRoutes: RouteGroup = (app, services) => {
  const { store, clock } = services

  app.post('/api/variants/stockprices', 'signed-in', async (c) => {
    const { items, warehouseId } = await readBody(c, stockPricesRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const { terms, hidesPrices } = await priceVisibilityOf(store.db, caller)
    const rows = await findArticles(store.db, terms, items)
    if (rows.length === 0 || terms === null) throw notFound('None of the articles is known.', 'items')
    const unitWord = await wordsFor(
      store.db,
      caller.language,
      'name',
      rows.map(({ unit }) => `unit:${unit}`),
    )
    const steps = await volumeStepsOf(
      store.db,
      terms,
      rows.map(({ variantId }) => variantId),
    )
    const local = await localStocks(store.db, caller.site, warehouseId, rows)
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
            volumePrices:
              price === null
                ? []
                : cheaperSteps(price, steps.get(row.variantId) ?? []).map(({ fromQuantity, amount }) => ({
                    from: fromStored(fromQuantity, row.decimalPrecision),
                    price: amount,
                  })),
            localStock: local.get(row.variantId) ?? null,
          },
        ]
      }),
    }
    return c.json(answer)
  })

  app.get('/api/warehouses', 'public', async (c) => {
    const rows = await branchesOf(store.db, { country: sites[c.get('caller').site].country })
    const answer: Warehouses = { warehouses: rows.map(({ id, name }) => ({ id, name })) }
    return c.json(answer)
  })
}
