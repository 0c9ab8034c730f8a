import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { returnAddress, returnCustomerAddress } from '@tradecounter/shop/returns'
import { returnList, ReturnsView, shownPart } from '@tradecounter/shop/returns/cases'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(ReturnsView, 'returns.title')

/**
 * `/my-pages/returns-and-complaints`: the cases of the customer, one case (`case=…`), or a new one (`view=new`) (MY-6).
 */
export default /* @__PURE__ */ definePage(page, {
  title: 'returns.title',
  description: 'returns.meta',
  translations: ['returns', 'list'],
  needs: ({ query }) => {
    const part = shownPart(query)
    if (part.view === 'list') return listNeeds(returnList, query)
    if (part.number === '') return []
    return [returnCustomerAddress(part.number), returnAddress(part.number)]
  },
  View,
})
