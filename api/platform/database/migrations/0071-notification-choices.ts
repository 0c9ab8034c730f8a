import type { Migration } from './migration.ts'

/**
 * More mails that users choose: news of own approvals, offers and returns, and, if wanted, of the deliveries of new
 * orders.
 */
export const notificationChoices: Migration = {
  name: '0071-notification-choices',
  statements: [
    `alter table "users" add column "approvalMail" integer not null default 1`,
    `alter table "users" add column "offerMail" integer not null default 1`,
    `alter table "users" add column "returnMail" integer not null default 1`,
    `alter table "users" add column "shipmentMail" integer not null default 0`,
  ],
}
