import type { Migration } from './migration.ts'

/** Credits of a price without goods, and all credit notes of a case instead of the first one. */
export const creditsOfReturns: Migration = {
  name: '0065-credits-of-returns',
  statements: [
    `alter table "invoiceLines" add column "isPriceCredit" integer not null default 0`,
    `create table "returnCreditNotes" ("returnId" text not null references "returns" ("id") on delete cascade,
      "number" text not null, "invoiceNumber" text not null, primary key ("returnId", "number")) by key`,
    `insert into "returnCreditNotes" ("returnId", "number", "invoiceNumber")
      select "returns"."id", "invoices"."number", "invoices"."creditedNumber" from "returns"
      inner join "invoices" on "invoices"."number" = "returns"."creditNoteNumber"`,
  ],
}
