import { sql } from 'kysely'
import { sites } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { dayIn } from '../../platform/days.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { issueInvoice } from './issue-invoice.ts'
import { siteKeyOf } from './line-picks.ts'
import { plainLine } from './plain-line.ts'
import { lockInvoice } from '../store.ts'

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/**
 * Charges interest on what is open of an overdue invoice, from its due day or its last interest invoice on.
 * `yearlyThousandths` is the rate. Returns null if there is none to charge. Errors: 404.
 */
export async function chargeInterest(
  context: WriteContext,
  number: string,
  {
    yearlyThousandths,
    issuedOn,
    text,
  }: { yearlyThousandths: number; issuedOn?: string; text: (days: number) => string },
): Promise<{ number: string; total: number } | null> {
  const invoice = await lockInvoice(context, number)
  if (invoice === undefined || invoice.kind !== 'invoice')
    throw notFound('There is no such invoice.', 'number')
  const { customerId, reference, project, costCentre, orderNumber } = invoice
  const site = siteKeyOf(invoice.site)
  const day = issuedOn ?? dayIn(sites[site].country, context.now)
  const last = await context.trx
    .selectFrom('invoices')
    .select(sql<string | null>`max("issuedOn")`.as('issuedOn'))
    .where('creditedNumber', '=', number)
    .where('kind', '=', 'interest')
    .executeTakeFirst()
  const days = daysBetween(last?.issuedOn ?? invoice.dueOn, day)
  const interest = Math.round((invoice.openAmount * yearlyThousandths * days) / (365 * 1000))
  if (days <= 0 || interest <= 0) return null
  const head = {
    kind: 'interest',
    customerId,
    site,
    issuedOn: day,
    reference,
    project,
    costCentre,
    orderNumber,
  } as const
  return issueInvoice(context, { ...head, creditedNumber: number }, [
    { ...plainLine, name: text(days), unitPrice: interest },
  ])
}
