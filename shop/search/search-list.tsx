import { Suspense, useRef, type ReactNode } from 'react'
import { later, PricesNote, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import type { ListSource } from './calls.ts'
import { facetsInOrder, withoutSections } from './filters/facet-sections.ts'
import { FilterButton } from './filters/filter-button.tsx'
import { Filters } from './filters/filters.tsx'
import { useListAddress } from './query/use-list-address.ts'
import { atPage, clearFilters, hasFilters, withoutFilter } from './query/list-changes.ts'
import { ListForm } from './query/list-form.tsx'
import { ListRows } from './hits/list-rows.tsx'
import { ListSorting } from './query/list-sorting.tsx'
import { chips, frame, narrowOnly, rail, sorting, titleLine, toolbar } from './search-list.css.ts'
import { useListing } from './hits/use-listing.ts'
import { searchedWordsText } from './searched-words.ts'

const ActiveChips = later(() => import('./filters/active-chips.tsx'))
const ListNotes = later(() => import('./hits/list-notes.tsx'))
const ListWatch = later(() => import('./tracking/list-watch.tsx'), { behind: true })
const MoreRows = later(() => import('./hits/more-rows.tsx'))
const NearMatches = later(() => import('./hits/near-matches.tsx'))
const SearchedWordsNotice = later(() => import('./hits/searched-words-notice.tsx'))
const NothingFound = later(() => import('./hits/nothing-found.tsx'))

export interface SearchListProps {
  source: ListSource
  /** Address of the page without its query. */
  path: string
  initialQuery: string
  title: string
  /** Between title and list: did-you-mean, subcategories, a description. */
  intro?: ReactNode
}

/** A list with its filters, sort orders, chips and count: of a search or of a category (SRCH-5, SRCH-9). */
export function SearchList({ source, path, initialQuery, title, intro }: SearchListProps) {
  const t = useTranslations()
  const address = useListAddress(path, initialQuery)
  const listing = useListing(source, address.query)
  const { result, error, retry, span } = listing
  const rows = useRef<HTMLUListElement>(null)
  const cleared = clearFilters(address.query)
  const isFiltered = hasFilters(address.query)
  // By what is shown: while a list gives way, the address is the next one's already.
  const preparing = result?.preparing ?? null
  const bare = result?.total === 0 && !hasFilters(span.query)
  const wordsText = result ? searchedWordsText(result.words, span.query.phrase, t) : null
  const heading = result?.onlyMentioned ? t('search.near-mentioned', result.words?.phrase ?? '') : title
  const near = span.first === 1 ? (result?.nearMatches ?? null) : null
  const nearMatches = near !== null && (
    <Suspense fallback={null}>
      <NearMatches source={source} query={span.query} near={near} address={address} />
    </Suspense>
  )
  const nothing = (
    <Suspense fallback={null}>
      <NothingFound
        preparing={preparing}
        address={address}
        unfiltered={isFiltered ? address.hrefOf(cleared) : null}
      />
    </Suspense>
  )
  return (
    <Stack space={4}>
      <div className={titleLine}>
        <Heading level={1} size="l" tabIndex={-1}>
          {heading}
        </Heading>
        {result && (preparing === null || result.total > 0) && (
          <Text as="span" tone="muted" numeric>
            {t.count('search.hits', result.total)}
          </Text>
        )}
        {result && result.total > 0 && <PricesNote />}
      </div>
      {intro}
      {wordsText !== null && (
        <Suspense fallback={null}>
          <SearchedWordsNotice text={wordsText} />
        </Suspense>
      )}
      {/* Where there is nothing to narrow or to sort, only the way on shows. */}
      {bare ? (
        <>
          {nothing}
          {nearMatches}
        </>
      ) : (
        <div className={frame}>
          <aside className={rail} aria-label={t('search.filters')} data-tour="filters">
            {result && preparing === null && (
              <ListForm path={path} kept={withoutSections(result.facets, address.query)}>
                <Filters result={result} address={address} />
              </ListForm>
            )}
          </aside>
          <Stack space={3}>
            <div className={toolbar}>
              <div className={narrowOnly} data-tour="filters">
                {result && preparing === null && <FilterButton result={result} address={address} />}
              </div>
              {isFiltered && (
                <div className={chips}>
                  <Suspense fallback={null}>
                    <ActiveChips
                      facets={result ? [...result.facets.activeFacets, ...facetsInOrder(result.facets)] : []}
                      address={address}
                      without={withoutFilter}
                      cleared={cleared}
                    />
                  </Suspense>
                </div>
              )}
              <div className={sorting} data-tour="sorting">
                {preparing === null && (
                  <ListForm path={path} kept={{ ...address.query, sort: 'Relevance' }}>
                    <ListSorting {...address} />
                  </ListForm>
                )}
              </div>
            </div>
            <Suspense fallback={null}>
              <ListNotes
                onRetry={error === undefined ? null : retry}
                before={span.first > 1 ? address.hrefOf(atPage(span.query, span.first - 1)) : null}
                isCut={address.query.isCut}
                wrongBound={address.query.wrongBound}
                preparing={preparing}
              />
            </Suspense>
            {result?.total === 0 ? (
              nothing
            ) : (
              <ListRows source={source} listing={listing} label={heading} place={rows} />
            )}
            {result && result.total > 0 && (
              <Suspense fallback={null}>
                <MoreRows source={source} listing={listing} result={result} address={address} />
              </Suspense>
            )}
            {nearMatches}
          </Stack>
        </div>
      )}
      <Suspense fallback={null}>
        <ListWatch
          source={source}
          listing={listing}
          query={address.query}
          initialQuery={initialQuery}
          rows={rows}
        />
      </Suspense>
    </Stack>
  )
}
