import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { companyAddress } from '@tradecounter/shop/company'
import { addressList, CompanyInformationView } from '@tradecounter/shop/company/information'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(CompanyInformationView, 'account.company-information')

/** `/my-pages/company-information` (MY-2): every user reads it, administrators change it. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.company-information',
  description: 'company.meta',
  translations: ['company', 'audit', 'second-step', 'list'],
  needs: ({ query }) => [companyAddress, ...listNeeds(addressList, query)],
  View,
})
