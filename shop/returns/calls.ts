import type { returnCalls, recordCustomerCalls, ReturnKind } from '@tradecounter/api/contract'
import { addressOfCall, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of the list of cases and of its export; the query is the state of the list. */
export const returnsAddress = addressOfCall<typeof returnCalls.list>('/api/my-pages/returns')
export const returnExportAddress = '/api/my-pages/returns/export'
export const startReturnExportAddress = '/api/my-pages/returns/startexport'
/** Address and SWR key of one case. */
export const returnAddress = (number: string) =>
  addressOfCall<typeof returnCalls.return>('/api/my-pages/return', { number })
/** Address and SWR key of whose case it is. */
export const returnCustomerAddress = (number: string) =>
  addressOfCall<typeof recordCustomerCalls.return>('/api/my-pages/return/customer', { number })
export const returnSlipAddress = (number: string): string =>
  withQuery('/api/my-pages/return/slip', { number })

export const returnLabelAddress = (number: string): string =>
  withQuery('/api/my-pages/return/label', { number })

/** On what terms a case is taken, and what of an order, if one is named, can be part of it; null makes no request. */
export const useReturnOptions = (orderNumber: string | null, kind: ReturnKind) =>
  useAnswer(
    orderNumber === null
      ? null
      : addressOfCall<typeof returnCalls.options>(
          '/api/my-pages/return/options',
          orderNumber === '' ? { kind } : { orderNumber, kind },
        ),
  )

/** Saves a draft or sends it: once per key, however often it is sent. */
export const saveReturn = postOf<typeof returnCalls.save>('/api/my-pages/return/save')

export const cancelReturn = postOf<typeof returnCalls.cancel>('/api/my-pages/return/cancel')

/** Writes to the seller, with files: once per key. */
export const writeReturnMessage = postOf<typeof returnCalls.writeMessage>('/api/my-pages/return/message')
