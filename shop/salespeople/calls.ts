import type { salespeopleCalls, fileCalls, siteCalls, UploadAnswer } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, useAnswer, postOf } from '@tradecounter/shop/core'

/** Address and SWR key of the shop's people for the customer. */
export const salespeopleAddress =
  addressOfCall<typeof salespeopleCalls.salespeople>('/api/customer/salespeople')

export const useSalespeople = () => useAnswer(salespeopleAddress)

export const bookCallBack = postOf<typeof salespeopleCalls.bookCallBack>('/api/customer/callback')

/** `salesmanId` is empty for the person who answers now. */
export const sendMessage = postOf<typeof salespeopleCalls.sendMessage>('/api/customer/salesmessage')

export const removeUpload = ({ post }: HttpClient, fileId: string) =>
  post<typeof fileCalls.remove>('/api/files/remove', { fileId })

/**
 * Uploads a file. An XMLHttpRequest, because `fetch` reports no progress of a request. Rejects with the code of the refusal, or an
 * empty one if the upload was broken off.
 */
export async function uploadFile(
  { get }: HttpClient,
  file: File,
  onProgress: (share: number) => void,
  purpose: 'attachment' | 'userImport' | 'offerFile' | 'returnFile' = 'attachment',
): Promise<UploadAnswer> {
  const token = await get(addressOfCall<typeof siteCalls.antiForgeryToken>('/api/site/getAntiForgeryToken'))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ purpose, name: file.name.slice(-255) })
    request.open('POST', `/api/files?${query}`)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('X-CSRF-Token', token)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new Error('')))
    request.addEventListener('load', () => {
      // The service's answers are those of the contract.
      const answer = request.response as (UploadAnswer & { code?: string }) | null
      if (request.status === 200 && answer !== null) resolve(answer)
      else reject(new Error(answer?.code ?? ''))
    })
    request.send(file)
  })
}
