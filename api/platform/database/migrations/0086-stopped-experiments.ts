import type { Migration } from './migration.ts'

/** The experiments that an operator has ended while the shop runs. */
export const stoppedExperiments: Migration = {
  name: '0086-stopped-experiments',
  statements: [
    `create table "stoppedExperiments" ("experiment" text primary key, "stoppedAt" text not null)`,
  ],
}
