import type { salespeopleCalls, fileCalls, UploadAnswer } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, CallError, postOf } from '@tradecounter/shop/core'
import { sendWithProgress } from './send-with-progress.ts'

/** Address and SWR key of the shop's people for the customer. */
export const salespeopleAddress =
  addressOfCall<typeof salespeopleCalls.salespeople>('/api/customer/salespeople')

export const bookCallBack = postOf<typeof salespeopleCalls.bookCallBack>('/api/customer/callback')

/** `salesmanId` is empty for the person who answers now. */
export const sendMessage = postOf<typeof salespeopleCalls.sendMessage>('/api/customer/salesmessage')

export const removeUpload = postOf<typeof fileCalls.remove>('/api/files/remove')

/**
 * Uploads a file. If the session has ended, the user signs in on the page, and the same file is sent again. Rejects
 * with the code of the refusal, or an empty one if the upload was broken off.
 */
export async function uploadFile(
  { call }: HttpClient,
  file: File,
  onProgress: (share: number) => void,
  purpose: 'attachment' | 'userImport' | 'offerFile' | 'returnFile' = 'attachment',
): Promise<UploadAnswer> {
  try {
    return await call<UploadAnswer>('/api/files', {
      method: 'POST',
      parameters: { purpose, name: file.name.slice(-255) },
      transport: sendWithProgress(file, onProgress),
    })
  } catch (cause) {
    throw new Error(cause instanceof CallError ? (cause.error?.code ?? '') : '', { cause })
  }
}
