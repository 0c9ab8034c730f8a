import type { orderAgreementCalls, recordCustomerCalls } from '@tradecounter/api/contract'
import { addressOfCall, postOf, withQuery } from '@tradecounter/shop/core'

const base = '/api/my-pages/order-agreements'

/** Address of the list of the customer's agreements, and of its export; the query is the state of the list. */
export const agreementsAddress = addressOfCall<typeof orderAgreementCalls.list>(base)
export const agreementsExportAddress = `${base}/export`
export const startAgreementsExportAddress = `${base}/startexport`
/** Address and SWR key of the agreements that are nearly used up or end soon. */
export const nearAgreementsAddress = addressOfCall<typeof orderAgreementCalls.near>(`${base}/near`)
/** Address and SWR key of one agreement. */
export const agreementAddress = (agreementId: string) =>
  addressOfCall<typeof orderAgreementCalls.agreement>(`${base}/agreement`, { agreementId })
/** Address and SWR key of whose agreement it is. */
export const agreementCustomerAddress = (agreementId: string) =>
  addressOfCall<typeof recordCustomerCalls.agreement>(`${base}/agreement/customer`, { agreementId })
/** Address of an agreement as PDF. */
export const agreementSheetAddress = (agreementId: string): string =>
  withQuery(`${base}/sheet`, { agreementId })
/** Address of the lines of an agreement as a file. */
export const agreementLinesAddress = (agreementId: string, format: 'csv' | 'xlsx'): string =>
  withQuery(agreementsExportAddress, { format, rows: 'lines', agreementId })
/** Address of the export of what was called off of an agreement. */
export const callOffsExportAddress = '/api/my-pages/order-agreements/calloffs/export'

/** Puts lines into the cart at the agreed prices: once per key. */
export const callOff = postOf<typeof orderAgreementCalls.callOff>(`${base}/calloff`)

/** Asks for a longer agreement: once per key. */
export const askExtension = postOf<typeof orderAgreementCalls.askExtension>(`${base}/askextension`)
