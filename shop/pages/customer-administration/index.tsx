import type { PageTitle } from '@tradecounter/shop/account'
import { attachedAddress } from '@tradecounter/shop/customers'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import {
  costCentreList,
  type CustomerAdministrationSection,
  CustomerAdministrationView,
  matrixList,
  sectionTitle,
  unitList,
} from '@tradecounter/shop/customers/administration'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const needs: Readonly<Record<CustomerAdministrationSection, (query: string) => string[]>> = {
  customers: () => [attachedAddress],
  units: (query) => listNeeds(unitList, query),
  'cost-centres': (query) => listNeeds(costCentreList, query),
  users: (query) => listNeeds(matrixList, query),
}

const title: PageTitle<'customer-administration'> = (t, { section }) => t(sectionTitle[section])

export const View = /* @__PURE__ */ inMyPages(CustomerAdministrationView, title)

/**
 * `/my-pages/customer-administration` and its sections (MY-2): own customers for all, the company's parts for its
 * administrators.
 */
export default /* @__PURE__ */ definePage(page, {
  title,
  description: 'customers.meta',
  translations: ['customers', 'forms', 'list', 'roles', 'second-step'],
  needs: ({ section, query }) => needs[section](query),
  View,
})
