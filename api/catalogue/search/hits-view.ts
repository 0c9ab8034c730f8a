import { sql } from 'kysely'
import type { ProductHit, SearchResult, VariantItem } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import { labelsOf, articleUrl } from '../articles/view.ts'
import type { Caller } from '../../platform/services.ts'
import { readVariantsById } from '../variants/view.ts'
import { textsFor } from '../texts.ts'

const keyAttributeCount = 4

/** An article that is offered for a number with a typing error. */
export const nearNumber = ({ code, productName, url }: VariantItem): SearchResult['nearNumbers'][number] => ({
  variantNumber: code,
  name: productName,
  url,
})

/** Products of a list from the search's ids, in its order. Ids that the catalogue no longer has are left out. */
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
  const variants = await readVariantsById(
    db,
    caller,
    found.map(({ variantId }) => variantId),
  )
  const names = await textsFor(
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
        ...names.languageOf(`product:${productId}`),
        brand: product.brand,
        url: articleUrl(product),
        imageUrl: variant.item.image.url,
        labels: labelsOf(product.labels),
        variantCount: variantCount ?? Number(product.variantCount),
        keyAttributes: variant.values
          .slice(0, keyAttributeCount)
          .map(({ key: _key, ...attribute }) => attribute),
        variant: variant.item,
        ticket: `p.${productId}`,
      },
    ]
  })
}
