import { siteKeys } from '@tradecounter/api/contract'
import {
  bookPayment,
  chargeInterest,
  creditLines,
  interestText,
  invoiceShipments,
  issueStatement,
  saveSeller,
  setDisputed,
  statementText,
  type Store,
  type WriteContext,
} from '@tradecounter/api/seed'
import { demoCustomers, type DemoCustomer } from '../people/customers.ts'
import { demoSeller } from '../people/sellers.ts'
import { dayFrom } from './dates.ts'

/** Days after the due day at which the demo leaves an invoice of each ageing class unpaid. */
const unpaidAges: readonly (readonly [from: number, to: number])[] = [
  [1, 30],
  [31, 60],
  [61, 90],
  [91, 1000],
]

const day = 86_400_000
const daysSince = (dueOn: string, today: string): number => (Date.parse(today) - Date.parse(dueOn)) / day

interface Issued {
  number: string
  total: number
  dueOn: string
}

/** Invoices what has left of the orders of a customer, two days after each order. */
async function invoiceOrders(
  writing: WriteContext,
  customer: DemoCustomer,
  today: string,
): Promise<Issued[]> {
  const { trx } = writing
  const orders = await trx
    .selectFrom('orders')
    .select(['number', 'placedAt'])
    .where('customerId', '=', customer.id)
    .where('id', 'like', 'demo-%')
    .orderBy('placedAt')
    .execute()
  const issued: Issued[] = []
  for (const [at, { number, placedAt }] of orders.entries()) {
    const later = dayFrom(new Date(placedAt), 2)
    const issuedOn = later < today ? later : today
    const options = { issuedOn, deliveredOn: issuedOn, discountThousandths: at % 5 === 3 ? 75 : 0 }
    const invoice = await invoiceShipments(writing, number, options)
    if (invoice === null) continue
    const { dueOn } = await trx
      .selectFrom('invoices')
      .select('dueOn')
      .where('id', '=', invoice.id)
      .executeTakeFirstOrThrow()
    issued.push({ number: invoice.number, total: invoice.total, dueOn })
  }
  return issued
}

const pay = (writing: WriteContext, { number, dueOn }: Issued, amount: number): Promise<boolean> =>
  bookPayment(writing, { number, amount, paidOn: dueOn, reference: `demo-payment-${number}` })

/** Pays most invoices, and leaves some in every state and age. */
async function settle(
  writing: WriteContext,
  issued: readonly Issued[],
  customer: DemoCustomer,
  today: string,
) {
  const unpaid = new Set(
    unpaidAges.flatMap(([from, to]) => {
      const aged = issued.filter(
        ({ dueOn }) => daysSince(dueOn, today) >= from && daysSince(dueOn, today) <= to,
      )
      return aged.at(-1)?.number ?? []
    }),
  )
  const overdue = issued.filter(({ dueOn, number }) => dueOn < today && !unpaid.has(number))
  const [credited, ...paid] = overdue
  for (const invoice of paid) await pay(writing, invoice, invoice.total)
  const reason = { reason: 'Retur' }
  if (credited !== undefined) {
    const lines = await linesOf(writing, credited.number)
    await creditLines(writing, credited.number, lines, { ...reason, withCharges: true })
  }
  // Credited after it was paid: the credit note is open.
  const [repaid] = paid
  if (repaid !== undefined)
    await creditLines(writing, repaid.number, (await linesOf(writing, repaid.number)).slice(0, 1), reason)
  const [partly] = issued.filter(({ dueOn }) => dueOn >= today)
  if (partly !== undefined) await pay(writing, partly, Math.floor(partly.total / 2))
  const open = issued.filter(({ number }) => unpaid.has(number))
  const disputed = open.at(-2)
  if (disputed !== undefined) await setDisputed(writing, disputed.number, true)
  const [oldest] = open
  if (oldest !== undefined && daysSince(oldest.dueOn, today) > 0)
    await chargeInterest(writing, oldest.number, {
      yearlyThousandths: 110,
      issuedOn: dayFrom(writing.now, -12),
      text: interestText(customer.site, oldest.number),
    })
  await issueStatement(writing, customer.id, {
    site: customer.site,
    issuedOn: dayFrom(writing.now, -3),
    text: statementText(customer.site),
  })
}

const linesOf = ({ trx }: WriteContext, number: string) =>
  trx
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select(['invoiceLines.position', 'invoiceLines.quantity'])
    .where('invoices.number', '=', number)
    .orderBy('invoiceLines.position')
    .execute()

/** Sets the sellers of all sites, and invoices the orders of the demo customers, unless that was done before. */
export async function writeInvoices(store: Store, now: Date): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const writing: WriteContext = { trx, dialect: store.dialect, now }
    for (const site of siteKeys) await saveSeller(writing, site, demoSeller(site))
    const ids = demoCustomers.map(({ id }) => id)
    const known = await trx
      .selectFrom('invoices')
      .select('id')
      .where('customerId', 'in', ids)
      .limit(1)
      .execute()
    if (known.length > 0) return
    const today = dayFrom(now, 0)
    for (const customer of demoCustomers)
      await settle(writing, await invoiceOrders(writing, customer, today), customer, today)
  })
}
