import type { Migration } from './migration.ts'

/** The source of an article's catalogue, and the category of a supplier's group. */
export const catalogueSources: Migration = {
  name: '0008-catalogue-sources',
  statements: [
    `create table "articleSources" ("variantId" integer primary key, "source" text not null)`,
    `create index "articlesOfSource" on "articleSources" ("source")`,
    `create table "categorySources" ("source" text not null, "groupId" text not null, "categoryId" integer not null,
      primary key ("source", "groupId")) by key`,
  ],
}
