import type { Migration } from './migration.ts'

/** As `foldText`, for what the databases fold differently: SQLite knows ASCII only. */

const folded = (text: string): string =>
  [...'ÅÄÖÆØÉÜ'].reduce(
    (inner, capital) => `replace(${inner}, '${capital}', '${capital.toLowerCase()}')`,
    `lower(${text})`,
  )

/**
 * What administrators decide about the users of a customer: state, limits, approver, addresses; and imports of users.
 */
export const userAdministration: Migration = {
  name: '0031-user-administration',
  statements: [
    `alter table "users" add column "lastName" text not null default ''`,
    `alter table "attachments" add column "state" text not null default 'active'`,
    `alter table "attachments" add column "version" integer not null default 1`,
    `alter table "attachments" add column "orderLimit" bigint`,
    `alter table "attachments" add column "periodLimit" bigint`,
    ...[
      'period',
      'approverId',
      'mailId',
      'lastSignInAt',
      'invitedName',
      'invitedMobile',
      'invitedLanguage',
    ].map((column) => `alter table "attachments" add column "${column}" text not null default ''`),
    `alter table "attachments" add column "searchText" text not null default ''`,
    `update "attachments" set "searchText" = coalesce((select ${folded(
      `"name" || ' ' || "email" || ' ' || "mobile"`,
    )} from "users" where "users"."id" = "attachments"."userId"), '')`,
    `create index "usersOfCustomer" on "attachments" ("customerId", "searchText", "userId")`,
    `create index "usersOfApprover" on "attachments" ("customerId", "approverId")`,
    `create index "rolesOfCustomer" on "roleAssignments" ("customerId", "role", "userId")`,
    `alter table "oneTimeLinks" add column "customerId" text not null default ''`,
    `create index "ordersOfUser" on "orders" ("customerId", "userId", "placedAt", "status", "sum")`,
    `create table "userAddresses" ("userId" text not null, "customerId" text not null, "addressId" text not null,
      primary key ("userId", "customerId", "addressId"),
      foreign key ("userId", "customerId") references "attachments" ("userId", "customerId")
      on update cascade on delete cascade) by key`,
    `create table "roleLimits" ("customerId" text not null references "customers" ("id") on delete cascade,
      "role" text not null references "roles" ("role"), "orderLimit" bigint, "periodLimit" bigint,
      "period" text not null, primary key ("customerId", "role")) by key`,
    `create table "userImports" ("id" text primary key, "customerId" text not null, "userId" text not null,
      "fileId" text not null, "site" text not null, "language" text not null, "origin" text not null,
      "createdAt" text not null)`,
    `create index "userImportsOfCustomer" on "userImports" ("customerId", "createdAt")`,
    `create table "userImportRows" ("importId" text not null references "userImports" ("id") on delete cascade,
      "line" integer not null, "email" text not null, "outcome" text not null, "code" text not null,
      "field" text not null, primary key ("importId", "line")) by key`,
  ],
}
