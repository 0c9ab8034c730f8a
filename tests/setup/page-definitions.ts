import type { PageId } from '@tradecounter/shop/core'
import type { AnyPage } from '../../ssr/pages/page-context.ts'

const modules = import.meta.glob<AnyPage>('../../shop/pages/*/index.tsx', { eager: true, import: 'default' })
const definitions = new Map<PageId, AnyPage>(Object.values(modules).map((page) => [page.id, page]))

/** The definition of a page. */
export function definitionOf(page: PageId): AnyPage {
  const definition = definitions.get(page)
  if (definition === undefined) throw new Error(`${page} has no definition`)
  return definition
}
