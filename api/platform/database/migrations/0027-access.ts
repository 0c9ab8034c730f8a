import type { Migration } from './migration.ts'

/**
 * One-time links for several purposes and requests for them, second factors, and what the list of sessions shows. Of
 * sessions that exist already nothing is known, so they count as confirmed long ago.
 */
export const access: Migration = {
  name: '0027-access',
  statements: [
    `alter table "oneTimeLinks" add column "purpose" text not null default 'password'`,
    `alter table "oneTimeLinks" add column "email" text not null default ''`,
    `create index "linksOfUser" on "oneTimeLinks" ("userId", "createdAt")`,
    `create table "linkRequests" ("id" text primary key, "name" text not null, "purpose" text not null,
      "site" text not null, "language" text not null, "origin" text not null, "createdAt" text not null)`,
    `create index "usersByEmail" on "users" (lower("email"))`,
    `alter table "sessions" add column "browser" text not null default ''`,
    `alter table "sessions" add column "confirmedAt" text not null default ''`,
    `alter table "sessions" add column "secondFactor" integer not null default 0`,
    `alter table "customers" add column "secondFactorRequired" integer not null default 0`,
    `create table "totpFactors" ("userId" text primary key, "secret" text not null, "createdAt" text not null,
      "confirmedAt" text, "lastStep" integer not null default 0)`,
    `create table "recoveryCodes" ("codeHash" text primary key, "userId" text not null, "usedAt" text)`,
    `create index "recoveryCodesOfUser" on "recoveryCodes" ("userId")`,
    `create table "passkeys" ("id" text primary key, "userId" text not null, "rpId" text not null,
      "publicKey" text not null, "counter" bigint not null, "transports" text not null, "name" text not null,
      "createdAt" text not null, "usedAt" text)`,
    `create index "passkeysOfUser" on "passkeys" ("userId")`,
    `create table "passkeyChallenges" ("session" text not null, "use" text not null, "challenge" text not null,
      "expiresAt" text not null, primary key ("session", "use"))`,
    `create table "signInSteps" ("session" text primary key, "userId" text not null, "customerId" text not null,
      "step" text not null, "expiresAt" text not null)`,
  ],
}
