import type { exportCalls, fileCalls, ExportedList, Exports } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, postOf, useAnswer } from '@tradecounter/shop/core'

/** Milliseconds between two looks at exports that are not ready. */
const lookMs = 1500

/** Address of the exports that jobs make of a list. */
export const exportsAddress = (list: ExportedList) =>
  addressOfCall<typeof exportCalls.list>('/api/user/exports', { list })

/** The user's exports of a list that jobs make, fetched again while one is not ready. Null makes no request. */
export const useExports = (list: ExportedList | null) =>
  useAnswer(list === null ? null : exportsAddress(list), {
    refreshInterval: (answer: Exports | undefined): number =>
      answer?.exports.some(({ state }) => state === 'queued' || state === 'running') === true ? lookMs : 0,
  })

/** Cancels an export, or deletes it with its file. */
export const removeExport = postOf<typeof exportCalls.remove>('/api/user/removeexport')

/** A short-lived address of a file. */
export const fetchFileLink = ({ get }: HttpClient, fileId: string) =>
  get(addressOfCall<typeof fileCalls.link>('/api/files/link', { fileId }))
