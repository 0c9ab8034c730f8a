import { answerInMyPages } from '@tradecounter/shop/my-pages'
import { salespeopleAddress } from '@tradecounter/shop/salespeople'
import { MySalesPersonView } from '@tradecounter/shop/salespeople/my-sales-person'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const answer = () => salespeopleAddress

export const View = /* @__PURE__ */ answerInMyPages(MySalesPersonView, {
  title: 'account.my-sales-person',
  answer,
})

/** `/my-pages/my-sales-person` (MY-2): the shop's people for the customer. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.my-sales-person',
  description: 'sales-person.meta',
  translations: ['sales-person'],
  answer,
  View,
})
