import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { companyAddress } from '@tradecounter/shop/company'
import { addressList } from './address-list.ts'
import { CompanyInformationView } from './company-information-view.tsx'

/** `/my-pages/company-information` (MY-2): every user reads it, administrators change it. */
export const companyInformationPage: PageDefinition<'company-information'> = defineMyPage(
  'company-information',
  {
    id: 'company-information',
    translations: ['company', 'audit', 'second-step', 'list'],
    needs: ({ query }) => [companyAddress, ...listNeeds(addressList, query)],
    head: (_route, _answers, context) => ({
      title: pageTitle(translatorOf(context)('account.company-information'), context),
      description: translatorOf(context)('company.meta', context.siteName),
      canonicalPath: '/my-pages/company-information',
      noindex: true,
    }),
    View: CompanyInformationView,
  },
)
