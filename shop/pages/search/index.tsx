import { wordsOf, type PageDefinition, type Route } from '@tradecounter/shop/core'
import { hasFilters, readListQuery, searchAddress, SearchView } from '@tradecounter/shop/search'

/** What the browser takes over; the rest of the page's definition stays on the server. */
export function SearchPageView({ route }: { route: Extract<Route, { page: 'search' }> }) {
  return <SearchView query={route.query} />
}

/** The search page at the site's search base path. Search results are for readers, not for search engines. */
export const searchPage: PageDefinition<'search'> = {
  id: 'search',
  words: ['search', 'product'],
  needs: ({ query }) => [searchAddress(readListQuery(query))],
  access: 'everyone',
  head: ({ query }, _answers, context) => {
    const t = wordsOf(context)
    const asked = readListQuery(query)
    const title = asked.phrase === '' ? t('search.title') : t('search.title-phrase', asked.phrase)
    return {
      title: `${title} – ${context.siteName}`,
      canonicalPath: context.settings.searchBasePath,
      noindex: asked.phrase !== '' || hasFilters(asked) || asked.page > 1,
    }
  },
  View: SearchPageView,
}
