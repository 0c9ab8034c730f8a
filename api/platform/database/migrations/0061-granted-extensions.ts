import type { Migration } from './migration.ts'

/** The day to which a request to extend an agreement was granted, which may be earlier than the wanted one. */
export const grantedExtensions: Migration = {
  name: '0061-granted-extensions',
  statements: [`alter table "agreementExtensions" add column "grantedUntil" text not null default ''`],
}
