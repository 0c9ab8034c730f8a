import type { AnswerAddress } from './answer-address.ts'

/** A parameter of a call; empty ones are left out, lists are joined by comma (spec §7). */
export type Parameter = string | number | boolean | null | undefined | readonly (string | number)[]

type Parameters = Readonly<Record<string, Parameter>>

const textOf = (value: Parameter): string => {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(',') : String(value)
}

/** Parameters as a query. Names keep their order, so equal parameters make equal addresses (they are SWR keys). */
export const queryOf = (parameters: Parameters): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => {
      const text = textOf(value)
      return text === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`]
    })
    .join('&')

/**
 * The address of a list with its filters as a query. Their names are data of the list: the service checks them, not the
 * compiler.
 */
export function addressOfList<Answer>(address: AnswerAddress<Answer>, filters: string): AnswerAddress<Answer>
export function addressOfList(address: string, filters: string): string
export function addressOfList(address: string, filters: string): string {
  return filters === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${filters}`
}

/** Appends parameters to the query of `address`. */
export const withQuery = (address: string, parameters: Parameters = {}): string =>
  addressOfList(address, queryOf(parameters))
