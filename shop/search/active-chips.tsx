import type { SearchResult } from '@tradecounter/api/contract'
import { useWords } from '@tradecounter/shop/core'
import { FilterChips } from '@tradecounter/ui/filter-chips'
import { activeFilters, type ActiveFilter } from './facet-sections.ts'
import type { ListAddress } from './list-address.ts'
import { clearFilters, clearInterval, toggleFacet } from './list-changes.ts'
import type { ListQuery } from './list-query.ts'

const without = (query: ListQuery, { attributeId, value }: ActiveFilter): ListQuery =>
  value === '' ? clearInterval(query, attributeId) : toggleFacet(query, attributeId, value, false)

const idOf = ({ attributeId, value }: ActiveFilter): string => `${attributeId}=${value}`

/** What narrows the list, each removable (FILT-6). */
export function ActiveChips({ result, address }: { result: SearchResult | undefined; address: ListAddress }) {
  const t = useWords()
  const { query, hrefOf, go } = address
  const filters = activeFilters(result?.facets, query)
  if (filters.length === 0) return null
  return (
    <FilterChips
      label={t('search.active-filters')}
      chips={filters.map((filter) => ({
        id: idOf(filter),
        text: filter.text,
        href: hrefOf(without(query, filter)),
      }))}
      onRemove={(id) => {
        const filter = filters.find((one) => idOf(one) === id)
        if (filter) go(without(query, filter))
      }}
      clearAll={{ label: t('search.clear-all'), href: hrefOf(clearFilters(query)) }}
      onClearAll={() => go(clearFilters(query))}
      removeLabel={(text) => t('search.remove-filter', text)}
    />
  )
}
