import type { Migration } from './migration.ts'

/** Feedback of visitors, and their clicks in lists. */
export const feedback: Migration = {
  name: '0005-told',
  statements: [
    `create table "feedback" ("id" text primary key, "site" text not null, "feedbackType" text not null,
      "source" text not null, "feedback" text not null, "userId" text, "customerId" text, "givenAt" text not null)`,
    `create index "feedbackOfSite" on "feedback" ("site", "givenAt")`,
    `create table "clicks" ("session" text not null, "ticket" text not null, "site" text not null,
      "clickedAt" text not null, primary key ("session", "ticket"))`,
    `create index "clicksByTime" on "clicks" ("clickedAt")`,
  ],
}
