import {
  addressOf,
  answerAt,
  pageTitle,
  translatorOf,
  type Answers,
  type RouteTo,
} from '@tradecounter/shop/core'
import { stockPricesNeed } from '@tradecounter/shop/product'
import {
  isBarePhrase,
  isVariation,
  readListQuery,
  rowsOf,
  searchAddress,
  SearchView,
} from '@tradecounter/shop/search'
import { lastPageQuery } from '../last-page.ts'
import { definePage } from '../define-page.ts'
import page from './page.ts'

/** The hydrated part of the page; the rest of its definition stays on the server. */
export function View({ route }: { route: RouteTo<'search'> }) {
  return <SearchView query={route.query} />
}

const answerOf = (answers: Answers, query: string) => answerAt(answers, searchAddress(readListQuery(query)))

/** The search page at the site's search base path. Search results are not indexed. */
export default /* @__PURE__ */ definePage(page, {
  translations: ['search', 'product'],
  needs: ({ query }) => [searchAddress(readListQuery(query))],
  postNeeds: ({ query }, answers, context) => stockPricesNeed(rowsOf(answerOf(answers, query)), context),
  redirectTo: (route, answers, context) => {
    const asked = readListQuery(route.query)
    const answer = answerOf(answers, route.query)
    const query = lastPageQuery(asked, answer)
    if (query !== null) return addressOf({ ...route, query }, { ...context, localePrefix: '' })
    // The article whose number is the phrase.
    return isBarePhrase(asked) ? (answer?.exactMatchUrl ?? null) : null
  },
  head: ({ query }, answers, context) => {
    const t = translatorOf(context)
    const asked = readListQuery(query)
    const answer = answerOf(answers, query)
    const title = asked.phrase === '' ? t('search.title') : t('search.title-phrase', asked.phrase)
    const mentions =
      answer?.onlyMentioned === true ? t('search.near-mentioned', answer.words?.phrase ?? '') : null
    return {
      title: pageTitle(mentions ?? title, context),
      description: t('search.meta', context.siteName),
      canonicalPath: context.settings.searchBasePath,
      noindex: isVariation(asked),
    }
  },
  View,
})
