import { mayOpen } from '@tradecounter/shop/account'
import { may, translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { auditList } from './audit-list.ts'
import { CompanyAuditView } from './company-audit-view.tsx'

/** `/my-pages/company-information/audit`: who has changed what in the company (MY-10). Needs perm:adminCompany. */
export const companyAuditPage: PageDefinition<'company-audit'> = {
  ...defineMyPage('company-information', {
    id: 'company-audit',
    translations: ['audit', 'list'],
    needs: ({ query }) => listNeeds(auditList, query),
    head: (_route, _answers, context) => ({
      title: pageTitle(translatorOf(context)('audit.title'), context),
      description: translatorOf(context)('audit.meta', context.siteName),
      canonicalPath: '/my-pages/company-information/audit',
      noindex: true,
    }),
    View: CompanyAuditView,
  }),
  permits: (context) => mayOpen('company-information', context) && may(context.user, 'perm:adminCompany'),
}
