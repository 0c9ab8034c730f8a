import type { Migration } from './migration.ts'

/**
 * The times of an address's failed sign-ins, so that each of them expires by itself. Older failures have the last one's
 * time.
 */
export const failureTimes: Migration = {
  name: '0088-failure-times',
  statements: [`alter table "addressFailures" add column "times" text not null default ''`],
}
