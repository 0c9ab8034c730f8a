import type { ReturnKind, ReturnState } from '@tradecounter/api/contract'
import {
  insertReturnEvent,
  issueCreditNotes,
  nextReturnNumber,
  returnFee,
  returnSearchText,
  type ReturnRow,
  type Store,
  type WriteContext,
  writeReturn,
} from '@tradecounter/api/seed'
import { demoCustomers, type DemoCustomer } from '../people/customers.ts'
import { demoSeller } from '../people/seller.ts'
import { demoPeople } from '../people/users.ts'
import { momentBefore } from './dates.ts'
import { siteLanguage } from './sample-articles.ts'

/** A case of the demo: its kind, its age in days, and the states that it has gone through. */
interface DemoReturn {
  kind: ReturnKind
  days: number
  path: readonly ReturnState[]
}

/** A case in each state. */
const cases: readonly DemoReturn[] = [
  { kind: 'quality', days: 0.1, path: ['draft'] },
  { kind: 'damaged', days: 0.4, path: ['sent'] },
  { kind: 'return', days: 1.2, path: ['sent', 'inReview'] },
  { kind: 'wrongArticle', days: 2.3, path: ['sent', 'inReview', 'moreInformation'] },
  { kind: 'return', days: 3.1, path: ['sent', 'inReview', 'approved'] },
  { kind: 'quality', days: 4.6, path: ['sent', 'inReview', 'approved', 'waitingForGoods'] },
  { kind: 'wrongArticle', days: 6, path: ['sent', 'inReview', 'approved', 'waitingForGoods', 'received'] },
  { kind: 'damaged', days: 15, path: ['sent', 'inReview', 'approved', 'credited'] },
  { kind: 'quality', days: 22, path: ['sent', 'inReview', 'approved', 'replaced'] },
  { kind: 'missing', days: 28, path: ['sent', 'inReview', 'rejected'] },
  { kind: 'missing', days: 31, path: ['sent', 'cancelled'] },
]

/** What is said, in the languages of the companies. */
const texts = {
  sv: {
    reason: 'Transportskada',
    description: 'Kartongen var öppen och en del var bucklig.',
    moreInformation: 'Skicka gärna en bild på etiketten.',
    rejected: 'Vågen visar att kollit var komplett när det lämnade lagret.',
    credited: 'Krediten dras av på nästa betalning.',
  },
  nn: {
    reason: 'Transportskade',
    description: 'Kartongen var open og ein del var bulka.',
    moreInformation: 'Send gjerne eit bilete av etiketten.',
    rejected: 'Vekta viser at kolliet var komplett då det gjekk frå lageret.',
    credited: 'Kreditten blir trekt frå neste betaling.',
  },
} as const

/** The users whose customers have cases. */
const buyers = ['anna', 'solveig', 'sara']

const hourMs = 3_600_000

/** An order with the places where its goods are fetched or handed in. */
type DemoOrder = Record<'id' | 'number' | 'addressName' | 'street' | 'postalCode' | 'city', string>

/** The address of the order for a pick-up, of the customer's branch for a hand-in. */
async function placeOf(
  { trx }: WriteContext,
  { warehouseId }: DemoCustomer,
  order: DemoOrder,
  handover: string,
): Promise<string> {
  const branch = await trx
    .selectFrom('warehouses')
    .selectAll()
    .where('id', '=', warehouseId)
    .executeTakeFirst()
  const { name, street, postalCode, city } =
    handover === 'handIn' && branch !== undefined ? branch : { ...order, name: order.addressName }
  return [name, street, `${postalCode} ${city}`].join('\n')
}

async function writeCase(
  context: WriteContext,
  customer: DemoCustomer,
  user: { id: string; name: string },
  order: DemoOrder,
  { kind, days, path }: DemoReturn,
): Promise<void> {
  const { trx, now } = context
  const said = texts[siteLanguage(customer.site) === 'nn' ? 'nn' : 'sv']
  const state = path.at(-1) ?? 'draft'
  const [line] = await trx
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('position', kind === 'return' ? 'desc' : 'asc')
    .limit(1)
    .execute()
  if (line === undefined) return
  const { variantCode, name, decimalPrecision, unit } = line
  const number = await nextReturnNumber(context, customer.site)
  const createdAt = momentBefore(now, days)
  const lines = [
    {
      orderPosition: line.position,
      invoicePosition: 0,
      variantCode,
      name,
      quantity: Math.min(line.quantity, 10 ** decimalPrecision),
      decimalPrecision,
      unit,
      batch: kind === 'quality' ? `SN-${number}` : '',
    },
  ]
  const handover = kind === 'damaged' ? 'pickUp' : 'handIn'
  const row: ReturnRow = {
    id: `demo-return-${number}`,
    number,
    customerId: customer.id,
    userId: user.id,
    site: customer.site,
    kind,
    state,
    orderId: order.id,
    orderNumber: order.number,
    invoiceNumber: '',
    wanted: kind === 'quality' ? 'replacement' : 'credit',
    handover,
    handoverPlaceId: handover === 'handIn' ? customer.warehouseId : '',
    handoverPlace: await placeOf(context, customer, order, handover),
    reason: said.reason,
    description: kind === 'return' ? '' : said.description,
    contactName: user.name,
    contactPhone: '',
    feeThousandths: returnFee(kind),
    creditNoteNumber: '',
    replacementOrderNumber: '',
    version: path.length,
    createdAt,
    changedAt: createdAt,
    searchText: returnSearchText(
      { number, orderNumber: order.number, invoiceNumber: '', reason: said.reason },
      lines,
    ),
  }
  await writeReturn(context, row, lines)
  for (const [step, reached] of path.entries()) {
    if (reached === 'draft') continue
    const isOwn = reached === 'sent' || reached === 'cancelled'
    // Steps of one case follow one another within a working day, and none lies ahead.
    const at = new Date(Math.min(Date.parse(createdAt) + step * 2 * hourMs, now.getTime()))
    const message =
      reached === 'moreInformation' || reached === 'rejected' || reached === 'credited' ? said[reached] : ''
    await insertReturnEvent({ ...context, now: at }, row.id, {
      actor: isOwn ? 'customer' : 'seller',
      userName: isOwn ? user.name : demoSeller.name,
      state: reached,
      message,
    })
  }
  const changedAt = momentBefore(now, Math.max(0, days - (path.length - 1) / 12))
  await trx
    .updateTable('returns')
    .set({
      changedAt,
      ...(state === 'credited' ? { creditNoteNumber: await issueCreditNotes(context, row) } : {}),
      ...(state === 'replaced' ? { replacementOrderNumber: order.number } : {}),
    })
    .where('id', '=', row.id)
    .execute()
}

/** Gives three customers a case in each state, unless there are demo cases already. */
export async function writeReturns(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const context: WriteContext = { trx, dialect: store.dialect, now: today }
    const known = await trx
      .selectFrom('returns')
      .select('id')
      .where('id', 'like', 'demo-return-%')
      .limit(1)
      .execute()
    if (known.length > 0) return
    for (const userName of buyers) {
      const person = demoPeople.find((each) => each.userName === userName)
      const customer = demoCustomers.find(({ id }) => id === person?.attached[0]?.[0])
      if (person === undefined || customer === undefined) continue
      // Only the newest delivered order is not too old for a return.
      const orders = await trx
        .selectFrom('orders')
        .select(['id', 'number', 'addressName', 'street', 'postalCode', 'city'])
        .where('customerId', '=', customer.id)
        .where('id', 'like', 'demo-%')
        .where('status', '=', 'DELIVERED')
        .orderBy('placedAt', 'desc')
        .limit(cases.length + 1)
        .execute()
      const user = { id: `u-${userName}`, name: person.name }
      for (const [n, each] of [...cases.entries()].toReversed()) {
        const order = each.kind === 'return' ? orders[0] : orders[n + 1]
        if (order !== undefined) await writeCase(context, customer, user, order, each)
      }
    }
  })
}
