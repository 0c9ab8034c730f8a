import type { Migration } from './migration.ts'

/**
 * Two more events that users choose: delayed deliveries, which were part of the deliveries in browsers, and new
 * invoices of the customer.
 */
export const moreNotificationChoices: Migration = {
  name: '0102-more-notification-choices',
  statements: [
    `alter table "users" add column "delayMail" integer not null default 1`,
    `alter table "users" add column "invoiceMail" integer not null default 0`,
    `update "users" set "pushEvents" = "pushEvents" || ',delay' where "pushEvents" like '%shipment%'`,
  ],
}
