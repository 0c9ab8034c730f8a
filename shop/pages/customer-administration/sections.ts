import type { Permission } from '@tradecounter/api/contract'
import type { CustomerAdministrationSection, ShopContext, TranslationKey } from '@tradecounter/shop/core'

/** Title of each section: of the page and of its link. */
export const sectionTitle = {
  customers: 'account.customer-administration',
  units: 'customers.units',
  'cost-centres': 'customers.cost-centres',
  users: 'customers.users',
} as const satisfies Record<CustomerAdministrationSection, TranslationKey>

const permissionOf: Readonly<Record<CustomerAdministrationSection, Permission | null>> = {
  customers: null,
  units: 'perm:adminCompany',
  'cost-centres': 'perm:adminCompany',
  users: 'perm:adminUsers',
}

/** Whether the user may open a section. The server checks it again at each call. */
export function mayOpenSection(
  section: CustomerAdministrationSection,
  { user }: Pick<ShopContext, 'user'>,
): boolean {
  const permission = permissionOf[section]
  return permission === null || (user?.permissions.includes(permission) ?? false)
}
