import {
  type Recommendations,
  type RelatedProduct,
  recommendationsQuerySchema,
} from '../../contract/index.ts'
import { deliveryWindow } from '../../warehouses/rules.ts'
import { fromStored } from '../articles/quantity.ts'
import { getCustomer } from '../../accounts/customers/store.ts'
import { permissionsOf } from '../../accounts/permissions/store.ts'
import { boughtOf, relatedProducts, type RelatedRow } from './store.ts'
import type { Queries } from '../../platform/database/index.ts'
import { pictureUrl } from '../articles/view.ts'
import { ownBranch } from '../../warehouses/service.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { productUrl } from '../search/hits-view.ts'
import { findProduct } from '../products/routes.ts'
import { readQuery } from '../../platform/http/read-request.ts'
import type { Caller, RouteGroup } from '../../platform/services.ts'
import { wordsFor } from '../texts.ts'

const mostRelated = 4
const mostBought = 3

async function show(db: Queries, caller: Caller, rows: readonly RelatedRow[]): Promise<RelatedProduct[]> {
  const owners = rows.map(({ id }) => `product:${id}`)
  const name = await wordsFor(db, caller.language, 'name', owners)
  return rows.map((row) => ({
    code: row.code,
    name: name(`product:${row.id}`, row.code),
    url: productUrl(row),
    imageUrl: pictureUrl(row.picture),
  }))
}

/** What the caller's customer has bought of a product; nothing for who may not see its orders. */
async function bought(
  db: Queries,
  caller: Caller,
  productId: number,
): Promise<Recommendations['recentlyBought']> {
  if (caller.customerId === '') return []
  const allowed = await permissionsOf(db, caller.userId, caller.customerId)
  if (!allowed.includes('perm:viewOrderHistory')) return []
  const rows = await boughtOf(db, caller.customerId, productId, mostBought)
  const unit = await wordsFor(
    db,
    caller.language,
    'name',
    rows.map((row) => `unit:${row.unit}`),
  )
  return rows.map((row) => ({
    code: row.variantCode,
    quantity: fromStored(row.quantity, row.decimalPrecision),
    displayUnitCode: unit(`unit:${row.unit}`, row.unit),
    placedAt: row.placedAt,
    orderNumber: row.number,
  }))
}

/** `GET /api/recommendations/product`: what stands around a product on its page. */
export const recommendationRoutes: RouteGroup = (app, { store, clock }) => {
  app.get('/api/recommendations/product', 'public', async (c) => {
    const { code } = readQuery(c, recommendationsQuerySchema)
    const { db } = store
    const caller = c.get('caller')
    const product = await findProduct(db, code)
    if (!product) throw notFound('There is no such product.', 'code')
    const warehouseId = caller.customerId === '' ? '' : (await getCustomer(db, caller.customerId)).warehouseId
    const branch = await ownBranch(db, caller.site, warehouseId)
    const answer: Recommendations = {
      accessories: await show(db, caller, await relatedProducts(db, product, 'accessory', mostRelated)),
      alternatives: await show(db, caller, await relatedProducts(db, product, 'alternative', mostRelated)),
      recentlyBought: await bought(db, caller, product.id),
      delivery: {
        nextDeliveryDate: deliveryWindow(branch, clock()).firstDeliveryDate,
        branch: branch.name,
      },
    }
    return c.json(answer)
  })
}
