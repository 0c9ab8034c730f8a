import * as v from 'valibot'
import { writeAccountMail } from '../../accounts/service.ts'
import { invoiceEmailOf, setInvoiceMail } from '../../company/service.ts'
import { keepFiles } from '../../files/service.ts'
import { findMail, formatMoney } from '../../mail/service.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { addDays } from '../../platform/days.ts'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../../platform/jobs/job-kind.ts'
import { enqueue } from '../../platform/jobs/store.ts'
import type { Services } from '../../platform/services.ts'
import { dayFormatter } from '../../sites/service.ts'
import { siteKeyOf } from '../issuing/line-picks.ts'
import { findInvoice } from '../store.ts'
import { invoiceTitle } from './invoice-sheet.ts'
import { documentLanguage } from './line-texts.ts'
import { storeMailedDocument } from './mailed-document.ts'
import { notifyOfInvoice } from './notify-of-invoice.ts'

/**
 * The job that writes the mail of a new invoice. Its id is `new-invoice-<number>`, that of the mail `invoice-<number>`.
 */
const newInvoiceJob: JobKind<{ invoice: string }> = {
  kind: 'newInvoice',
  schema: v.object({ invoice: v.string() }),
}

/** Days after its day of issue for which an invoice is new: older ones come from the books of another system. */
const newDays = 7

/**
 * Mails a new invoice to the invoice address of its company, if it has one, and notifies the users who have chosen it,
 * in the transaction that issues the invoice. The mail with the invoice is written by a job, once for each invoice.
 */
export async function mailNewInvoice(
  context: WriteContext,
  originOf: Services['originOf'],
  number: string,
): Promise<void> {
  const { trx, now } = context
  const invoice = await findInvoice(trx, number)
  if (invoice === undefined || addDays(invoice.issuedOn, newDays) < now.toISOString().slice(0, 10)) return
  const { customerId } = invoice
  const invoiceEmail = await invoiceEmailOf(trx, customerId)
  await notifyOfInvoice(context, originOf, invoice, invoiceEmail)
  if (invoiceEmail === '') return
  const owner = { customerId, userId: '' }
  await enqueue(context, newInvoiceJob, { id: `new-invoice-${number}`, payload: { invoice: number }, owner })
}

/**
 * The handler of the jobs that mail new invoices. A run that is broken off leaves no mail, and a document that expires.
 * The address is the one that the company has when the job runs.
 */
export function createInvoiceMailer(services: Services): JobHandler {
  const { db } = services.store
  return createJobHandler(newInvoiceJob, {
    run: async ({ invoice: number }, { signal }) => {
      const invoice = await findInvoice(db, number)
      if (invoice === undefined) throw new JobError('never', 'invoiceMissing', 'the invoice was deleted')
      const { customerId, kind, total, currency, dueOn, parties } = invoice
      const id = `invoice-${number}`
      const recipient = await invoiceEmailOf(db, customerId)
      if (recipient === '' || (await findMail(db, id)) !== null) return
      const site = siteKeyOf(invoice.site)
      const language = documentLanguage(site)
      const owner = { customerId, userId: '' }
      const reader = { customerId, siteName: site, language }
      const file = await storeMailedDocument(services, owner, reader, number, signal)
      return async (context) => {
        await keepFiles(context, owner, 'mailedDocument', [file.id])
        await writeAccountMail(context, {
          id,
          kind: 'newInvoice',
          user: { name: parties.buyer.name, userName: '', email: recipient },
          site,
          language,
          origin: services.originOf(site),
          link: { path: `/my-pages/invoices/${encodeURIComponent(number)}` },
          values: [
            invoiceTitle({ kind, number }, language),
            formatMoney(total, currency),
            dayFormatter(language)(dueOn),
          ],
          owner,
          fileIds: [file.id],
        })
        await setInvoiceMail(context.trx, { customerId, recipient, mailId: id })
      }
    },
  })
}
