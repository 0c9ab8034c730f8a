import type { Selectable } from 'kysely'
import type { ChangeKind } from '../../platform/database/schema/change-kinds.ts'
import type { Database } from '../../platform/database/index.ts'
import type { ImportedArticle } from '../article.ts'
import { isSameRow } from './diff-rows.ts'
import type { Changes } from '../staging/changes.ts'
import { ownerOf, type CurrentCatalogue } from './current-catalogue.ts'
import { serialiseTexts } from '../items.ts'
import { toSlug } from '../parse-values.ts'

type ProductRow = Selectable<Database['products']>

/** The fields of a product from the rows of its articles: of each field the first value that is given. */
interface ProductInput {
  names: Record<string, string>
  descriptions: Record<string, string>
  keywords: Record<string, string>
  brand: string | undefined
  labels: readonly number[] | undefined
  warranty: string | undefined
  documents: ImportedArticle['documents']
}

const firstGiven = <T>(
  rows: readonly ImportedArticle[],
  of: (row: ImportedArticle) => T | undefined,
  empty: T,
) => {
  const given = rows.map(of).filter((value) => value !== undefined)
  return given.find((value) => JSON.stringify(value) !== JSON.stringify(empty)) ?? given[0]
}

const words = (
  rows: readonly ImportedArticle[],
  field: 'names' | 'descriptions' | 'keywords',
): Record<string, string> =>
  Object.fromEntries(
    [...new Set(rows.flatMap((row) => Object.keys(row[field] ?? {})))].flatMap((language) => {
      const text = firstGiven(rows, (row) => row[field]?.[language], '')
      return text === undefined ? [] : [[language, text]]
    }),
  )

export const productInput = (rows: readonly ImportedArticle[]): ProductInput => ({
  names: words(rows, 'names'),
  descriptions: words(rows, 'descriptions'),
  keywords: words(rows, 'keywords'),
  brand: firstGiven(rows, (row) => row.brand, ''),
  labels: firstGiven(rows, (row) => row.labels, []),
  warranty: firstGiven(rows, (row) => row.warranty, ''),
  documents: firstGiven(rows, (row) => row.documents, []),
})

/** The name from which the product's address is made. */
const leadingName = ({ names }: ProductInput): string =>
  names['sv'] || names['en'] || Object.values(names).find(Boolean) || ''

/** The new row of a product, or the reason why it cannot be imported. */
export function buildProductRow(
  code: string,
  input: ProductInput,
  existing: ProductRow | undefined,
  fresh: { id: number; categoryId: number | undefined; replacedBy: string | null | undefined; today: string },
): ProductRow | { field: string; reason: string } {
  const categoryId = fresh.categoryId ?? existing?.categoryId
  if (!existing && leadingName(input) === '') return { field: 'name', reason: 'is new and has no name' }
  if (categoryId === undefined) return { field: 'category', reason: 'is new and has no category' }
  return {
    id: existing?.id ?? fresh.id,
    code,
    // The address of a product never changes.
    slug: existing?.slug ?? (toSlug(leadingName(input)) || toSlug(code)),
    family: existing?.family ?? '',
    brand: input.brand ?? existing?.brand ?? '',
    categoryId,
    labels: input.labels?.toSorted((a, b) => a - b).join(',') ?? existing?.labels ?? '',
    warranty: input.warranty ?? existing?.warranty ?? '',
    replacedBy: fresh.replacedBy === undefined ? (existing?.replacedBy ?? null) : fresh.replacedBy,
    createdOn: existing?.createdOn ?? fresh.today,
  }
}

async function planTexts(
  row: ProductRow,
  input: ProductInput,
  current: CurrentCatalogue,
  changes: Changes,
): Promise<boolean> {
  const owner = ownerOf(row.id)
  const known = new Map(
    (current.texts.get(owner) ?? []).map(({ field, language, text }) => [`${field}.${language}`, text]),
  )
  let isChanged = false
  for (const [field, texts] of [
    ['name', input.names],
    ['description', input.descriptions],
    ['keywords', input.keywords],
  ] as const) {
    for (const [language, text] of Object.entries(texts)) {
      if (text === (known.get(`${field}.${language}`) ?? '')) continue
      isChanged = true
      if (text === '') await changes.remove('texts', { owner, field, language })
      else await changes.put('texts', { owner, field, language, text })
    }
  }
  return isChanged
}

const keyOf = ({ kind, url }: { kind: string; url: string }): string => `${kind} ${url}`

/** Plans a product's documents. They replace the current ones; a document with the same address keeps its row. */
async function planDocuments(
  row: ProductRow,
  input: ProductInput,
  current: CurrentCatalogue,
  changes: Changes,
  nextId: () => number,
): Promise<boolean> {
  if (!input.documents) return false
  const known = new Map((current.documents.get(row.id) ?? []).map((document) => [keyOf(document), document]))
  // Removes duplicates.
  const wanted = new Map(input.documents.map((document) => [keyOf(document), document]))
  let isChanged = false
  for (const [key, { id }] of known) {
    if (wanted.has(key)) continue
    isChanged = true
    await changes.remove('documents', { id })
  }
  for (const [key, { kind, url, words: title, bytes }] of wanted) {
    const before = known.get(key)
    const says = { kind, url, words: serialiseTexts(title), bytes: bytes ?? before?.bytes ?? 0 }
    if (isSameRow(before, says)) continue
    isChanged = true
    await changes.put('documents', { id: before?.id ?? nextId(), productId: row.id, ...says })
  }
  return isChanged
}

/** Plans the changes of a product itself. Returns the kinds of changes. */
export async function planProduct(
  row: ProductRow,
  input: ProductInput,
  current: CurrentCatalogue,
  changes: Changes,
  nextDocumentId: () => number,
): Promise<Set<ChangeKind>> {
  const kinds = new Set<ChangeKind>()
  const existing = current.products.get(row.code)
  if (!existing) kinds.add('added')
  if (!isSameRow(existing, row)) {
    await changes.put('products', row)
    kinds.add('text')
  }
  if (await planTexts(row, input, current, changes)) kinds.add('text')
  if (await planDocuments(row, input, current, changes, nextDocumentId)) kinds.add('text')
  return kinds
}
