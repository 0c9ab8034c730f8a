import type { Recommendations, RelatedProduct } from '../../contract/index.ts'
import { getCustomer, orderScopeOf, isPermitted } from '../../accounts/service.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { findCustomerBranch, findDeliveryWindow } from '../../warehouses/service.ts'
import { fromStored } from '../articles/quantity.ts'
import { articleTextsFor } from '../articles/article-texts.ts'
import { pictureUrl, articleUrl } from '../articles/view.ts'
import { findProduct } from '../products/service.ts'
import { textsFor } from '../texts.ts'
import { findBought, findRelatedProducts, type RelatedRow } from './store.ts'

const maxRelated = 4
const maxBought = 3

async function show(db: Queries, caller: Caller, rows: readonly RelatedRow[]): Promise<RelatedProduct[]> {
  const owners = rows.map(({ id }) => `product:${id}`)
  const name = await textsFor(db, caller.language, 'name', owners)
  return rows.map((row) => ({
    code: row.code,
    name: name(`product:${row.id}`, row.code),
    ...name.languageOf(`product:${row.id}`),
    url: articleUrl(row),
    imageUrl: pictureUrl(row.picture),
  }))
}

/** Recent orders of a product that the caller may see. */
async function bought(
  db: Queries,
  caller: Caller,
  productId: number,
): Promise<Recommendations['recentlyBought']> {
  if (caller.customerId === '') return []
  if (!(await isPermitted(db, caller, 'perm:viewOrderHistory'))) return []
  const rows = await findBought(db, await orderScopeOf(db, caller), productId, maxBought)
  const texts = await articleTextsFor(
    db,
    caller,
    rows.map(({ unit }) => ({ unit })),
  )
  return rows.map((row) => ({
    code: row.variantCode,
    quantity: fromStored(row.quantity, row.decimalPrecision),
    displayUnitCode: texts.unit(row),
    placedAt: row.placedAt,
    orderNumber: row.number,
  }))
}

/** Accessories, alternatives, recent orders and the next delivery of a product. Errors: 404. */
export async function readRecommendations(
  { store: { db }, clock }: Services,
  caller: Caller,
  code: string,
): Promise<Recommendations> {
  const product = await findProduct(db, code)
  if (!product) throw notFound('There is no such product.', 'code')
  const warehouseId = caller.customerId === '' ? '' : (await getCustomer(db, caller.customerId)).warehouseId
  const { name: branch } = await findCustomerBranch(db, caller.site, warehouseId)
  const window = await findDeliveryWindow(db, caller.site, warehouseId, clock())
  return {
    accessories: await show(db, caller, await findRelatedProducts(db, product, 'accessory', maxRelated)),
    alternatives: await show(db, caller, await findRelatedProducts(db, product, 'alternative', maxRelated)),
    recentlyBought: await bought(db, caller, product.id),
    delivery: {
      nextDeliveryDate: window.firstDeliveryDate,
      branch,
    },
  }
}
