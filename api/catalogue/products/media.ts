import type { Selectable } from 'kysely'
import type { Product } from '../../contract/index.ts'
import type { Database, Queries } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/services.ts'
import type { VariantView } from '../variants/view.ts'
import { localText } from '../articles/picture-texts.ts'
import { textsFor } from '../texts.ts'

/** Variants whose pictures are shown. */
const maxVariants = 6
const maxImages = 24

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

/** Data sheets and other documents of a product. */
export async function readDocuments(
  db: Queries,
  caller: Caller,
  productId: number,
): Promise<Product['documents']> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('id')
    .execute()
  return viewDocuments(db, caller, rows)
}

/** Documents in the reader's language, in the same order. A document without a title has the name of its kind. */
export async function viewDocuments(
  db: Queries,
  { language }: Caller,
  rows: readonly Selectable<Database['documents']>[],
): Promise<Product['documents']> {
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
