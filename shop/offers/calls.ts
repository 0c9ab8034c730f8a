import type { offerCalls, recordCustomerCalls } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, withQuery, postOf } from '@tradecounter/shop/core'

const base = '/api/my-pages/offers'

/** Address of the list of the customer's offers, and of its export; the query is the state of the list. */
export const offersAddress = addressOfCall<typeof offerCalls.list>(base)
export const offersExportAddress = `${base}/export`
export const startOffersExportAddress = `${base}/startexport`
/** Address and SWR key of the offers that expire soon. */
export const expiringOffersAddress = addressOfCall<typeof offerCalls.expiring>(`${base}/expiring`)
/** Address and SWR key of one offer. */
export const offerAddress = (offerId: string) =>
  addressOfCall<typeof offerCalls.offer>(`${base}/offer`, { offerId })
/** Address and SWR key of whose offer it is. */
export const offerCustomerAddress = (offerId: string) =>
  addressOfCall<typeof recordCustomerCalls.offer>(`${base}/offer/customer`, { offerId })
/** Address of its current version as PDF. */
export const offerSheetAddress = (offerId: string): string => withQuery(`${base}/sheet`, { offerId })

/** Makes a draft: once per key. */
export const requestOffer = postOf<typeof offerCalls.request>(`${base}/request`)
/** Makes a draft of the same lines: once per key. */
export const copyOffer = postOf<typeof offerCalls.copy>(`${base}/copy`)
export const editOffer = postOf<typeof offerCalls.edit>(`${base}/edit`)

/** Steps without more than a text. */
const stepPaths = {
  send: 'send',
  cancel: 'cancel',
  askChange: 'askchange',
  askExtension: 'askextension',
  requestAgain: 'requestagain',
  decline: 'decline',
  release: 'release',
} as const
export type OfferStep = keyof typeof stepPaths

/** Takes a step with its text: once per key. */
export const takeOfferStep = (
  { post }: HttpClient,
  step: OfferStep,
  request: { offerId: string; revision: number; text: string },
  idempotencyKey: string,
) => post<(typeof offerCalls)[OfferStep]>(`${base}/${stepPaths[step]}`, request, { idempotencyKey })
export const acceptOffer = postOf<typeof offerCalls.accept>(`${base}/accept`)
/** Writes to the seller, with files: once per key. */
export const writeOfferMessage = postOf<typeof offerCalls.writeMessage>(`${base}/message`)
