import * as v from 'valibot'
import { daySchema, oneLineSchema, siteKeys } from '../contract/index.ts'

const number = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,40}$/u))
const text = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')
const stored = v.pipe(v.number(), v.integer(), v.minValue(1))
const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

const line = {
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  articleNumber: number,
  /** Of the article's price unit. */
  unitPrice: minor,
  leastCallOff: v.optional(stored, 1),
  deliveries: v.optional(
    v.pipe(
      v.array(v.strictObject({ day: daySchema, quantity: stored })),
      v.check((plan) => new Set(plan.map((each) => each.day)).size === plan.length, 'Each day occurs once.'),
    ),
    [],
  ),
}
const linesOf = <Line extends v.GenericSchema<unknown, { position: number }>>(schema: Line) =>
  v.pipe(
    v.array(schema),
    v.minLength(1),
    v.maxLength(5000),
    v.check(
      (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
      'Each position occurs once.',
    ),
  )

const head = {
  site: v.picklist(siteKeys),
  customerNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  number,
  name: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(200)),
  validFrom: daySchema,
  validTo: daySchema,
  project: text(100),
  contactName: text(100),
}

/**
 * Agreements as the system of the seller has them: `npm run operate -- import-agreements`. Amounts are in the minor
 * unit, quantities in the stored form of their article.
 */
export const agreementFileSchema = v.strictObject({
  agreements: v.array(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('quantity'),
        ...head,
        lines: linesOf(v.strictObject({ ...line, quantity: stored })),
      }),
      v.strictObject({
        kind: v.literal('value'),
        ...head,
        agreedValue: stored,
        lines: linesOf(v.strictObject(line)),
      }),
      v.strictObject({ kind: v.literal('price'), ...head, lines: linesOf(v.strictObject(line)) }),
    ]),
  ),
})
export type AgreementFile = v.InferOutput<typeof agreementFileSchema>
export type AgreementEntry = AgreementFile['agreements'][number]
