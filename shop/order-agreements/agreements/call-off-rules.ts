import type { Agreement, CallOffRequest } from '@tradecounter/api/contract'
import { CallError } from '@tradecounter/shop/core'
import { readQuantity } from '@tradecounter/ui/quantity-input'

/** Codes of refusals with a text of their own. */
const codes = [
  'overCallOff',
  'underCallOff',
  'notBuyable',
  'quantityInvalid',
  'notValid',
  'deliveryDate',
  'permission',
  'cartFull',
  'notNumber',
  'nothing',
] as const
type Code = (typeof codes)[number] | 'failed'

/** Why a call-off was refused, and the line that it is about; null for the whole call-off. */
export interface CallOffProblem {
  code: Code
  position: number | null
}

/**
 * What is wrong with a day of delivery: `date` before or after the possible days, `deliveryDate` between them when
 * nothing is delivered. Null for a possible day, and for '' which asks for none.
 */
export function dayProblem(
  day: string,
  { firstDeliveryDate, lastDeliveryDate, closedDates }: NonNullable<Agreement['deliveryWindow']>,
): 'date' | 'deliveryDate' | null {
  if (day === '') return null
  if (day < firstDeliveryDate || day > lastDeliveryDate) return 'date'
  return closedDates.includes(day) ? 'deliveryDate' : null
}

/** The first line whose typed quantity cannot be read; undefined if there is none. */
export const wrongLine = ({ lines }: Agreement, typed: ReadonlyMap<number, string>): number | undefined =>
  lines.find(({ position, decimalPrecision }) => {
    const text = typed.get(position) ?? ''
    return text.trim() !== '' && readQuantity(text, decimalPrecision) === null
  })?.position

/** The lines with a quantity above 0. */
export const wantedLines = (
  { lines }: Agreement,
  typed: ReadonlyMap<number, string>,
): CallOffRequest['lines'] =>
  lines.flatMap(({ position, decimalPrecision }) => {
    const quantity = readQuantity(typed.get(position) ?? '', decimalPrecision)
    return quantity === null || quantity <= 0 ? [] : [{ position, quantity }]
  })

/** The problem of a failed call. The field names the line by its place in the request. */
export function problemOf(cause: unknown, lines: CallOffRequest['lines']): CallOffProblem {
  const { code = '', field = '' } = cause instanceof CallError ? (cause.error ?? {}) : {}
  const [, place] = /^lines\.(\d+)\./u.exec(field) ?? []
  const position = place === undefined ? null : (lines[Number(place)]?.position ?? null)
  return { code: codes.find((known) => known === code) ?? 'failed', position }
}
