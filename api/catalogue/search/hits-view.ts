import { sql } from 'kysely'
import { labelKinds, type LabelKind, type ProductHit } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import { articleUrl } from '../articles/view.ts'
import type { Caller } from '../../platform/services.ts'
import { variantsById } from '../variants/view.ts'
import { wordsFor } from '../texts.ts'

const kinds: readonly LabelKind[] = Object.values(labelKinds)
const keyAttributeCount = 4

/** The labels of a product from their stored form (`1,15`). */
export const labelsOf = (stored: string): LabelKind[] => {
  const written = stored.split(',').map(Number)
  return kinds.filter((kind) => written.includes(kind))
}

/** Address of a product's page. */
export const productUrl = articleUrl

/** Address of a category's page. */
export const categoryUrl = (path: string): string => `/c/${path}`

/** Rows of a list for the ids that the search found, in their order. Leaves out ids that the catalogue no longer has. */
export async function productHits(
  db: Queries,
  caller: Caller,
  found: ReadonlyArray<{ productId: number; variantId: number; variantCount?: number | null }>,
): Promise<ProductHit[]> {
  if (found.length === 0) return []
  const ids = found.map(({ productId }) => productId)
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code', 'slug', 'brand', 'labels'])
    .select((query) =>
      query
        .selectFrom('variants')
        .whereRef('variants.productId', '=', 'products.id')
        .select(sql<number>`count(*)`.as('count'))
        .as('variantCount'),
    )
    .where('id', 'in', ids)
    .execute()
  const products = new Map(rows.map((row) => [row.id, row]))
  const variants = await variantsById(
    db,
    caller,
    found.map(({ variantId }) => variantId),
  )
  const names = await wordsFor(
    db,
    caller.language,
    'name',
    ids.map((id) => `product:${id}`),
  )
  return found.flatMap(({ productId, variantId, variantCount }) => {
    const product = products.get(productId)
    const variant = variants.get(variantId)
    if (!product || !variant) return []
    return [
      {
        code: product.code,
        name: names(`product:${productId}`, product.code),
        brand: product.brand,
        url: productUrl(product),
        imageUrl: variant.item.image.url,
        labels: labelsOf(product.labels),
        variantCount: variantCount ?? Number(product.variantCount),
        keyAttributes: variant.values
          .slice(0, keyAttributeCount)
          .map(({ name, value, unit }) => ({ name, value, unit })),
        variant: variant.item,
        ticket: `p.${productId}`,
      },
    ]
  })
}
