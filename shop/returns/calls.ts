import type { returnCalls, Return, ReturnKind, ReturnOptions } from '@tradecounter/api/contract'
import { type HttpClient, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of the list of cases and of its export; the query is the state of the list. */
export const returnsAddress = '/api/my-pages/returns'
export const returnExportAddress = `${returnsAddress}/export`
export const startReturnExportAddress = `${returnsAddress}/startexport`
/** Address and SWR key of one case. */
export const returnAddress = (number: string): string => withQuery('/api/my-pages/return', { number })
export const returnSlipAddress = (number: string): string =>
  withQuery('/api/my-pages/return/slip', { number })

export const returnLabelAddress = (number: string): string =>
  withQuery('/api/my-pages/return/label', { number })

export const useReturn = (number: string) => useAnswer<Return>(returnAddress(number))
/** On what terms a case is taken, and what of an order, if one is named, can be part of it; null makes no request. */
export const useReturnOptions = (orderNumber: string | null, kind: ReturnKind) =>
  useAnswer<ReturnOptions>(
    orderNumber === null
      ? null
      : withQuery('/api/my-pages/return/options', orderNumber === '' ? { kind } : { orderNumber, kind }),
  )

/** Saves a draft or sends it: once per key, however often it is sent. */
export const saveReturn = postOf<typeof returnCalls.save>('/api/my-pages/return/save')

export const cancelReturn = ({ post }: HttpClient, number: string, version: number) =>
  post<typeof returnCalls.cancel>('/api/my-pages/return/cancel', { number, version })

export const writeReturnMessage = postOf<typeof returnCalls.writeMessage>('/api/my-pages/return/message')
