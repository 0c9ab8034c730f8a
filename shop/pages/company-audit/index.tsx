import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { auditList, CompanyAuditView } from '@tradecounter/shop/company/audit'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(CompanyAuditView, 'audit.title')

/** `/my-pages/company-information/audit`: who has changed what in the company (MY-10). Needs perm:adminCompany. */
export default /* @__PURE__ */ definePage(page, {
  title: 'audit.title',
  description: 'audit.meta',
  translations: ['audit', 'list'],
  needs: ({ query }) => listNeeds(auditList, query),
  View,
})
