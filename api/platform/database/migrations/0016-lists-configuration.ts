import type { Migration } from './migration.ts'

/** Choices for the articles of favourite lists. */
export const listsConfiguration: Migration = {
  name: '0016-lists-configuration',
  statements: [`alter table "listItems" add column "configuration" text not null default '{}'`],
}
