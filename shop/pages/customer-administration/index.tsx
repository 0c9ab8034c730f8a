import {
  addressOf,
  type CustomerAdministrationSection,
  translatorOf,
  type PageDefinition,
} from '@tradecounter/shop/core'
import { attachedAddress } from '@tradecounter/shop/customers'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { costCentreList } from './cost-centres/cost-centre-list.ts'
import { CustomerAdministrationView } from './customer-administration-view.tsx'
import { matrixList } from './matrix/matrix-list.ts'
import { mayOpenSection, sectionTitle } from './sections.ts'
import { unitList } from './units/unit-list.ts'

const needs: Readonly<Record<CustomerAdministrationSection, (query: string) => string[]>> = {
  customers: () => [attachedAddress],
  units: (query) => listNeeds(unitList, query),
  'cost-centres': (query) => listNeeds(costCentreList, query),
  users: (query) => listNeeds(matrixList, query),
}

/** `/my-pages/customer-administration` and its sections (MY-2): own customers for all, the company's parts for its administrators. */
export const customerAdministrationPage: PageDefinition<'customer-administration'> = defineMyPage(
  'customer-administration',
  {
    id: 'customer-administration',
    translations: ['customers', 'list', 'roles', 'company', 'second-step'],
    needs: ({ section, query }) => needs[section](query),
    permits: (context, { section }) => mayOpenSection(section, context),
    head: ({ section }, _answers, context) => ({
      title: pageTitle(translatorOf(context)(sectionTitle[section]), context),
      description: translatorOf(context)('customers.meta', context.siteName),
      canonicalPath: addressOf(
        { page: 'customer-administration', section, query: '' },
        { ...context, localePrefix: '' },
      ),
      noindex: true,
    }),
    View: CustomerAdministrationView,
  },
)
