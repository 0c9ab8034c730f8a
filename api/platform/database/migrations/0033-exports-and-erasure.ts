import type { Migration } from './migration.ts'

/** Files that are made by jobs, requests for the erasure of personal data, and further choices of users. */
export const exportsAndErasure: Migration = {
  name: '0033-exports-and-erasure',
  statements: [
    `create table "exports" ("id" text primary key references "jobs" ("id") on delete cascade,
      "customerId" text not null, "userId" text not null, "list" text not null, "request" text not null,
      "fileId" text not null default '', "createdAt" text not null)`,
    `create index "exportsOfUser" on "exports" ("userId", "customerId", "list", "createdAt")`,
    `create table "erasureRequests" ("id" text primary key, "userId" text not null, "customerId" text not null,
      "userName" text not null, "state" text not null, "createdAt" text not null, "changedAt" text not null)`,
    `create index "erasureRequestsOfUser" on "erasureRequests" ("userId", "createdAt")`,
    `alter table "users" add column "language" text not null default ''`,
    `alter table "users" add column "answerMail" integer not null default 1`,
    `alter table "users" add column "callBackMail" integer not null default 1`,
    `alter table "addresses" add column "street2" text not null default ''`,
  ],
}
