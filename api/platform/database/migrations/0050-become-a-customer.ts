import type { Migration } from './migration.ts'

/**
 * Applications of companies that want to become customers. What they say is encrypted in `details`; columns beside it
 * are what the shop searches by. Keys are the hashes of cookies and of mailed links.
 */
export const becomeACustomer: Migration = {
  name: '0050-become-a-customer',
  statements: [
    `create table "applications" ("id" text primary key, "site" text not null, "siteName" text not null, "language" text not null,
      "state" text not null, "revision" integer not null, "details" text not null, "companyVersion" integer not null,
      "personsVersion" integer not null, "deliveryVersion" integer not null, "termsVersion" integer not null,
      "startedBy" text unique, "identificationId" text not null, "reference" text unique, "companyName" text not null,
      "searchText" text not null, "organisationHash" text not null, "emailHash" text not null, "message" text not null,
      "note" text not null, "sellerId" text not null, "customerId" text not null, "createdAt" text not null,
      "changedAt" text not null, "submittedAt" text, "expiresAt" text not null)`,
    `create index "applicationsByState" on "applications" ("state", "submittedAt")`,
    `create index "applicationsByExpiry" on "applications" ("expiresAt")`,
    `create index "applicationsOfEmail" on "applications" ("emailHash")`,
    `create index "applicationsOfOrganisation" on "applications" ("organisationHash")`,
    `create table "applicationKeys" ("keyHash" text primary key,
      "applicationId" text not null references "applications" ("id") on delete cascade, "role" text not null, "kind" text not null,
      "createdAt" text not null, "expiresAt" text not null)`,
    `create index "keysOfApplication" on "applicationKeys" ("applicationId", "kind")`,
    `create table "identifications" ("id" text primary key,
      "applicationId" text not null references "applications" ("id") on delete cascade, "state" text not null, "keyHash" text not null,
      "stateHash" text unique, "secrets" text not null, "page" text not null, "signedBy" text not null, "startedAt" text not null,
      "changedAt" text not null, "expiresAt" text not null)`,
    `create index "identificationsOfApplication" on "identifications" ("applicationId", "startedAt")`,
    `create table "nextCustomerNumbers" ("site" text primary key, "next" integer not null)`,
  ],
}
