import type { PageTitle } from '@tradecounter/shop/account'
import { attachedAddress } from '@tradecounter/shop/customers'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { definePage } from '../define-page.ts'
import { costCentreList } from './cost-centres/cost-centre-list.ts'
import page from './page.ts'
import { CustomerAdministrationView } from './customer-administration-view.tsx'
import { matrixList } from './matrix/matrix-list.ts'
import { type CustomerAdministrationSection, sectionTitle } from './sections.ts'
import { unitList } from './units/unit-list.ts'

const needs: Readonly<Record<CustomerAdministrationSection, (query: string) => string[]>> = {
  customers: () => [attachedAddress],
  units: (query) => listNeeds(unitList, query),
  'cost-centres': (query) => listNeeds(costCentreList, query),
  users: (query) => listNeeds(matrixList, query),
}

const title: PageTitle<'customer-administration'> = (t, { section }) => t(sectionTitle[section])

export const View = /* @__PURE__ */ inMyPages(CustomerAdministrationView, title)

/** `/my-pages/customer-administration` and its sections (MY-2): own customers for all, the company's parts for its administrators. */
export default /* @__PURE__ */ definePage(page, {
  title,
  description: 'customers.meta',
  translations: ['customers', 'list', 'roles', 'company', 'second-step'],
  needs: ({ section, query }) => needs[section](query),
  View,
})
