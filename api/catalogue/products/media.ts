import type { Product } from '../../contract/index.ts'
import { fallbacks, type Language } from '@tradecounter/search'
import type { Queries } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/services.ts'
import type { VariantView } from '../variants/view.ts'
import { wordsFor } from '../texts.ts'

/** Variants whose pictures are shown: one of many colours has no room for all. */
const mostVariants = 6
const mostImages = 24

/** What is said in a reader's language of words that are kept as JSON by language; `otherwise` when nothing is. */
function said(words: string, language: Language, otherwise: string): string {
  if (words === '') return otherwise
  // Only the import writes them, from words it has checked.
  const known = JSON.parse(words) as Readonly<Record<string, string>>
  return fallbacks[language].map((each) => known[each]).find(Boolean) ?? otherwise
}

/** All pictures of a product: each variant's own and further ones, in their order, none twice. */
export async function imagesOf(
  db: Queries,
  { language }: Caller,
  productId: number,
  name: string,
  variants: readonly VariantView[],
): Promise<Product['images']> {
  const rows = await db
    .selectFrom('articlePictures')
    .innerJoin('variants', 'variants.id', 'articlePictures.variantId')
    .select(['articlePictures.variantId', 'articlePictures.position', 'articlePictures.url', 'words'])
    .where('variants.productId', '=', productId)
    .orderBy('articlePictures.position')
    .execute()
  const further = Map.groupBy(rows, ({ variantId }) => variantId)
  const sets = new Map(
    variants.map(({ row, item }) => {
      const known = further.get(row.id) ?? []
      const first = { url: item.image.url, words: known.find(({ position }) => position === 0)?.words ?? '' }
      const all = [first, ...known.filter(({ position }) => position > 0)]
      return [all.map(({ url }) => url).join('\n'), all]
    }),
  )
  const pictures = [...sets.values()].slice(0, mostVariants).flat()
  const byUrl = Map.groupBy(pictures, ({ url }) => url)
  return [...byUrl].slice(0, mostImages).map(([url, same]) => ({
    url,
    alt: said(same.find(({ words }) => words !== '')?.words ?? '', language, name),
  }))
}

/** Data sheets and other documents; what has no title of its own is called by its kind. */
export async function documentsOf(
  db: Queries,
  { language }: Caller,
  productId: number,
): Promise<Product['documents']> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('id')
    .execute()
  const kinds = await wordsFor(
    db,
    language,
    'name',
    rows.map(({ kind }) => `document:${kind}`),
  )
  return rows.map(({ kind, url, bytes, words }) => ({
    title: said(words, language, kinds(`document:${kind}`, kind)),
    url,
    kind,
    bytes: Number(bytes),
  }))
}
