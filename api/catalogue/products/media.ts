import type { Product } from '../../contract/index.ts'
import { fallbacks, type Language } from '@tradecounter/search'
import type { Queries } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/services.ts'
import type { VariantView } from '../variants/view.ts'
import { textsFor } from '../texts.ts'

/** Variants whose pictures are shown. */
const maxVariants = 6
const maxImages = 24

/** A text in the reader's language from texts stored as JSON by language; `otherwise` without one. */
function localText(words: string, language: Language, otherwise: string): string {
  if (words === '') return otherwise
  // Written and checked by the import.
  const known = JSON.parse(words) as Readonly<Record<string, string>>
  return fallbacks[language].map((each) => known[each]).find(Boolean) ?? otherwise
}

/** All pictures of a product in the order of its variants, without duplicates. */
export async function readImages(
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
  const pictures = [...sets.values()].slice(0, maxVariants).flat()
  const byUrl = Map.groupBy(pictures, ({ url }) => url)
  return [...byUrl].slice(0, maxImages).map(([url, same]) => ({
    url,
    alt: localText(same.find(({ words }) => words !== '')?.words ?? '', language, name),
  }))
}

/** Data sheets and other documents. A document without a title has the name of its kind. */
export async function readDocuments(
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
  const kinds = await textsFor(
    db,
    language,
    'name',
    rows.map(({ kind }) => `document:${kind}`),
  )
  return rows.map(({ kind, url, bytes, words }) => ({
    title: localText(words, language, kinds(`document:${kind}`, kind)),
    url,
    kind,
    bytes: Number(bytes),
  }))
}
