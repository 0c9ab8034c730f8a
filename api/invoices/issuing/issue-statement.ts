import { type SiteKey, sites } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { dayIn } from '../../platform/days.ts'
import { issueInvoice } from './issue-invoice.ts'
import { plainLine } from './plain-line.ts'
import type { StoredInvoice } from '../store.ts'

/** Issues a statement: a list of what is open for a customer, credit notes as negative amounts. Null if nothing is. */
export async function issueStatement(
  context: WriteContext,
  customerId: string,
  {
    site,
    issuedOn,
    text,
  }: {
    site: SiteKey
    issuedOn?: string
    text: (invoice: Pick<StoredInvoice, 'number' | 'dueOn' | 'kind'>) => string
  },
): Promise<{ number: string; total: number } | null> {
  const open = await context.trx
    .selectFrom('invoices')
    .select(['number', 'kind', 'dueOn', 'openAmount'])
    .where('customerId', '=', customerId)
    .where('site', '=', site)
    .where('openAmount', '<>', 0)
    .orderBy('dueOn')
    .orderBy('number')
    .execute()
  if (open.length === 0) return null
  return issueInvoice(
    context,
    { kind: 'statement', customerId, site, issuedOn: issuedOn ?? dayIn(sites[site].country, context.now) },
    open.map((invoice) => ({
      ...plainLine,
      name: text(invoice),
      unitPrice: invoice.kind === 'creditNote' ? -invoice.openAmount : invoice.openAmount,
    })),
  )
}
