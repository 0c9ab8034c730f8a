import type { Migration } from './migration.ts'

/**
 * Mails that anybody can cause by an application are counted by recipient and day, and a duplicate application asks the
 * company's administrators once.
 */
export const applicationMails: Migration = {
  name: '0076-application-mails',
  statements: [
    `create table "applicationMails" ("recipientHash" text not null, "day" text not null, "count" integer not null,
      primary key ("recipientHash", "day"))`,
    `alter table "applications" add column "attachmentAskedAt" text`,
  ],
}
