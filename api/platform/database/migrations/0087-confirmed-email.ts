import type { Migration } from './migration.ts'

/**
 * The mail address at which a user has opened a link of the shop: the address is certainly the user's own while it is
 * `email`. Users who have accepted an invitation have, and nobody else could change their address since.
 */
export const confirmedEmail: Migration = {
  name: '0087-confirmed-email',
  statements: [
    `alter table "users" add column "confirmedEmail" text not null default ''`,
    `update "users" set "confirmedEmail" = "email" where "passwordHash" <> '' and "id" in
      (select "subjectId" from "auditEntries" where "action" = 'user.accept')`,
  ],
}
