import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage, recordCustomerAddress } from '@tradecounter/shop/my-pages'
import { returnAddress } from '@tradecounter/shop/returns'
import { pageTitle } from '../page-texts.ts'
import { returnList, shownPart } from './return-list.ts'
import { ReturnsView } from './returns-view.tsx'

/** `/my-pages/returns-and-complaints`: the cases of the customer, one case (`case=…`), or a new one (`view=new`) (MY-6). */
export const returnsPage: PageDefinition<'returns-and-complaints'> = defineMyPage('returns-and-complaints', {
  id: 'returns-and-complaints',
  translations: ['returns', 'list'],
  needs: ({ query }) => {
    const part = shownPart(query)
    if (part.view === 'list') return listNeeds(returnList, query)
    if (part.number === '') return []
    const address = returnAddress(part.number)
    return [recordCustomerAddress(address), address]
  },
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('returns.title'), context),
    description: translatorOf(context)('returns.meta', context.siteName),
    canonicalPath: '/my-pages/returns-and-complaints',
    noindex: true,
  }),
  View: ReturnsView,
})
