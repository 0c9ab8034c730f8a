import type {
  orderAgreementCalls,
  Agreement,
  CallOffRequest,
  ExtensionRequest,
  NearAgreements,
} from '@tradecounter/api/contract'
import { type HttpClient, newIdempotencyKey, useAnswer, withQuery } from '@tradecounter/shop/core'

/** Address of the list of the customer's agreements, and of its export; the query is the state of the list. */
export const agreementsAddress = '/api/my-pages/order-agreements'
export const agreementsExportAddress = `${agreementsAddress}/export`
export const startAgreementsExportAddress = `${agreementsAddress}/startexport`
/** Address and SWR key of the agreements that are nearly used up or end soon. */
export const nearAgreementsAddress = `${agreementsAddress}/near`
/** Address and SWR key of one agreement. */
export const agreementAddress = (agreementId: string): string =>
  withQuery(`${agreementsAddress}/agreement`, { agreementId })
/** Address of an agreement as PDF. */
export const agreementSheetAddress = (agreementId: string): string =>
  withQuery(`${agreementsAddress}/sheet`, { agreementId })
/** Address of the lines of an agreement as a file. */
export const agreementLinesAddress = (agreementId: string, format: 'csv' | 'xlsx'): string =>
  withQuery(agreementsExportAddress, { format, rows: 'lines', agreementId })

/** `null` makes no request. */
export const useAgreement = (agreementId: string | null) =>
  useAnswer<{ agreement: Agreement }>(agreementId === null ? null : agreementAddress(agreementId))
export const useNearAgreements = () => useAnswer<NearAgreements>(nearAgreementsAddress)

/** Puts lines into the cart at the agreed prices. `key` makes a repeated call take effect once. */
export const callOff = ({ post }: HttpClient, request: CallOffRequest, key: string) =>
  post<typeof orderAgreementCalls.callOff>(`${agreementsAddress}/calloff`, request, { idempotencyKey: key })

export const askExtension = ({ post }: HttpClient, request: ExtensionRequest) =>
  post<typeof orderAgreementCalls.askExtension>(`${agreementsAddress}/askextension`, request, {
    idempotencyKey: newIdempotencyKey(),
  })
