import type { Migration } from './migration.ts'

/** What a new customer has agreed to and who has signed it. It stays when the application is erased. */
export const customerAgreements: Migration = {
  name: '0077-customer-agreements',
  statements: [
    `create table "customerAgreements" ("customerId" text primary key references "customers" ("id"), "userId" text not null,
      "termsVersion" text not null, "acceptedAt" text not null, "creditCheckConsentAt" text, "marketing" integer not null,
      "signerId" text not null, "signedBy" text not null, "signedAt" text, "issuer" text not null, "subject" text not null)`,
    `create index "agreementsOfUser" on "customerAgreements" ("userId")`,
  ],
}
