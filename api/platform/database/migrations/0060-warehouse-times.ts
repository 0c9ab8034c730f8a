import type { Migration } from './migration.ts'

/** When the warehouse has picked and packed a shipment; null for what was not reported. */
export const warehouseTimes: Migration = {
  name: '0060-warehouse-times',
  statements: [
    `alter table "shipments" add column "pickedAt" text`,
    `alter table "shipments" add column "packedAt" text`,
  ],
}
