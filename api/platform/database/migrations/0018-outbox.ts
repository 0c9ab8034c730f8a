import type { Migration } from './migration.ts'

/**
 * Mail as an outbox: its site, an HTML body, the number of attempts, the next attempt, and whether it was given up.
 */
export const outbox: Migration = {
  name: '0018-outbox',
  statements: [
    `alter table "mails" add column "site" text not null default 'se'`,
    `alter table "mails" add column "html" text not null default ''`,
    `alter table "mails" add column "tries" integer not null default 0`,
    `alter table "mails" add column "nextTryAt" text not null default ''`,
    `alter table "mails" add column "failedAt" text`,
    `alter table "mails" add column "failure" text not null default ''`,
    `drop index "mailsToSend"`,
    `create index "mailsToSend" on "mails" ("nextTryAt", "createdAt") where "sentAt" is null and "failedAt" is null`,
  ],
}
