import type { Migration } from './migration.ts'

/**
 * Offers, returns and complaints need permissions. Roles keep what everybody could do, except readers: they do not
 * order, and do not see what colleagues have ordered.
 */
export const offersAndReturns: Migration = {
  name: '0091-offers-and-returns',
  statements: ['perm:offers', 'perm:returns'].map(
    (permission) => `insert into "rolePermissions" ("role", "permission")
      select "role", '${permission}' from "roles" where "role" <> 'reader'
      on conflict do nothing`,
  ),
}
