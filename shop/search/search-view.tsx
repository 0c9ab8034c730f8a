import { Suspense } from 'react'
import { later, localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { useList } from './calls.ts'
import { readListQuery } from './query/list-query.ts'
import { SearchList } from './search-list.tsx'

const NearNumbers = later(() => import('./hits/near-numbers.tsx'))

const search = { kind: 'search' } as const

/** The search page: the phrase, corrections, and the list. */
export function SearchView({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const asked = readListQuery(query)
  const { result } = useList(search, asked)
  // Hits for a correction say so themselves.
  const meant = result?.total === 0 ? result.didYouMean : null
  const near = result?.nearNumbers ?? []
  return (
    <SearchList
      source={search}
      path={localHref(context.settings.searchBasePath, context)}
      initialQuery={query}
      title={asked.phrase === '' ? t('search.title') : t('search.title-phrase', asked.phrase)}
      intro={
        <>
          {near.length > 0 && (
            <Suspense fallback={null}>
              <NearNumbers articles={near} />
            </Suspense>
          )}
          {meant && (
            <Text>
              {t('quick-search.did-you-mean')} <Link href={localHref(meant.url, context)}>{meant.text}</Link>
            </Text>
          )}
        </>
      }
    />
  )
}
