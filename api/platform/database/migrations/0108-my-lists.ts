import type { Migration } from './migration.ts'

/**
 * Favourite lists that their users work with: a description, a version of name and description, notes of lines, and
 * when a line was added. Deleted lists and removed lines stay for a day, in which they can be restored.
 */
export const myLists: Migration = {
  name: '0108-my-lists',
  statements: [
    `alter table "lists" add column "description" text not null default ''`,
    `alter table "lists" add column "version" integer not null default 0`,
    `alter table "lists" add column "deletedAt" text not null default ''`,
    `alter table "listItems" add column "note" text not null default ''`,
    `alter table "listItems" add column "addedAt" text not null default ''`,
    `alter table "listItems" add column "removedAt" text not null default ''`,
    `create index "deletedLists" on "lists" ("deletedAt") where "deletedAt" <> ''`,
    `create index "removedListItems" on "listItems" ("removedAt") where "removedAt" <> ''`,
  ],
}
