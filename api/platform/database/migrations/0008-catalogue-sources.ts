import type { Migration } from './migration.ts'

/** Whose catalogue an article came with, and which category a supplier's group has become. */
export const catalogueSources: Migration = {
  name: '0008-catalogue-sources',
  statements: [
    `create table "articleSources" ("variantId" integer primary key, "source" text not null)`,
    `create index "articlesOfSource" on "articleSources" ("source")`,
    `create table "categorySources" ("source" text not null, "groupId" text not null, "categoryId" integer not null,
      primary key ("source", "groupId")) by key`,
  ],
}
