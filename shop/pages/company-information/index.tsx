import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { definePage } from '../define-page.ts'
import { companyAddress } from '@tradecounter/shop/company'
import { addressList } from './address-list.ts'
import page from './page.ts'
import { CompanyInformationView } from './company-information-view.tsx'

export const View = /* @__PURE__ */ inMyPages(CompanyInformationView, 'account.company-information')

/** `/my-pages/company-information` (MY-2): every user reads it, administrators change it. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.company-information',
  description: 'company.meta',
  translations: ['company', 'audit', 'second-step', 'list'],
  needs: ({ query }) => [companyAddress, ...listNeeds(addressList, query)],
  View,
})
