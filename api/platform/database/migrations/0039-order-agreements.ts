import type { Migration } from './migration.ts'

/** Agreements of customers about prices, quantities or values. What was called off follows from order lines. */
export const orderAgreements: Migration = {
  name: '0039-order-agreements',
  statements: [
    `create table "orderAgreements" ("id" text primary key, "customerId" text not null, "number" text not null,
      "name" text not null, "kind" text not null, "validFrom" text not null, "validTo" text not null,
      "project" text not null, "contactName" text not null, "currency" text not null, "agreedValue" bigint)`,
    `create unique index "oneAgreementOfNumber" on "orderAgreements" ("customerId", "number")`,
    `create table "orderAgreementLines" ("agreementId" text not null references "orderAgreements" ("id") on delete cascade,
      "position" integer not null, "variantId" integer not null, "variantCode" text not null, "name" text not null,
      "nameLanguage" text not null, "unit" text not null, "decimalPrecision" integer not null,
      "pricePer" integer not null, "unitPrice" bigint not null, "quantity" bigint, "leastCallOff" bigint not null,
      primary key ("agreementId", "position")) by key`,
    `create index "orderLinesOfAgreement" on "orderLines" ("lockId", "lockPosition") where "lockKind" = 'agreement'`,
  ],
}
