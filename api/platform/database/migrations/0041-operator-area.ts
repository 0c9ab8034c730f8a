import type { Migration } from './migration.ts'

/** The sellers who work in the operator area, with their sessions and what they have done. */
export const operatorArea: Migration = {
  name: '0041-operator-area',
  statements: [
    `create table "sellers" ("id" text primary key, "email" text not null unique, "name" text not null, "passwordHash" text not null,
      "totpSecret" text not null, "totpStep" integer not null, "blocked" integer not null, "createdAt" text not null)`,
    `create table "sellerPermissions" ("sellerId" text not null, "permission" text not null, primary key ("sellerId", "permission"))`,
    `create table "sellerLinks" ("tokenHash" text primary key, "sellerId" text not null, "expiresAt" text not null)`,
    `create index "linksOfSeller" on "sellerLinks" ("sellerId")`,
    `create table "sellerSessions" ("idHash" text primary key, "sellerId" text not null, "isComplete" integer not null,
      "createdAt" text not null, "seenAt" text not null)`,
    `create index "sessionsOfSeller" on "sellerSessions" ("sellerId")`,
    `create table "sellerActions" ("id" text primary key, "at" text not null, "sellerId" text not null, "sellerName" text not null,
      "action" text not null, "subjectId" text not null, "subjectName" text not null, "facts" text not null)`,
    `create index "sellerActionsByTime" on "sellerActions" ("at")`,
  ],
}
