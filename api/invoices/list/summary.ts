import { sql } from 'kysely'
import type { SessionCaller } from '../../accounts/service.ts'
import { findProfile } from '../../company/service.ts'
import { ageingClasses, type AgeingClass, type InvoiceSummary, sites } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { addDays, dayIn } from '../../platform/days.ts'
import type { Services } from '../../platform/services.ts'

/** Days before today from the first to the last due day of each class; null where it has no end. */
const ageingBounds: Readonly<Record<AgeingClass, readonly [first: number | null, last: number | null]>> = {
  notDue: [0, null],
  to30: [30, 1],
  to60: [60, 31],
  to90: [90, 61],
  over90: [null, 91],
}

/** The due days of a class, as the list filters by them. */
function dueDaysOf(age: AgeingClass, today: string): { dueFrom: string; dueTo: string } {
  const [first, last] = ageingBounds[age]
  const dayBefore = (days: number | null): string => (days === null ? '' : addDays(today, -days))
  return { dueFrom: dayBefore(first), dueTo: dayBefore(last) }
}

/** What a customer owes: open invoices less open credit notes, in the minor unit. */
export async function openAmountOf(queries: Queries, customerId: string): Promise<number> {
  const { open } = await queries
    .selectFrom('invoices')
    .select(
      sql<number | null>`sum(case when "kind" = 'creditNote' then -"openAmount" else "openAmount" end)`.as(
        'open',
      ),
    )
    .where('customerId', '=', customerId)
    .where('openAmount', '<>', 0)
    .executeTakeFirstOrThrow()
  return Number(open ?? 0)
}

/** Totals and ageing of what is open. */
export async function readInvoiceSummary(
  { store: { db }, clock }: Services,
  { customerId, site }: SessionCaller,
): Promise<InvoiceSummary> {
  const { country, currency } = sites[site]
  const today = dayIn(country, clock())
  const rows = await db
    .selectFrom('invoices')
    .select(['kind', 'dueOn'])
    .select((eb) => [eb.fn.sum<number>('openAmount').as('amount'), eb.fn.countAll<number>().as('count')])
    .where('customerId', '=', customerId)
    // Amounts of two currencies have no sum.
    .where('currency', '=', currency)
    .where('openAmount', '<>', 0)
    .groupBy(['kind', 'dueOn'])
    .execute()
  const sumsOf = (some: typeof rows) => ({
    amount: some.reduce((sum, { amount }) => sum + Number(amount), 0),
    count: some.reduce((sum, { count }) => sum + Number(count), 0),
  })
  const owed = rows.filter(({ kind }) => kind !== 'creditNote')
  const credits = sumsOf(rows.filter(({ kind }) => kind === 'creditNote')).amount
  const overdue = sumsOf(owed.filter(({ dueOn }) => dueOn < today))
  const open = sumsOf(owed).amount - credits
  const limit = (await findProfile(db, customerId))?.creditLimit ?? null
  return {
    currency,
    open,
    overdue: overdue.amount,
    overdueCount: overdue.count,
    overdueTo: addDays(today, -1),
    openCredits: credits,
    ageing: ageingClasses.map((age) => {
      const days = dueDaysOf(age, today)
      const isWithin = ({ dueOn }: { dueOn: string }): boolean =>
        dueOn >= days.dueFrom && (days.dueTo === '' || dueOn <= days.dueTo)
      return { age, ...sumsOf(owed.filter(isWithin)), ...days }
    }),
    credit: limit === null ? null : { limit, used: Math.max(0, open) },
  }
}
