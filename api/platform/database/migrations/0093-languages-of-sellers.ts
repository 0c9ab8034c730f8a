import type { Migration } from './migration.ts'

/**
 * The language of a seller's mails, which is that of the operator area at the last sign-in; empty until there was one.
 */
export const languagesOfSellers: Migration = {
  name: '0093-languages-of-sellers',
  statements: [`alter table "sellers" add column "language" text not null default ''`],
}
