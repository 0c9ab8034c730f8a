import type { Migration } from './migration.ts'

/** Session ids that are renewed during a session, known devices, and failures by address. */
export const signIn: Migration = {
  name: '0003-sign-in',
  statements: [
    `create table "sessionIds" ("idHash" text primary key, "session" text not null, "issuedAt" text not null,
      "endsAt" text)`,
    `create index "idsOfSession" on "sessionIds" ("session")`,
    `insert into "sessionIds" ("idHash", "session", "issuedAt") select "idHash", "idHash", "createdAt" from "sessions"`,
    `create table "devices" ("deviceHash" text not null, "nameHash" text not null, "seenAt" text not null,
      primary key ("deviceHash", "nameHash"))`,
    `create index "devicesOfName" on "devices" ("nameHash", "seenAt")`,
    `create table "addressFailures" ("addressHash" text primary key, "failures" integer not null, "lastAt" text not null,
      "waitUntil" text)`,
  ],
}
