import type { Migration } from './migration.ts'

/**
 * Delivery plans of agreements, requests to extend them, and what finds the cart lines and articles that they are
 * about.
 */
export const agreementPlans: Migration = {
  name: '0043-agreement-plans',
  statements: [
    `create table "agreementDeliveries" ("agreementId" text not null references "orderAgreements" ("id") on delete cascade,
      "position" integer not null, "day" text not null, "quantity" bigint not null,
      primary key ("agreementId", "position", "day")) by key`,
    `create table "agreementExtensions" ("id" text primary key,
      "agreementId" text not null references "orderAgreements" ("id") on delete cascade,
      "userId" text not null, "recipient" text not null, "wantedUntil" text not null, "message" text not null, "createdAt" text not null)`,
    `create index "extensionsOfAgreement" on "agreementExtensions" ("agreementId", "createdAt")`,
    `create index "cartLinesOfAgreement" on "cartLines" ("lockId", "lockPosition") where "lockKind" = 'agreement'`,
    `create index "agreementLinesOfVariant" on "orderAgreementLines" ("variantId")`,
  ],
}
