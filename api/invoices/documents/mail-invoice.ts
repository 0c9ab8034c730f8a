import { languages } from '@tradecounter/search'
import * as v from 'valibot'
import {
  canOpenPage,
  findUser,
  mailLanguageOf,
  type SessionCaller,
  writeAccountMail,
} from '../../accounts/service.ts'
import { siteNames } from '../../contract/index.ts'
import { keepFiles } from '../../files/service.ts'
import { findMail } from '../../mail/service.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../../platform/jobs/job-kind.ts'
import { enqueue } from '../../platform/jobs/store.ts'
import type { Services } from '../../platform/services.ts'
import { findInvoice } from '../store.ts'
import { invoiceTitle } from './invoice-sheet.ts'
import { storeMailedDocument } from './mailed-document.ts'

const schema = v.object({
  invoice: v.string(),
  userId: v.string(),
  customerId: v.string(),
  siteName: v.picklist(siteNames),
  /** Of the page, for a user who has chosen none. */
  language: v.picklist(languages),
})

/** The job that writes the mail with a copy. The id of the mail is `invoice-copy-` and that of the job. */
const copyJob: JobKind<v.InferOutput<typeof schema>> = { kind: 'invoiceCopy', schema }

/**
 * Mails a document as PDF to its reader, by a job. Errors: 404, 409 `noAddress` for a user without an e-mail address.
 */
export async function mailInvoice(
  context: WriteContext,
  {
    customerId,
    userId,
    siteName,
    language,
  }: Pick<SessionCaller, 'customerId' | 'userId' | 'siteName' | 'language'>,
  number: string,
): Promise<{ success: true; recipient: string }> {
  const { trx } = context
  if ((await findInvoice(trx, number, customerId)) === undefined)
    throw notFound('There is no such invoice.', 'number')
  const user = await findUser(trx, userId)
  if (user === undefined || user.email === '')
    throw new ApiError(409, 'noAddress', 'The user has no e-mail address.', { field: 'email' })
  const payload = { invoice: number, userId, customerId, siteName, language }
  await enqueue(context, copyJob, { payload, owner: { customerId, userId } })
  return { success: true, recipient: user.email }
}

/**
 * The handler of the jobs that mail copies, each once however often it runs. A user who may no longer see the invoices
 * of the customer gets none, as rights take effect at once.
 */
export function createInvoiceCopier(services: Services): JobHandler {
  const { db } = services.store
  return createJobHandler(copyJob, {
    run: async ({ invoice: number, userId, customerId, siteName, language: usual }, { id: job, signal }) => {
      const id = `invoice-copy-${job}`
      const owner = { customerId, userId }
      if (!(await canOpenPage(db, { ...owner, siteName }, 'invoices')))
        throw new JobError('never', 'permission', 'the user may no longer see the invoice')
      const invoice = await findInvoice(db, number, customerId)
      if (invoice === undefined) throw new JobError('never', 'invoiceMissing', 'the invoice was deleted')
      const user = await findUser(db, userId)
      if (user === undefined || user.email === '' || (await findMail(db, id)) !== null) return
      const language = mailLanguageOf(user, usual)
      const reader = { customerId, siteName, language }
      const file = await storeMailedDocument(services, owner, reader, number, signal)
      return async (context) => {
        await keepFiles(context, owner, 'mailedDocument', [file.id])
        await writeAccountMail(context, {
          id,
          kind: 'invoiceCopy',
          user,
          site: siteName,
          language,
          origin: '',
          values: [invoiceTitle(invoice, language)],
          owner,
          fileIds: [file.id],
        })
      }
    },
  })
}
