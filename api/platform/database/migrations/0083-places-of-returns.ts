import type { Migration } from './migration.ts'

/** Where the goods of a case are fetched or handed in. */
export const placesOfReturns: Migration = {
  name: '0083-places-of-returns',
  statements: [
    `alter table "returns" add column "handoverPlaceId" text not null default ''`,
    `alter table "returns" add column "handoverPlace" text not null default ''`,
  ],
}
