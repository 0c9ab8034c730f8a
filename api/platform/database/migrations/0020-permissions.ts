import type { Migration } from './migration.ts'

/** The initial roles of every shop, each with the permissions that it gains or keeps. */
const roles = {
  administrator: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
    'perm:adminPunchout',
    'perm:adminUsers',
    'perm:adminCompany',
    'perm:approve',
    'perm:manageLists',
  ],
  approver: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewOrderAgreements',
    'perm:approve',
    'perm:manageLists',
  ],
  buyer: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
    'perm:manageLists',
  ],
  reader: ['perm:seePrices', 'perm:manageLists'],
} as const

/** Permissions that every custom role had implicitly before. */
const kept = ['perm:seePrices', 'perm:order', 'perm:orderToFreeAddress', 'perm:manageLists']

const standard = Object.keys(roles)
  .map((role) => `'${role}'`)
  .join(', ')

/**
 * Roles are named sets of permissions, and a user has any number of them at a customer. Users keep their roles;
 * custom roles keep what everyone could do: see prices, order to any address, and manage lists.
 */
export const permissionsAndRoles: Migration = {
  name: '0020-permissions',
  statements: [
    `create table "roles" ("role" text primary key)`,
    `insert into "roles" ("role") select "role" from "attachments" union select "role" from "rolePermissions"`,
    ...kept.map(
      (permission) => `insert into "rolePermissions" ("role", "permission")
      select "role", '${permission}' from "roles" where "role" not in (${standard})
      on conflict do nothing`,
    ),
    ...Object.entries(roles).flatMap(([role, allowed]) => [
      `insert into "roles" ("role") values ('${role}') on conflict do nothing`,
      ...allowed.map(
        (permission) =>
          `insert into "rolePermissions" ("role", "permission") values ('${role}', '${permission}') on conflict do nothing`,
      ),
    ]),
    `create table "roleAssignments" ("userId" text not null, "customerId" text not null,
      "role" text not null references "roles" ("role"), primary key ("userId", "customerId", "role"),
      foreign key ("userId", "customerId") references "attachments" ("userId", "customerId") on update cascade on delete cascade) by key`,
    `insert into "roleAssignments" ("userId", "customerId", "role")
      select "userId", "customerId", "role" from "attachments"`,
    `alter table "attachments" drop column "role"`,
    `create table "oneTimeLinks" ("tokenHash" text primary key, "userId" text not null references "users" ("id"),
      "createdAt" text not null, "expiresAt" text not null, "usedAt" text)`,
    `create index "oneTimeLinksOfUser" on "oneTimeLinks" ("userId")`,
    `create table "operatorActions" ("id" text primary key, "at" text not null, "operator" text not null,
      "action" text not null, "user" text not null, "detail" text not null)`,
    `create index "operatorActionsByTime" on "operatorActions" ("at")`,
  ],
}
