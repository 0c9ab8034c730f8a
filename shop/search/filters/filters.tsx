import { Suspense, useState } from 'react'
import { useAtom } from 'jotai'
import type { SearchResult } from '@tradecounter/api/contract'
import { later, useTranslations } from '@tradecounter/shop/core'
import { FacetFilter } from '@tradecounter/ui/facet-filter'
import { boundsOf, facetsInOrder, filterSections, withAllValues } from './facet-sections.ts'
import type { ListAddress } from '../query/use-list-address.ts'
import { clearFacet, clearInterval, toggleFacet, withInterval } from '../query/list-changes.ts'
import { facetCardAtom } from './state.ts'

const IntervalFacet = later(() => import('./interval-facet.tsx'))

export interface FiltersProps {
  result: SearchResult
  address: ListAddress
  /** The panel around them already has the title. */
  titleHidden?: boolean
}

let tracking: Promise<{ trackFilterSearch: (attributeId: string, phrase: string) => void }> | null = null

/** One promise for all keys, because two imports may resolve in any order. */
function trackSearch(attributeId: string, phrase: string): void {
  tracking ??= import('./filter-search.ts')
  tracking.then(
    ({ trackFilterSearch }) => trackFilterSearch(attributeId, phrase),
    () => {
      tracking = null
    },
  )
}

/** The facet cards as the user has left them; shared by rail and panel. */
function useFacetCards() {
  const [cards, setCards] = useAtom(facetCardAtom)
  // A choice changes defaults and the order of facets. Cards that the user has not touched keep their initial
  // state.
  const [defaults] = useState(() => new Map<string, boolean>())
  return {
    folded: <Section extends { id: string; expanded: boolean; all: boolean }>(section: Section): Section => {
      const { id } = section
      const expanded = defaults.get(id) ?? section.expanded
      defaults.set(id, expanded)
      return {
        ...section,
        expanded: cards[id]?.expanded ?? expanded,
        all: cards[id]?.showsAll ?? section.all,
      }
    },
    setCard: (id: string, change: { expanded?: boolean; showsAll?: boolean }): void =>
      setCards((all) => ({ ...all, [id]: { ...all[id], ...change } })),
  }
}

/** The facets of a list: in the rail beside it, or in the all-filters panel. */
export function Filters({ result, address, titleHidden = false }: FiltersProps) {
  const t = useTranslations()
  const { query, hrefOf, go } = address
  const singles = new Set<string>()
  const { folded, setCard } = useFacetCards()
  const sections = filterSections(
    result.facets,
    query,
    (attributeId, value, selected) =>
      hrefOf(toggleFacet(query, attributeId, value, selected, singles.has(attributeId))),
    (attributeId) => hrefOf(withAllValues(query, attributeId)),
  )
  for (const { id, type } of sections) if (type === 3) singles.add(id)
  return (
    <FacetFilter
      title={t('search.filters')}
      titleHidden={titleHidden}
      sections={sections.map(folded)}
      renderInterval={(id) => {
        const facet = facetsInOrder(result.facets).find(({ attributeId }) => attributeId === id)
        const bounds = facet && boundsOf(facet)
        return (
          bounds && (
            <Suspense fallback={null}>
              <IntervalFacet
                facet={facet}
                bounds={bounds}
                interval={query.intervals.find(({ attributeId }) => attributeId === id)}
                onApply={(interval) => go(withInterval(query, interval))}
              />
            </Suspense>
          )
        )
      }}
      onToggle={(attributeId, value, selected) =>
        go(toggleFacet(query, attributeId, value, selected, singles.has(attributeId)))
      }
      onClear={(attributeId) => go(clearInterval(clearFacet(query, attributeId), attributeId))}
      onSearch={trackSearch}
      onExpandedChange={(attributeId, expanded) => setCard(attributeId, { expanded })}
      onAllChange={(attributeId, showsAll) => setCard(attributeId, { showsAll })}
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
