import { recordAudit, type Store } from '@tradecounter/api/seed'
import { type AuditedNumbers, changesOfYear, company } from './audit-changes.ts'
import { momentBefore } from './dates.ts'

type Table = 'approvalRequests' | 'offers' | 'orders' | 'returns' | 'orderAgreements'

/** The lowest number of each kind that the company has; empty for a kind without any, as in a small catalogue. */
async function numbersOf(queries: Store['db']): Promise<AuditedNumbers> {
  const first = async (table: Table): Promise<string> => {
    const rows = queries.selectFrom(table).select('number').where('customerId', '=', company.id)
    return (await rows.orderBy('number').limit(1).executeTakeFirst())?.number ?? ''
  }
  return {
    approval: await first('approvalRequests'),
    offer: await first('offers'),
    order: await first('orders'),
    return: await first('returns'),
    agreement: await first('orderAgreements'),
  }
}

/** Days before today of the oldest change: the audit keeps its entries for 730 days. */
const oldest = 720

/** Writes the history of the changes at a demo company over 24 months, of every kind, unless that was done before. */
export async function writeAudit({ db, dialect }: Store, today: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('auditEntries')
      .select('id')
      .where('subjectId', 'like', 'demo-audit-%')
      .limit(1)
      .executeTakeFirst()
    if (known !== undefined) return
    const year = changesOfYear(await numbersOf(trx)).filter(([, { subject }]) => subject.name !== '')
    const changes = [...year, ...year]
    for (const [at, [userId, record]] of changes.entries()) {
      const now = new Date(momentBefore(today, (oldest * (changes.length - at)) / changes.length))
      await recordAudit({ trx, dialect, now }, { customerId: company.id, userId }, record)
    }
  })
}
