import { listNeeds } from '@tradecounter/shop/list-page'
import { answerInMyPages } from '@tradecounter/shop/my-pages'
import { companyAddress } from '@tradecounter/shop/company'
import { addressList, CompanyInformationView } from '@tradecounter/shop/company/information'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const answer = () => companyAddress

export const View = /* @__PURE__ */ answerInMyPages(CompanyInformationView, {
  title: 'account.company-information',
  intro: 'company.intro',
  answer,
})

/** `/my-pages/company-information` (MY-2): every user reads it, administrators change it. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.company-information',
  description: 'company.meta',
  translations: ['company', 'forms', 'audit', 'second-step', 'list'],
  answer,
  needs: ({ query }) => listNeeds(addressList, query),
  View,
})
