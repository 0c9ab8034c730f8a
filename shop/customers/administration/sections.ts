import type { RouteTo, TranslationKey } from '@tradecounter/shop/core'

export type CustomerAdministrationSection = RouteTo<'customer-administration'>['section']

/** Title of each section: of the page and of its link. */
export const sectionTitle = {
  customers: 'account.customer-administration',
  units: 'customers.units',
  'cost-centres': 'customers.cost-centres',
  users: 'customers.users',
} as const satisfies Record<CustomerAdministrationSection, TranslationKey>
