import {
  type AttachmentState,
  type LimitPeriod,
  type Limits,
  mailLanguages,
  type Site,
} from '../contract/index.ts'
import { dayIn, startOfDay, weekdayOf, addDays } from '../platform/days.ts'

export const noLimits: Limits = { orderLimit: null, periodLimit: null, period: '' }

/** A role of a user: whether it lets the user order, and its limits, if the company has set some. */
export interface LimitedRole {
  canOrder: boolean
  limits: Limits
}

const periodsPerYear: Readonly<Record<LimitPeriod, number>> = {
  week: 52,
  month: 12,
  quarter: 4,
  halfYear: 2,
  year: 1,
}

const perYear = ({ periodLimit, period }: Limits): number =>
  periodLimit === null || period === '' ? Infinity : periodLimit * periodsPerYear[period]

/**
 * The limits that apply to a user: own ones, where given, else the highest of the roles. A role without a limit has the
 * highest; roles that do not let the user order do not count. Periods of different lengths are compared by the year.
 */
export function effectiveLimits(own: Limits, roles: readonly LimitedRole[]): Limits {
  const counted = roles.filter(({ canOrder }) => canOrder).map(({ limits }) => limits)
  const [first, ...rest] = counted
  const ofRoles =
    first === undefined
      ? noLimits
      : rest.reduce<Limits>(
          (highest, limits) => ({
            orderLimit:
              highest.orderLimit === null || limits.orderLimit === null
                ? null
                : Math.max(highest.orderLimit, limits.orderLimit),
            ...(perYear(limits) > perYear(highest)
              ? { periodLimit: limits.periodLimit, period: limits.period }
              : { periodLimit: highest.periodLimit, period: highest.period }),
          }),
          first,
        )
  const { periodLimit, period } = own.period === '' ? ofRoles : own
  return { orderLimit: own.orderLimit ?? ofRoles.orderLimit, periodLimit, period }
}

/**
 * Whether limits allow anything that others do not. Another period counts as more, because a day may be cheaper in it.
 */
export function raisesLimits(before: Limits, after: Limits): boolean {
  if (before.orderLimit !== null && (after.orderLimit === null || after.orderLimit > before.orderLimit))
    return true
  if (before.periodLimit === null) return false
  return (
    after.period !== before.period || after.periodLimit === null || after.periodLimit > before.periodLimit
  )
}

/** The time at which the running period began in a country, ISO 8601 in UTC. */
export function periodStart(period: LimitPeriod, country: Site['country'], now: Date): string {
  const today = dayIn(country, now)
  if (period === 'week') return startOfDay(country, addDays(today, -((weekdayOf(today) + 6) % 7)))
  const [year = '', month = ''] = today.split('-')
  const months = { month: 1, quarter: 3, halfYear: 6, year: 12 }[period]
  const first = Math.floor((Number(month) - 1) / months) * months + 1
  return startOfDay(country, `${year}-${String(first).padStart(2, '0')}-01`)
}

/** Why an order is above a limit. Amounts are in the minor unit, without VAT and freight. */
export interface LimitRefusal {
  kind: 'order' | 'period'
  limit: number
  /** Of the order. */
  sum: number
  /** What the user has ordered in the period before; 0 for the limit per order. */
  spent: number
  period: LimitPeriod | ''
}

/** Why an order of that sum is refused; null if it is within the limits. */
export function limitRefusal(
  limits: Limits,
  { sum, spent }: { sum: number; spent: number },
): LimitRefusal | null {
  const { orderLimit, periodLimit, period } = limits
  if (orderLimit !== null && sum > orderLimit)
    return { kind: 'order', limit: orderLimit, sum, spent: 0, period: '' }
  if (periodLimit !== null && spent + sum > periodLimit)
    return { kind: 'period', limit: periodLimit, sum, spent, period }
  return null
}

/** The state of a user who is neither locked nor inactive any more. */
export const openState = (user: { passwordHash: string; invitedName: string }): AttachmentState =>
  user.passwordHash === '' || user.invitedName !== '' ? 'invited' : 'active'

const locales = { sv: 'sv-SE', fi: 'fi-FI', nn: 'nn-NO', da: 'da-DK', en: 'en' } as const
type MailLanguage = (typeof mailLanguages)[number]

/** The locale that is stored for a language of mails; empty for that of the site. */
export const localeOf = (language: MailLanguage): string => (language === '' ? '' : locales[language])

/** The language of mails to a user who has chosen a locale; empty for that of the site. */
export const mailLanguageOf = (locale: string): MailLanguage =>
  mailLanguages.find((language) => language !== '' && locale.startsWith(language)) ?? ''

/** First and last name of a user. A name that was changed as a whole is divided at its last space. */
export function splitName(name: string, lastName: string): { firstName: string; lastName: string } {
  const at =
    lastName !== '' && name.endsWith(` ${lastName}`)
      ? name.length - lastName.length - 1
      : name.lastIndexOf(' ')
  return at < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, at), lastName: name.slice(at + 1) }
}

/** Whether `approverId` would approve for `userId` in a circle, if each user in `approvers` has that approver. */
export function isCircle(
  userId: string,
  approverId: string,
  approvers: ReadonlyMap<string, string>,
): boolean {
  const seen = new Set<string>()
  let at = approverId
  while (at !== '' && !seen.has(at)) {
    if (at === userId) return true
    seen.add(at)
    at = approvers.get(at) ?? ''
  }
  return false
}
