import type { Migration } from './migration.ts'

/** Files of users, and the record of what users change in their company. Entries of the record cannot be changed. */
export const filesAndAudit: Migration = {
  name: '0028-files-and-audit',
  statements: [
    `create table "files" ("id" text primary key, "customerId" text not null, "userId" text not null,
      "purpose" text not null, "name" text not null, "type" text not null, "size" bigint not null,
      "state" text not null, "createdAt" text not null, "expiresAt" text not null)`,
    `create index "filesByUser" on "files" ("customerId", "userId", "state")`,
    `create index "filesByExpiry" on "files" ("expiresAt")`,
    `create table "auditEntries" ("id" text primary key, "customerId" text not null, "at" text not null,
      "userId" text not null, "userName" text not null, "action" text not null, "subjectId" text not null,
      "subjectName" text not null, "before" text not null, "after" text not null)`,
    `create index "auditEntriesOfCustomer" on "auditEntries" ("customerId", "at", "id")`,
    `create index "auditEntriesByAge" on "auditEntries" ("at")`,
    {
      sqlite: `create trigger "auditEntriesAreFinal" before update on "auditEntries"
        begin select raise(abort, 'entries of the audit cannot be changed'); end`,
      postgres: `create function "refuseAuditChange"() returns trigger language plpgsql as
        'begin raise exception ''entries of the audit cannot be changed''; end'`,
    },
    {
      sqlite: `select 1`,
      postgres: `create trigger "auditEntriesAreFinal" before update on "auditEntries"
        for each row execute function "refuseAuditChange"()`,
    },
  ],
}
