import { type SessionCaller, writeAccountMail, mailLanguageOf, findUser } from '../../accounts/service.ts'
import { keepFiles, storeMadeFile } from '../../files/service.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../platform/services.ts'
import { makeInvoicePdf } from './documents.ts'
import { invoiceTitle } from './invoice-sheet.ts'
import { findInvoice } from '../store.ts'

/** Mails a document as PDF to its reader. Errors: 404, 409 `noAddress` for a user without an e-mail address, 503. */
export async function mailInvoice(
  services: Services,
  caller: SessionCaller,
  number: string,
): Promise<{ success: true; recipient: string }> {
  const { db } = services.store
  const { customerId, userId } = caller
  const invoice = await findInvoice(db, number, customerId)
  if (invoice === undefined) throw notFound('There is no such invoice.', 'number')
  const user = await findUser(db, userId)
  if (user === undefined || user.email === '')
    throw new ApiError(409, 'noAddress', 'The user has no e-mail address.', { field: 'email' })
  const language = mailLanguageOf(user, caller.language)
  const { name, bytes } = await makeInvoicePdf(db, { ...caller, language }, number)
  const file = { owner: { customerId, userId }, purpose: 'mailedDocument', name, type: 'pdf' } as const
  const { id } = await storeMadeFile(services, file, bytes)
  await inTransaction(services, async (context) => {
    await keepFiles(context, file.owner, file.purpose, [id])
    await writeAccountMail(context, {
      kind: 'invoiceCopy',
      user,
      site: caller.siteName,
      language,
      origin: '',
      values: [invoiceTitle(invoice, language)],
      owner: caller,
      fileIds: [id],
    })
  })
  services.startJobs()
  return { success: true, recipient: user.email }
}
