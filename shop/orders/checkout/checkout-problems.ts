import type { Checkout, OrderField, OrderFieldName } from '@tradecounter/api/contract'
import {
  checkoutSteps,
  chosenBranch,
  chosenWindow,
  otherAddress,
  type CheckoutDraft,
  type CheckoutStep,
} from './checkout-draft.ts'

/** Fields of the checkout by their name in the form. */
export const checkoutFields = {
  address: ['branchId', 'name', 'street', 'postalCode', 'city'],
  marking: ['reference', 'goodsMark', 'project', 'costCentre', 'contactName', 'contactPhone'],
  date: ['requestedDeliveryDate'],
} as const satisfies Record<(typeof checkoutSteps)[number], readonly string[]>
export type CheckoutField = (typeof checkoutFields)[keyof typeof checkoutFields][number]

/** An error of a field. The view translates it. */
export type CheckoutProblem =
  | { kind: 'required' }
  | { kind: 'too-long'; max: number }
  | { kind: 'postal-code'; example: string }
  | { kind: 'no-such-date' }
  | { kind: 'early' | 'late' | 'closed'; date: string }
  /** The company asks for another value: one of its list, or of a form that `hint` describes. */
  | { kind: 'not-in-list' }
  | { kind: 'pattern'; hint: string }
  /** Refused by the server for an unknown reason. */
  | { kind: 'refused' }
export type CheckoutProblems = Partial<Record<CheckoutField, CheckoutProblem>>

/** Maximum text lengths of an order, as in the contract. */
export const longest = {
  name: 80,
  street: 120,
  postalCode: 12,
  city: 60,
  reference: 40,
  goodsMark: 40,
  project: 40,
  costCentre: 40,
  contactName: 80,
  contactPhone: 30,
} as const

const postalCodes: Record<string, { pattern: RegExp; example: string }> = {
  SE: { pattern: /^\d{3} ?\d{2}$/u, example: '123 45' },
  FI: { pattern: /^\d{5}$/u, example: '00100' },
  AX: { pattern: /^22\d{3}$/u, example: '22100' },
  NO: { pattern: /^\d{4}$/u, example: '0150' },
  DK: { pattern: /^\d{4}$/u, example: '2100' },
}

const textProblem = (text: string, max: number, required: boolean): CheckoutProblem | null => {
  const length = text.trim().length
  if (length === 0) return required ? { kind: 'required' } : null
  return length > max ? { kind: 'too-long', max } : null
}

const postalCodeProblem = (text: string, country: string): CheckoutProblem | null => {
  const missing = textProblem(text, longest.postalCode, true)
  const rule = postalCodes[country]
  if (missing !== null || rule === undefined || rule.pattern.test(text.trim())) return missing
  return { kind: 'postal-code', example: rule.example }
}

// `isDay` of ui/calendar would be part of the first load: the calendar comes with the date step only.
const isRealDay = (day: string): boolean => {
  const time = new Date(`${day}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(day) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
  )
}

/** The first and the last possible delivery day, and the closed days between. */
export type DeliveryWindow = Pick<Checkout, 'firstDeliveryDate' | 'lastDeliveryDate' | 'closedDates'>

/** The error of a delivery day, null if it is possible. */
export function dateProblem(
  day: string,
  { firstDeliveryDate, lastDeliveryDate, closedDates }: DeliveryWindow,
): CheckoutProblem | null {
  if (day === '') return { kind: 'required' }
  if (!isRealDay(day)) return { kind: 'no-such-date' }
  if (day < firstDeliveryDate) return { kind: 'early', date: firstDeliveryDate }
  if (day > lastDeliveryDate) return { kind: 'late', date: lastDeliveryDate }
  return closedDates.includes(day) ? { kind: 'closed', date: day } : null
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Closed days other than Saturdays and Sundays. */
export const closedWorkdays = ({ closedDates }: DeliveryWindow): string[] =>
  closedDates.filter((day) => !isWeekend(day))

/** The possible days, earliest first. */
export function openDays({ firstDeliveryDate, lastDeliveryDate, closedDates }: DeliveryWindow): string[] {
  const closed = new Set(closedDates)
  const last = Date.parse(`${lastDeliveryDate}T00:00:00Z`)
  const days: string[] = []
  for (let time = Date.parse(`${firstDeliveryDate}T00:00:00Z`); time <= last; time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (!closed.has(day)) days.push(day)
  }
  return days
}

/** Whether every Saturday and Sunday between the first and the last day is closed. */
export const deliversOnlyOnWorkdays = (days: DeliveryWindow): boolean => !openDays(days).some(isWeekend)

/** What the company asks of a field. */
export const orderFieldOf = (checkout: Checkout, field: OrderFieldName): OrderField | undefined =>
  checkout.orderFields.find((rule) => rule.field === field)

/**
 * Whether a whole text matches a pattern of the company. The server accepts only patterns that match in bounded time.
 */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    // The server decides about what this browser does not understand.
    return true
  }
}

function fieldProblem(text: string, checkout: Checkout, field: OrderFieldName): CheckoutProblem | null {
  const rule = orderFieldOf(checkout, field)
  const value = text.trim()
  const problem = textProblem(value, longest[field], field === 'reference' || rule?.required === true)
  if (problem !== null || value === '' || rule === undefined) return problem
  if (rule.kind === 'list' && !rule.values.includes(value)) return { kind: 'not-in-list' }
  return rule.kind === 'pattern' && !matches(rule.pattern, value)
    ? { kind: 'pattern', hint: rule.hint }
    : null
}

/** The errors of a draft, by field; empty if it can be ordered. `country` is the site's delivery country. */
export function checkoutProblems(
  draft: CheckoutDraft,
  checkout: Checkout,
  country: string,
): CheckoutProblems {
  const { address } = draft
  const pickup = draft.deliveryMethod === 'pickup'
  const written = !pickup && draft.addressId === otherAddress
  const own = (field: OrderFieldName) => [field, fieldProblem(draft[field], checkout, field)] as const
  const found: (readonly [CheckoutField, CheckoutProblem | null])[] = [
    ['branchId', pickup && chosenBranch(draft, checkout) === undefined ? { kind: 'required' } : null],
    ['name', written ? textProblem(address.name, longest.name, true) : null],
    ['street', written ? textProblem(address.street, longest.street, true) : null],
    ['postalCode', written ? postalCodeProblem(address.postalCode, country) : null],
    ['city', written ? textProblem(address.city, longest.city, true) : null],
    ...checkoutFields.marking.map(own),
    ['requestedDeliveryDate', dateProblem(draft.requestedDeliveryDate, chosenWindow(draft, checkout))],
  ]
  const problems: CheckoutProblems = {}
  for (const [field, problem] of found) if (problem !== null) problems[field] = problem
  return problems
}

/** The errors of one step; the review has all of them. */
export function problemsOf(step: CheckoutStep, problems: CheckoutProblems): CheckoutProblems {
  if (step === 'review') return problems
  const own: readonly CheckoutField[] = checkoutFields[step]
  return Object.fromEntries(Object.entries(problems).filter(([field]) => own.some((name) => name === field)))
}

/** The first step with an error, null if there is none. */
export const firstStepWithProblem = (problems: CheckoutProblems): CheckoutStep | null =>
  checkoutSteps.find((step) => Object.keys(problemsOf(step, problems)).length > 0) ?? null

/** The form field of a refused request field (`address.postalCode`), null for others. */
export function fieldOfRefusal(path: string | undefined): CheckoutField | null {
  const name = path?.split('.').at(-1)
  const fields: readonly CheckoutField[] = Object.values(checkoutFields).flat()
  return fields.find((field) => field === name) ?? null
}
