import type { Migration } from './migration.ts'

/**
 * Feedback is listed and searched in the operator area. Earlier feedback is folded as far as both databases do it
 * alike.
 */
export const feedbackLists: Migration = {
  name: '0055-feedback-lists',
  statements: [
    `alter table "feedback" add column "searchText" text not null default ''`,
    `update "feedback" set "searchText" = lower("feedback" || ' ' || "source" || ' ' || "feedbackType")`,
    `create index "feedbackByTime" on "feedback" ("givenAt", "id")`,
  ],
}
