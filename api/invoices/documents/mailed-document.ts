import { type FileOwner, type FileRow, storeMadeFile } from '../../files/service.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { JobError } from '../../platform/jobs/job-kind.ts'
import type { Services } from '../../platform/services.ts'
import { makeInvoicePdf } from './documents.ts'

/**
 * Draws a document and stores it as the PDF of a mail, for a job. It expires unless a transaction keeps it. A failure
 * of the request kind, such as files that cannot be saved, is retried later.
 */
export async function storeMailedDocument(
  services: Services,
  owner: FileOwner,
  reader: Parameters<typeof makeInvoicePdf>[1],
  number: string,
  signal: AbortSignal,
): Promise<FileRow> {
  try {
    const { name, bytes } = await makeInvoicePdf(services.store.db, reader, number)
    const file = { owner, purpose: 'mailedDocument', name, type: 'pdf' } as const
    return await storeMadeFile(services, file, bytes, signal)
  } catch (cause) {
    throw cause instanceof ApiError ? new JobError('later', cause.code, cause.message, { cause }) : cause
  }
}
