import type { Migration } from './migration.ts'

/** Changes of the catalogue since it was loaded, for the search index and for cached pages. */
export const catalogueChanges: Migration = {
  name: '0006-catalogue-changes',
  statements: [
    `create table "catalogueChanges" ("number" bigint primary key, "kind" text not null, "products" text not null,
      "announcedAt" text not null)`,
    `create index "catalogueChangesByTime" on "catalogueChanges" ("announcedAt")`,
  ],
}
