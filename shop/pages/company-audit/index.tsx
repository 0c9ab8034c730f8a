import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { definePage } from '../define-page.ts'
import { auditList } from './audit-list.ts'
import page from './page.ts'
import { CompanyAuditView } from './company-audit-view.tsx'

export const View = /* @__PURE__ */ inMyPages(CompanyAuditView, 'audit.title')

/** `/my-pages/company-information/audit`: who has changed what in the company (MY-10). Needs perm:adminCompany. */
export default /* @__PURE__ */ definePage(page, {
  title: 'audit.title',
  description: 'audit.meta',
  translations: ['audit', 'list'],
  needs: ({ query }) => listNeeds(auditList, query),
  View,
})
