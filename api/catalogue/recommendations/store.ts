import type { OrderScope } from '../../accounts/service.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** A related product, with the picture of its first variant. */
export interface RelatedRow {
  id: number
  code: string
  slug: string
  picture: string | null
}

const shown = (queries: Queries) =>
  queries
    .selectFrom('products')
    .select(['products.id', 'products.code', 'products.slug'])
    .select((eb) =>
      eb
        .selectFrom('variants')
        .select('variants.picture')
        .whereRef('variants.productId', '=', 'products.id')
        .orderBy('variants.position')
        .limit(1)
        .as('picture'),
    )

/**
 * Accessories or alternatives of a product. Without alternatives of its own, the first products of its category.
 * Replaced products are left out.
 */
export async function findRelatedProducts(
  queries: Queries,
  product: { id: number; categoryId: number },
  kind: 'accessory' | 'alternative',
  most: number,
): Promise<RelatedRow[]> {
  const named = await shown(queries)
    .innerJoin('relations', 'relations.relatedId', 'products.id')
    .where('relations.productId', '=', product.id)
    .where('relations.kind', '=', kind)
    .where('products.replacedBy', 'is', null)
    .orderBy('relations.position')
    .limit(most)
    .execute()
  if (named.length > 0 || kind === 'accessory') return named
  return shown(queries)
    .where('products.categoryId', '=', product.categoryId)
    .where('products.id', '<>', product.id)
    .where('products.replacedBy', 'is', null)
    .orderBy('products.id')
    .limit(most)
    .execute()
}

/** What was ordered of a product's variants, newest first. */
export function findBought(
  queries: Queries,
  { customerId, userId }: OrderScope,
  productId: number,
  most: number,
) {
  return (
    queries
      .selectFrom('variants')
      .innerJoin('orderLines', 'orderLines.variantId', 'variants.id')
      // SQLite keeps the order of a cross join; otherwise, it begins with every order of the customer.
      .crossJoin('orders')
      .select(['orderLines.variantCode', 'orderLines.quantity', 'orderLines.decimalPrecision'])
      .select(['orderLines.unit', 'orders.placedAt', 'orders.number'])
      .where('variants.productId', '=', productId)
      .whereRef('orders.id', '=', 'orderLines.orderId')
      .where('orders.customerId', '=', customerId)
      .$if(userId !== null, (bought) => bought.where('orders.userId', '=', userId))
      .orderBy('orders.placedAt', 'desc')
      .orderBy('orderLines.position')
      .limit(most)
      .execute()
  )
}
