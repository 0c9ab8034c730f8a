import type { Migration } from './migration.ts'

/** The last mail with an invoice to the address of a company, so that its page shows whether it was sent. */
export const invoiceMails: Migration = {
  name: '0092-invoice-mails',
  statements: [`alter table "companySettings" add column "invoiceMailId" text not null default ''`],
}
