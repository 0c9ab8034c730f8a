import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { useList } from './calls.ts'
import { readListQuery } from './query/list-query.ts'
import { SearchList } from './search-list.tsx'

const search = { kind: 'search' } as const

/** The search page: what was searched for, what may have been meant, and the list. */
export function SearchView({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const asked = readListQuery(query)
  const { result } = useList(search, asked)
  const meant = result?.didYouMean
  return (
    <SearchList
      source={search}
      path={localHref(context.settings.searchBasePath, context)}
      initialQuery={query}
      title={asked.phrase === '' ? t('search.title') : t('search.title-phrase', asked.phrase)}
      {...(meant
        ? {
            intro: (
              <Text>
                {t('quick-search.did-you-mean')}{' '}
                <Link href={localHref(meant.url, context)}>{meant.text}</Link>
              </Text>
            ),
          }
        : {})}
    />
  )
}
