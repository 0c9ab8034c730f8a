import { lazy, Suspense } from 'react'
import type { SearchResult } from '@tradecounter/api/contract'
import { useWords } from '@tradecounter/shop/core'
import { FilterPanel } from '@tradecounter/ui/facet-filter'
import { facetsInOrder, filterSections } from './facet-sections.ts'
import type { ListAddress } from './list-address.ts'
import { clearFacet, clearInterval, toggleFacet } from './list-changes.ts'

/**
 * On the server it is there at once, so that its fields stand in the page; in the browser its code comes after the
 * first load and takes over the same fields.
 */
const IntervalFacet = import.meta.env.SSR
  ? (await import('./interval-facet.tsx')).default
  : lazy(() => import('./interval-facet.tsx'))

export interface FiltersProps {
  result: SearchResult
  address: ListAddress
  /** The panel around them has the title already. */
  titleHidden?: boolean
}

/** The facets of a list: in the rail beside it, or in the all-filters panel. */
export function Filters({ result, address, titleHidden = false }: FiltersProps) {
  const t = useWords()
  const { query, hrefOf, go } = address
  const singles = new Set<string>()
  const sections = filterSections(result.facets, query, (attributeId, value, selected) =>
    hrefOf(toggleFacet(query, attributeId, value, selected, singles.has(attributeId))),
  )
  for (const { id, type } of sections) if (type === 3) singles.add(id)
  return (
    <FilterPanel
      title={t('search.filters')}
      titleHidden={titleHidden}
      sections={sections}
      renderInterval={(id) => (
        <Suspense fallback={null}>
          {facetsInOrder(result.facets)
            .filter(({ attributeId }) => attributeId === id)
            .map((facet) => (
              <IntervalFacet key={id} facet={facet} address={address} />
            ))}
        </Suspense>
      )}
      onToggle={(attributeId, value, selected) =>
        go(toggleFacet(query, attributeId, value, selected, singles.has(attributeId)))
      }
      onClear={(attributeId) => go(clearInterval(clearFacet(query, attributeId), attributeId))}
      labels={{
        search: (name) => t('search.facet.search', name),
        showMore: (count) => t('search.facet.show-more', count),
        showLess: t('search.facet.show-less'),
        activeCount: (name, count) => t('search.facet.active', name, count),
        clear: t('search.facet.clear'),
        noValues: t('search.facet.no-values'),
        valuesFound: (count) => t.count('search.facet.values', count),
      }}
    />
  )
}
