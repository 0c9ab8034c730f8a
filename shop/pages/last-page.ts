import type { SearchResult } from '@tradecounter/api/contract'
import { writeListQuery, type ListQuery } from '@tradecounter/shop/search'

/**
 * The query of a list's last page for a page beyond it, e.g. in an old shared link. Null for an existing page and
 * without an answer.
 */
export function lastPageQuery(asked: ListQuery, answer: SearchResult | undefined): string | null {
  if (answer === undefined) return null
  const last = Math.max(1, Math.ceil(answer.total / answer.pageSize))
  return asked.page > last ? writeListQuery({ ...asked, page: last }) : null
}
