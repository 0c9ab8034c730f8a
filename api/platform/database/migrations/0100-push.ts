import type { Migration } from './migration.ts'

/** Browsers in which users get notifications, what waits to be sent to them, and the events that users have chosen. */
export const push: Migration = {
  name: '0100-push',
  statements: [
    `alter table "users" add column "pushEvents" text`,
    `create table "pushSubscriptions" ("id" text primary key,
      "userId" text not null references "users" ("id") on delete cascade, "site" text not null,
      "session" text not null, "deviceHash" text not null, "browser" text not null,
      "endpoint" text not null unique, "p256dh" text not null, "auth" text not null,
      "createdAt" text not null, "sentAt" text)`,
    `create index "pushSubscriptionsOfUser" on "pushSubscriptions" ("userId", "createdAt")`,
    `create index "pushSubscriptionsOfSession" on "pushSubscriptions" ("session")`,
    `create index "pushSubscriptionsOfDevice" on "pushSubscriptions" ("deviceHash")`,
    `create table "pushMessages" ("id" text primary key,
      "subscriptionId" text not null references "pushSubscriptions" ("id") on delete cascade,
      "userId" text not null, "customerId" text not null, "language" text not null, "title" text not null,
      "body" text not null, "path" text not null, "createdAt" text not null)`,
    `create index "pushMessagesOfSubscription" on "pushMessages" ("subscriptionId")`,
  ],
}
