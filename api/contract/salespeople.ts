import * as v from 'valibot'
import { daySchema, errorSchema, oneLineSchema } from './common.ts'
import { fileIdSchema } from './files.ts'

/** What people of the shop do for a customer. */
export const salesAreas = ['sales', 'inside', 'technical', 'finance'] as const

const personSchema = v.object({
  /** For calls of this page. */
  salesmanId: v.string(),
  name: v.string(),
  title: v.string(),
  area: v.picklist(salesAreas),
  phone: v.string(),
  mobile: v.string(),
  email: v.string(),
  /** Local path; empty if there is no picture. */
  photo: v.string(),
  /** Null while present. `until` is the last day, `YYYY-MM-DD`; `backup` answers meanwhile. */
  absence: v.nullable(
    v.object({
      until: v.string(),
      note: v.string(),
      backup: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
    }),
  ),
})
export type Salesperson = v.InferOutput<typeof personSchema>

const windowSchema = v.object({ day: v.string(), opens: v.string(), closes: v.string() })

/** `GET /api/customer/salespeople`: who the shop's people for the customer are; none means customer service. */
export const salespeopleSchema = v.object({
  /** The salesperson first. */
  people: v.array(personSchema),
  /** The branch of the salesperson, or of the customer. */
  branch: v.nullable(
    v.object({
      name: v.string(),
      street: v.string(),
      postalCode: v.string(),
      city: v.string(),
      /** By weekday, 1 Monday to 7 Sunday; closed on the others. */
      hours: v.array(v.object({ weekday: v.number(), opens: v.string(), closes: v.string() })),
      /** Days of the next two weeks on which it is closed out of turn, `YYYY-MM-DD`. */
      closedDays: v.array(v.string()),
    }),
  ),
  /** Free times of the next days in which the shop calls back, in the branch's time. */
  callBackTimes: v.array(windowSchema),
  /** Calls that the user has booked and that are to come. */
  booked: v.array(v.object({ ...windowSchema.entries, subject: v.string(), phone: v.string() })),
})
export type Salespeople = v.InferOutput<typeof salespeopleSchema>

const line = (longest: number) => v.pipe(oneLineSchema, v.minLength(1), v.maxLength(longest))
const optionalLine = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')

/** `POST /api/customer/callback`: books a call. 409 `taken` with the times that are free now. */
export const callBackRequestSchema = v.object({
  day: daySchema,
  opens: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/u)),
  phone: v.pipe(oneLineSchema, v.regex(/^[+\d][\d\s()/-]{4,28}$/u, 'This is no telephone number.')),
  subject: line(120),
})
export const takenTimeSchema = v.object({
  ...errorSchema.entries,
  callBackTimes: v.optional(v.array(windowSchema)),
})

/** Files that a message may have. */
export const mostAttachments = 5

/** `POST /api/customer/salesmessage`: `salesmanId` is one of the people, empty for the first. */
export const salesMessageRequestSchema = v.object({
  salesmanId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
  orderNumber: optionalLine(25),
  offerNumber: optionalLine(25),
  articleNumber: optionalLine(50),
  files: v.optional(v.pipe(v.array(fileIdSchema), v.maxLength(mostAttachments)), []),
})
