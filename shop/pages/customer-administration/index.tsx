import type { PageTitle } from '@tradecounter/shop/account'
import { attachedAddress } from '@tradecounter/shop/customers'
import { hasPermission, type ShopContext } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import {
  costCentreList,
  type CustomerAdministrationSection,
  CustomerAdministrationView,
  customerList,
  matrixList,
  receivedList,
  sectionTitle,
  unitList,
} from '@tradecounter/shop/customers/administration'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const needs: Readonly<
  Record<CustomerAdministrationSection, (query: string, context: ShopContext) => string[]>
> = {
  customers: (query, { user }) => [
    attachedAddress,
    ...listNeeds(customerList, query),
    ...(hasPermission(user, 'perm:adminUsers') ? listNeeds(receivedList, query) : []),
  ],
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
  needs: ({ section, query }, context) => needs[section](query, context),
  View,
})
