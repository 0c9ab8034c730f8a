import type { Migration } from './migration.ts'

/**
 * Who has signed an application, as the provider of the e-identification names the person: issuer, and its encrypted
 * subject.
 */
export const signers: Migration = {
  name: '0075-signers',
  statements: [
    `alter table "identifications" add column "issuer" text not null default ''`,
    `alter table "identifications" add column "subject" text not null default ''`,
  ],
}
