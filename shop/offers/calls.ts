import type { offerCalls, ExpiringOffers, Offer, OfferRequest } from '@tradecounter/api/contract'
import { type HttpClient, newIdempotencyKey, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of the list of the customer's offers, and of its export; the query is the state of the list. */
export const offersAddress = '/api/my-pages/offers'
export const offersExportAddress = `${offersAddress}/export`
export const startOffersExportAddress = `${offersAddress}/startexport`
/** Address and SWR key of the offers that expire soon. */
export const expiringOffersAddress = `${offersAddress}/expiring`
/** Address and SWR key of one offer. */
export const offerAddress = (offerId: string): string => withQuery(`${offersAddress}/offer`, { offerId })
/** Address of its current version as PDF. */
export const offerSheetAddress = (offerId: string): string => withQuery(`${offersAddress}/sheet`, { offerId })

/** `null` makes no request. */
export const useOffer = (offerId: string | null) =>
  useAnswer<Offer>(offerId === null ? null : offerAddress(offerId))
/** `false` makes no request. */
export const useExpiringOffers = (isAllowed: boolean) =>
  useAnswer<ExpiringOffers>(isAllowed ? expiringOffersAddress : null)

export const requestOffer = ({ post }: HttpClient, request: OfferRequest) =>
  post<typeof offerCalls.request>(`${offersAddress}/request`, request, {
    idempotencyKey: newIdempotencyKey(),
  })
export const copyOffer = ({ post }: HttpClient, offerId: string) =>
  post<typeof offerCalls.copy>(`${offersAddress}/copy`, { offerId }, { idempotencyKey: newIdempotencyKey() })
export const editOffer = postOf<typeof offerCalls.edit>(`${offersAddress}/edit`)

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

export const takeOfferStep = (
  { post }: HttpClient,
  step: OfferStep,
  request: { offerId: string; revision: number; text: string },
) => post<(typeof offerCalls)[OfferStep]>(`${offersAddress}/${stepPaths[step]}`, request)
export const acceptOffer = postOf<typeof offerCalls.accept>(`${offersAddress}/accept`)
export const writeOfferMessage = postOf<typeof offerCalls.writeMessage>(`${offersAddress}/message`)
