import type { Selectable } from 'kysely'
import type { ChangeKind, Database } from '../../platform/database/index.ts'
import type { ImportedArticle } from '../article.ts'
import { same } from './diff-rows.ts'
import type { Changes } from '../staging/changes.ts'
import { ownerOf, type Current } from './current-catalogue.ts'
import { storedWords } from '../items.ts'
import { catalogueLanguages } from '../languages.ts'
import { slugOf } from '../parse-values.ts'

type ProductRow = Selectable<Database['products']>

/** What the rows of one product say of it: of each thing what the first row says that says anything. */
export interface ProductWish {
  names: Record<string, string>
  descriptions: Record<string, string>
  brand: string | undefined
  labels: readonly number[] | undefined
  warranty: string | undefined
  documents: ImportedArticle['documents']
}

const firstSaid = <T>(
  rows: readonly ImportedArticle[],
  of: (row: ImportedArticle) => T | undefined,
  empty: T,
) => {
  const said = rows.map(of).filter((value) => value !== undefined)
  return said.find((value) => JSON.stringify(value) !== JSON.stringify(empty)) ?? said[0]
}

const words = (rows: readonly ImportedArticle[], field: 'names' | 'descriptions'): Record<string, string> =>
  Object.fromEntries(
    catalogueLanguages.flatMap((language) => {
      const text = firstSaid(rows, (row) => row[field]?.[language], '')
      return text === undefined ? [] : [[language, text]]
    }),
  )

export const wishOf = (rows: readonly ImportedArticle[]): ProductWish => ({
  names: words(rows, 'names'),
  descriptions: words(rows, 'descriptions'),
  brand: firstSaid(rows, (row) => row.brand, ''),
  labels: firstSaid(rows, (row) => row.labels, []),
  warranty: firstSaid(rows, (row) => row.warranty, ''),
  documents: firstSaid(rows, (row) => row.documents, []),
})

/** The name that a product's address is made of. */
const leadingName = ({ names }: ProductWish): string =>
  names['sv'] || names['en'] || Object.values(names).find(Boolean) || ''

/** The row that a file makes of a product, or the reason why it cannot. */
export function productRow(
  code: string,
  wish: ProductWish,
  existing: ProductRow | undefined,
  fresh: { id: number; categoryId: number | undefined; replacedBy: string | null | undefined; today: string },
): ProductRow | { field: string; reason: string } {
  const categoryId = fresh.categoryId ?? existing?.categoryId
  if (!existing && leadingName(wish) === '') return { field: 'name', reason: 'is new and has no name' }
  if (categoryId === undefined) return { field: 'category', reason: 'is new and has no category' }
  return {
    id: existing?.id ?? fresh.id,
    code,
    // An address that was given out stays.
    slug: existing?.slug ?? (slugOf(leadingName(wish)) || slugOf(code)),
    family: existing?.family ?? '',
    brand: wish.brand ?? existing?.brand ?? '',
    categoryId,
    labels: wish.labels?.toSorted((a, b) => a - b).join(',') ?? existing?.labels ?? '',
    warranty: wish.warranty ?? existing?.warranty ?? '',
    replacedBy: fresh.replacedBy === undefined ? (existing?.replacedBy ?? null) : fresh.replacedBy,
    createdOn: existing?.createdOn ?? fresh.today,
  }
}

async function planTexts(
  row: ProductRow,
  wish: ProductWish,
  current: Current,
  changes: Changes,
): Promise<boolean> {
  const owner = ownerOf(row.id)
  const known = new Map(
    (current.texts.get(owner) ?? []).map(({ field, language, text }) => [`${field}.${language}`, text]),
  )
  let other = false
  for (const [field, texts] of [
    ['name', wish.names],
    ['description', wish.descriptions],
  ] as const) {
    for (const [language, text] of Object.entries(texts)) {
      if (text === (known.get(`${field}.${language}`) ?? '')) continue
      other = true
      if (text === '') await changes.remove('texts', { owner, field, language })
      else await changes.put('texts', { owner, field, language, text })
    }
  }
  return other
}

const keyOf = ({ kind, url }: { kind: string; url: string }): string => `${kind} ${url}`

/** Documents that a file names replace all that the product had; the same address keeps its row. */
async function planDocuments(
  row: ProductRow,
  wish: ProductWish,
  current: Current,
  changes: Changes,
  nextId: () => number,
): Promise<boolean> {
  if (!wish.documents) return false
  const known = new Map((current.documents.get(row.id) ?? []).map((document) => [keyOf(document), document]))
  // What stands there twice is one document.
  const wanted = new Map(wish.documents.map((document) => [keyOf(document), document]))
  let other = false
  for (const [key, { id }] of known) {
    if (wanted.has(key)) continue
    other = true
    await changes.remove('documents', { id })
  }
  for (const [key, { kind, url, words: title, bytes }] of wanted) {
    const before = known.get(key)
    const says = { kind, url, words: storedWords(title), bytes: bytes ?? before?.bytes ?? 0 }
    if (same(before, says)) continue
    other = true
    await changes.put('documents', { id: before?.id ?? nextId(), productId: row.id, ...says })
  }
  return other
}

/** Gathers what is to change about a product itself; gives what kinds of things are other. */
export async function planProduct(
  row: ProductRow,
  wish: ProductWish,
  current: Current,
  changes: Changes,
  nextDocumentId: () => number,
): Promise<Set<ChangeKind>> {
  const kinds = new Set<ChangeKind>()
  const existing = current.products.get(row.code)
  if (!existing) kinds.add('added')
  if (!same(existing, row)) {
    await changes.put('products', row)
    kinds.add('text')
  }
  if (await planTexts(row, wish, current, changes)) kinds.add('text')
  if (await planDocuments(row, wish, current, changes, nextDocumentId)) kinds.add('text')
  return kinds
}
