import type { OfferLineKind, SellerAnswer } from '@tradecounter/api/contract'
import { typedNumber } from '../typed-number.ts'
import type { FormValues } from '../views.ts'

/** Lines that an answer can add at a time. */
export const extraLines = 3

type LineField =
  | 'position'
  | 'number'
  | 'decimals'
  | 'quantity'
  | 'price'
  | 'kind'
  | 'alternativeTo'
  | 'note'
  | 'leave'

/** The name of a field of a line, by the index of the line from 0. */
export const answerFieldName = (field: LineField, index: number): string => `line-${index}-${field}`

const kinds: readonly OfferLineKind[] = ['ordinary', 'optional', 'alternative']
const kindOf = (text: string): OfferLineKind => kinds.find((kind) => kind === text) ?? 'ordinary'

/** The field of a line by the name that the service gives it. */
const fieldsOfService: Readonly<Partial<Record<string, LineField>>> = {
  variantNumber: 'number',
  quantity: 'quantity',
  offeredPrice: 'price',
  kind: 'kind',
  alternativeTo: 'alternativeTo',
  note: 'note',
}

/**
 * The name of the form's field that a problem is about (`lines.2.offeredPrice`, by the line as it is shown); null for
 * another field.
 */
export function fieldNameOf(field: string): string | null {
  const [, index, name = ''] = /^lines\.(\d+)\.(\w+)$/u.exec(field) ?? []
  const { [name]: own } = fieldsOfService
  return index === undefined || own === undefined ? null : answerFieldName(own, Number(index))
}

/** Lines of an answer, and the way back from a field of a line as it was sent to the line as it is shown. */
interface AnswerLines {
  lines: SellerAnswer['lines']
  shownField: (field: string) => string
}

/** The lines of an answer that a form has sent: those that are not left out, and those that were added. */
export function readAnswerLines(values: FormValues): AnswerLines | { field: string } {
  const fields = Object.keys(values).flatMap((name) => /^line-(\d{1,3})-quantity$/u.exec(name)?.[1] ?? [])
  const indexes = fields.map(Number).toSorted((a, b) => a - b)
  const read = (field: LineField, index: number): string =>
    (values[answerFieldName(field, index)] ?? '').trim()
  const kept = indexes.filter(
    (index) =>
      read('leave', index) !== '1' && (read('position', index) !== '' || read('number', index) !== ''),
  )
  const lines: SellerAnswer['lines'] = []
  for (const index of kept) {
    // Of a line that is added they are unknown: a quantity that can be read in two ways is refused.
    const quantity = typedNumber(read('quantity', index), Number(read('decimals', index) || '0'))
    const price = typedNumber(read('price', index))
    const shownAs = Number(read('alternativeTo', index) || '0')
    // Fields name lines as they are shown; the call names them as they are sent.
    const alternativeTo = shownAs === 0 ? 0 : kept.indexOf(shownAs - 1) + 1
    if (Number.isNaN(quantity)) return { field: `lines.${index}.quantity` }
    if (Number.isNaN(price)) return { field: `lines.${index}.offeredPrice` }
    if (shownAs !== 0 && alternativeTo === 0) return { field: `lines.${index}.alternativeTo` }
    lines.push({
      position: Number(read('position', index) || '0'),
      variantNumber: read('number', index),
      quantity,
      offeredPrice: Math.round(price * 100),
      kind: kindOf(read('kind', index)),
      alternativeTo,
      note: read('note', index),
    })
  }
  return {
    lines,
    shownField: (field) =>
      field.replace(/^lines\.(\d+)/u, (text, sent: string) => {
        const index = kept[Number(sent)]
        return index === undefined ? text : `lines.${index}`
      }),
  }
}
