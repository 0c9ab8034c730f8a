import type { ReturnKind, ReturnOptions } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { useInvoice } from '@tradecounter/shop/invoices'
import { useReturnOptions } from '../../calls.ts'

/** A line that can be part of the case. */
export interface Choice {
  orderPosition: number
  invoicePosition: number
  name: string
  most: number
  /** Decimals of its quantities; null if they are unknown. */
  decimals: number | null
  unit: string
  /** Why it cannot be chosen, or until when it can. */
  note: string
  closed: boolean
}

/** The lines of the order or the invoice of a case, and the terms on which it is taken. */
export interface Choices {
  /** Null for a case without either: then the line is in the customer's own words. */
  lines: readonly Choice[] | null
  /** Null while they are fetched. */
  terms: Pick<ReturnOptions, 'feeThousandths' | 'days' | 'addresses' | 'branches'> | null
  /** There is no such order or invoice. */
  missing: boolean
}

const hasTwoDecimals = (quantity: number): boolean => Number(quantity.toFixed(2)) === quantity

type OptionLine = ReturnOptions['lines'][number]

/** The lines that can be part of a case of a kind: those of the invoice if there is one, else those of the order. */
export function useLineChoices(orderNumber: string, invoiceNumber: string, kind: ReturnKind): Choices {
  const t = useTranslations()
  const format = useFormat()
  const invoice = useInvoice(invoiceNumber === '' ? null : invoiceNumber)
  const order = useReturnOptions(
    invoiceNumber === '' || invoice.error !== undefined ? orderNumber : (invoice.data?.orderNumber ?? null),
    kind,
  )
  // The terms hold for a case without an order, too.
  const general = useReturnOptions(order.error === undefined ? null : '', kind)
  const terms = order.data ?? general.data ?? null
  const noteOf = (line: OptionLine | undefined): string => {
    if (line === undefined) return ''
    if (line.refusal !== null) return t(`returns.refusal-${line.refusal}`)
    return line.lastDay === null ? '' : t('returns.last-day', format.date(line.lastDay))
  }
  const options = order.data?.lines ?? []
  if (invoiceNumber !== '') {
    if (invoice.error !== undefined) return { lines: null, terms, missing: true }
    const lines = (invoice.data?.lines ?? []).map((line): Choice => {
      const delivered = options.find(({ orderPosition }) => orderPosition === line.orderPosition)
      return {
        orderPosition: line.orderPosition,
        invoicePosition: line.position,
        name: line.name,
        most: Math.min(line.quantity, delivered?.most ?? line.quantity),
        // A line of no order shows its own: the form begins with its quantity.
        decimals: delivered?.decimalPrecision ?? (hasTwoDecimals(line.quantity) ? null : 3),
        unit: line.displayUnitCode,
        note: noteOf(delivered),
        closed: (delivered?.refusal ?? null) !== null,
      }
    })
    return { lines, terms, missing: false }
  }
  if (orderNumber === '' || order.error !== undefined)
    return { lines: null, terms, missing: order.error !== undefined }
  const lines = options.map((line): Choice => ({
    orderPosition: line.orderPosition,
    invoicePosition: 0,
    name: [line.variantNbr, line.name].filter(Boolean).join(' '),
    most: line.most,
    decimals: line.decimalPrecision,
    unit: line.displayUnitCode,
    note: noteOf(line),
    closed: line.refusal !== null,
  }))
  return { lines, terms, missing: false }
}
