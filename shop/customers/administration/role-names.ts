import type { Translator } from '@tradecounter/shop/core'
import { roleName } from '@tradecounter/shop/users'

/** The names of roles in the reader's language, after each other; a text for none. */
export const roleNames = (roles: readonly string[], t: Translator): string =>
  roles.map((role) => roleName(role, t)).join(', ') || t('customers.no-roles')
