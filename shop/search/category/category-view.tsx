import { Suspense } from 'react'
import type { CategoryResult } from '@tradecounter/api/contract'
import { addressOf, later, useShop } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { SearchList } from '../search-list.tsx'

const CategoryIntro = later(() => import('./category-intro.tsx'))
const CategoryBreadcrumbs = later(() => import('./category-breadcrumbs.tsx'))

/** The ancestors of a category: the answer's path may or may not end with the category itself. */
export const ancestorsOf = ({
  breadcrumbs,
  name,
}: Pick<CategoryResult, 'breadcrumbs' | 'name'>): CategoryResult['breadcrumbs'] =>
  breadcrumbs.at(-1)?.text === name ? breadcrumbs.slice(0, -1) : breadcrumbs

/** A category: its ancestors, its subcategories, and its list (SRCH-9). */
export function CategoryView({ category, query }: { category: CategoryResult; query: string }) {
  const context = useShop()
  const { path, name } = category
  const above = ancestorsOf(category)
  return (
    <Stack space={4}>
      {above.length > 0 && (
        <Suspense fallback={null}>
          <CategoryBreadcrumbs above={above} name={name} />
        </Suspense>
      )}
      <SearchList
        source={{ kind: 'category', path }}
        path={addressOf({ page: 'category', path, query: '' }, context)}
        initialQuery={query}
        title={name}
        intro={
          <Suspense fallback={null}>
            <CategoryIntro category={category} />
          </Suspense>
        }
      />
    </Stack>
  )
}
