import { inMyPages } from '@tradecounter/shop/my-pages'
import { salespeopleAddress } from '@tradecounter/shop/salespeople'
import { MySalesPersonView } from '@tradecounter/shop/salespeople/my-sales-person'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(MySalesPersonView, 'account.my-sales-person')

/** `/my-pages/my-sales-person` (MY-2): the shop's people for the customer. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.my-sales-person',
  description: 'sales-person.meta',
  translations: ['sales-person'],
  needs: () => [salespeopleAddress],
  View,
})
