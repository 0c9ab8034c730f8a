import type { Migration } from './migration.ts'

/**
 * Work that outlives its request, as rows of one table. Mail becomes one kind of it: `mails` keeps what is sent, its
 * job keeps how far that is.
 */
export const jobs: Migration = {
  name: '0025-jobs',
  statements: [
    `create table "jobs" ("id" text primary key, "kind" text not null, "customerId" text not null,
      "userId" text not null, "payload" text not null, "state" text not null, "turn" bigint not null default 0,
      "tries" integer not null default 0, "dueAt" text not null default '', "lease" text not null default '',
      "done" integer not null default 0, "total" integer not null default 0,
      "cancelRequested" integer not null default 0, "code" text not null default '',
      "failure" text not null default '', "createdAt" text not null, "finishedAt" text)`,
    `create index "jobsToLease" on "jobs" ("kind", "turn", "createdAt", "dueAt") where "finishedAt" is null`,
    `create index "jobTurns" on "jobs" ("kind", "customerId", "turn") where "finishedAt" is null`,
    `create index "jobsFinished" on "jobs" ("state", "finishedAt") where "finishedAt" is not null`,
    `insert into "jobs" ("id", "kind", "customerId", "userId", "payload", "state", "tries", "dueAt", "code",
        "failure", "createdAt", "finishedAt")
      select "id", 'mail', '', '', '{"mail":"' || "id" || '"}',
        case when "sentAt" is not null then 'ready' when "failedAt" is not null then 'failed' else 'queued' end,
        "tries", "nextTryAt", case when "failedAt" is not null and "sentAt" is null then 'notAccepted' else '' end,
        "failure", "createdAt", coalesce("sentAt", "failedAt")
      from "mails"`,
    `drop index "mailsToSend"`,
    ...['tries', 'nextTryAt', 'sentAt', 'failedAt', 'failure'].map(
      (column) => `alter table "mails" drop column "${column}"`,
    ),
  ],
}
