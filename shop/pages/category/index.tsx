import {
  addressOf,
  answerAt,
  AwaitAnswer,
  pageTitle,
  shortened,
  translatorOf,
  type Answers,
  type RouteTo,
} from '@tradecounter/shop/core'
import { stockPricesNeed } from '@tradecounter/shop/product'
import {
  categoryAddress,
  CategoryView,
  isVariation,
  readListQuery,
  rowsOf,
  type ListQuery,
  ancestorsOf,
} from '@tradecounter/shop/search'
import { lastPageQuery } from '../last-page.ts'
import { definePage } from '../define-page.ts'
import { breadcrumbData } from '../structured-data.ts'
import page from './page.ts'

const answer = ({ path, query }: RouteTo<'category'>) => categoryAddress(path, readListQuery(query))

/** The hydrated part of the page; the rest of its definition stays on the server. */
export const View = ({ route }: { route: RouteTo<'category'> }) => (
  <AwaitAnswer address={answer(route)}>
    {(category) => <CategoryView category={category} query={route.query} />}
  </AwaitAnswer>
)

const answerOf = (answers: Answers, path: string, asked: ListQuery) =>
  answerAt(answers, categoryAddress(path, asked))

/** A category page; 404 if the category does not exist. Filtered lists are not indexed. */
export default /* @__PURE__ */ definePage(page, {
  translations: ['search', 'product'],
  answer,
  postNeeds: (route, answers, context) =>
    stockPricesNeed(rowsOf(answerOf(answers, route.path, readListQuery(route.query))?.result), context),
  redirectTo: (route, answers, context) => {
    const asked = readListQuery(route.query)
    const query = lastPageQuery(asked, answerOf(answers, route.path, asked)?.result)
    return query === null ? null : addressOf({ ...route, query }, { ...context, localePrefix: '' })
  },
  head: (route, answers, context) => {
    const asked = readListQuery(route.query)
    const category = answerOf(answers, route.path, asked)
    const canonicalPath = addressOf({ ...route, query: '' }, { ...context, localePrefix: '' })
    const noindex = isVariation(asked)
    if (category === undefined) return { title: context.siteName, canonicalPath, noindex: true }
    const { name, description } = category
    return {
      title: pageTitle(name, context),
      description:
        description === ''
          ? translatorOf(context)('search.meta-category', name, context.siteName)
          : shortened(description),
      canonicalPath,
      noindex,
      structuredData: [
        breadcrumbData([...ancestorsOf(category), { text: name, url: canonicalPath }], context),
      ],
    }
  },
  View,
})
