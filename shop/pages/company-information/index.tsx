import { listNeeds } from '@tradecounter/shop/list-page'
import { answerInMyPages } from '@tradecounter/shop/my-pages'
import { companyAddress } from '@tradecounter/shop/company'
import {
  addressList,
  changeRequestList,
  CompanyInformationView,
  contactList,
} from '@tradecounter/shop/company/information'
import { hasPermission } from '@tradecounter/shop/core'
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
  needs: ({ query }, { user }) => [
    ...listNeeds(addressList, query),
    ...listNeeds(contactList, query),
    ...(hasPermission(user, 'perm:adminCompany') ? listNeeds(changeRequestList, query) : []),
  ],
  View,
})
