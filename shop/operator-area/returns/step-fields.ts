import type { SellerReturnAssignRequest, SellerReturnStepRequest } from '@tradecounter/api/contract'
import { typedNumber } from '../typed-number.ts'
import type { FormValues } from '../views.ts'

/**
 * The body of a step that a form has sent, or the field that could not be read. What `to` may be is for the service to
 * say.
 */
export function readReturnStep(
  number: string,
  values: FormValues,
): { body: Omit<SellerReturnStepRequest, 'to' | 'files'> & { to: string } } | { field: string } {
  const fee = (values.fee ?? '').trim()
  const percent = fee === '' ? null : typedNumber(fee)
  const isFee = percent === null || (percent >= 0 && percent <= 100)
  if (!isFee) return { field: 'feeThousandths' }
  const creditedPrices = pricesOf(values)
  const wrong = creditedPrices.find(({ unitPrice }) => Number.isNaN(unitPrice))
  if (wrong !== undefined) return { field: `creditedPrices.${wrong.position}` }
  return {
    body: {
      number,
      version: Number(values.version ?? ''),
      to: values.to ?? '',
      message: values.message ?? '',
      feeThousandths: percent === null ? null : Math.round(percent * 10),
      replacementOrderNumber: (values.replacementOrderNumber ?? '').trim(),
      creditedPrices,
    },
  }
}

/** Values of fields that are named after a line of the case, without those that are left empty. */
const valuesByLine = (values: FormValues, name: string): { position: number; value: string }[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const [, position] = field.match(new RegExp(`^${name}-(\\d{1,4})$`, 'u')) ?? []
    const typed = (value ?? '').trim()
    return position === undefined || typed === '' ? [] : [{ position: Number(position), value: typed }]
  })

/** The right prices in the minor unit; NaN for one that is no amount. */
const pricesOf = (values: FormValues): { position: number; unitPrice: number }[] =>
  valuesByLine(values, 'price').map(({ position, value }) => ({
    position,
    unitPrice: Math.round(typedNumber(value) * 100),
  }))

/** The body of a form that ties a case to a document, or the field that could not be read. */
export function readReturnAssignment(
  number: string,
  values: FormValues,
): { body: SellerReturnAssignRequest } | { field: string } {
  const document = (values.document ?? '').trim()
  if (document === '') return { field: 'document' }
  const lines = valuesByLine(values, 'line').map(({ position, value }) => ({
    position,
    documentLine: /^\d{1,4}$/u.test(value) ? Number(value) : 0,
  }))
  const wrong = lines.findIndex(({ documentLine }) => documentLine === 0)
  if (wrong >= 0) return { field: `lines.${wrong}` }
  if (lines.length === 0) return { field: 'lines' }
  return { body: { number, version: Number(values.version ?? ''), document, lines } }
}
