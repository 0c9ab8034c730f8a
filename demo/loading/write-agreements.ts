import { type AgreementKind, sites } from '@tradecounter/api/contract'
import { insertRows, type Store, type WriteContext } from '@tradecounter/api/seed'
import { demoCustomers, type DemoCustomer } from '../people/customers.ts'
import { demoPeople } from '../people/users.ts'
import { dayFrom, momentBefore } from './dates.ts'
import { sampleArticles, siteLanguage, type SampleArticle } from './sample-articles.ts'

/** An agreement of the demo. Days count from today; `used` is the part that an order has called off. */
interface DemoAgreement {
  kind: AgreementKind
  from: number
  to: number
  used: number
  name: Readonly<{ sv: string; nn: string }>
  /** Days from its end until which users have asked to extend it; one has been granted if it is negative. */
  wanted?: number
  /** Planned deliveries of each line. */
  isPlanned?: boolean
}

/** Agreements of every kind and state. */
const agreements: readonly DemoAgreement[] = [
  {
    kind: 'quantity',
    from: -320,
    to: 210,
    used: 0.4,
    name: { sv: 'Ramavtal förråd', nn: 'Rammeavtale lager' },
    wanted: -30,
    isPlanned: true,
  },
  {
    kind: 'quantity',
    from: -400,
    to: 120,
    used: 0.8,
    name: { sv: 'Avrop etapp 2', nn: 'Avrop etappe 2' },
  },
  {
    kind: 'value',
    from: -345,
    to: 20,
    used: 0.62,
    name: { sv: 'Årsavtal service', nn: 'Årsavtale service' },
    wanted: 365,
  },
  { kind: 'price', from: -200, to: 165, used: 0, name: { sv: 'Nettopriser', nn: 'Nettoprisar' } },
  { kind: 'quantity', from: -380, to: 90, used: 1, name: { sv: 'Projekt Björken', nn: 'Prosjekt Bjørka' } },
  { kind: 'value', from: -700, to: -45, used: 0.91, name: { sv: 'Årsavtal 2025', nn: 'Årsavtale 2025' } },
  {
    kind: 'quantity',
    from: 34,
    to: 399,
    used: 0,
    name: { sv: 'Ramavtal nästa år', nn: 'Rammeavtale neste år' },
  },
]

/** The users whose customers have agreements. */
const buyers = ['anna', 'solveig', 'sara']

interface OrderedLine {
  position: number
  variantId: number
  variantCode: string
  name: string
  nameLanguage: string
  unit: string
  decimalPrecision: number
  pricePer: number
  unitPrice: number
  quantity: number
  total: number
  unitVolume: number
}

/** Lines of an agreement that an order has called off. */
const calledOffLines = 3
/** Whole packs of a line from which an agreement can have four fifths of it used. */
const packsToBeNearEmpty = 4

/** Lines of a demo order within the days of an agreement, of which no other document has any. */
async function findCallOff(
  { trx, now }: WriteContext,
  customer: DemoCustomer,
  { from, to, used }: DemoAgreement,
): Promise<{ orderId: string; lines: OrderedLine[] } | undefined> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customer.id)
    .where('id', 'like', 'demo-%')
    .where('status', 'in', ['DELIVERED', 'PARTLY_DELIVERED'])
    .where('placedAt', '>', momentBefore(now, -from))
    .where('placedAt', '<', momentBefore(now, Math.max(1, -to)))
    .where('id', 'not in', (eb) => eb.selectFrom('orderLines').select('orderId').where('lockKind', '<>', ''))
    .orderBy('placedAt', 'desc')
    .execute()
  for (const { id: orderId } of orders) {
    const lines = await trx
      .selectFrom('orderLines')
      .innerJoin('variants', 'variants.id', 'orderLines.variantId')
      .select(['orderLines.position', 'variantId', 'variantCode', 'name', 'nameLanguage', 'orderLines.unit'])
      .select(['orderLines.decimalPrecision', 'orderLines.pricePer', 'unitPrice', 'quantity', 'total'])
      .select('variants.unitVolume')
      .where('orderId', '=', orderId)
      .where('cancelledQuantity', '=', 0)
      .where('configuration', 'in', ['', '[]'])
      .where('variants.buyable', '=', 1)
      .whereRef('variants.decimalPrecision', '=', 'orderLines.decimalPrecision')
      .orderBy('quantity', 'desc')
      .limit(calledOffLines)
      .execute()
    const most = Math.max(0, ...lines.map(({ quantity, unitVolume }) => quantity / unitVolume))
    if (lines.length > 1 && (used < 0.8 || most >= packsToBeNearEmpty)) return { orderId, lines }
  }
  return undefined
}

/**
 * The agreed quantity in whole packs, of which about the part `used` is called off. Something is left unless that is 1.
 */
function agreedOf({ quantity, unitVolume }: OrderedLine, used: number): number {
  const packs = quantity / unitVolume
  return (used === 1 ? packs : Math.max(packs + 1, Math.floor(packs / used))) * unitVolume
}

/** Articles that nobody has called off yet, a tenth below the customer's price. */
const lineOf = ({ amount, ...article }: SampleArticle, language: string) => ({
  variantId: article.id,
  variantCode: article.code,
  name: article.name,
  nameLanguage: language,
  unit: article.unit,
  decimalPrecision: article.decimalPrecision,
  pricePer: article.pricePer,
  unitPrice: Math.round(amount * 0.9),
  quantity: article.unitVolume * 40,
  leastCallOff: article.unitVolume * 2,
})

async function writeAgreement(
  context: WriteContext,
  customer: DemoCustomer,
  userId: string,
  articles: readonly SampleArticle[],
  n: number,
  agreement: DemoAgreement,
): Promise<void> {
  const { trx, now } = context
  const { kind, from, to, used, name, wanted, isPlanned = false } = agreement
  const id = `demo-agreement-${customer.id}-${n + 1}`
  const language = siteLanguage(customer.site)
  const callOff = used === 0 ? undefined : await findCallOff(context, customer, agreement)
  const ordered = callOff?.lines ?? []
  const value = ordered.reduce((sum, { total }) => sum + Number(total), 0)
  const isNew = used < 1
  const more = [0, 1, 2].flatMap((at) => articles[(n * 17 + at * 29 + 3) % articles.length] ?? [])
  const lines = [
    ...ordered.map((line) => ({
      variantId: line.variantId,
      variantCode: line.variantCode,
      name: line.name,
      nameLanguage: line.nameLanguage === '' ? language : line.nameLanguage,
      unit: line.unit,
      decimalPrecision: line.decimalPrecision,
      pricePer: line.pricePer,
      unitPrice: line.unitPrice,
      quantity: agreedOf(line, used),
      leastCallOff: line.unitVolume,
    })),
    ...(isNew || ordered.length === 0 ? more.map((article) => lineOf(article, language)) : []),
  ].map((line, at) => ({ ...line, agreementId: id, position: at + 1 }))
  await insertRows(trx, 'orderAgreements', [
    {
      id,
      customerId: customer.id,
      number: `AV${customer.number}-${n + 1}`,
      name: language === 'nn' ? name.nn : name.sv,
      kind,
      validFrom: dayFrom(now, from),
      validTo: dayFrom(now, to),
      project: n % 2 === 0 ? '' : (customer.sites[0]?.[0] ?? ''),
      contactName: 'Lisa Holm',
      currency: sites[customer.site].currency,
      agreedValue: kind === 'value' ? Math.max(1_000_00, Math.ceil(value / used / 100_00) * 100_00) : null,
    },
  ])
  await insertRows(
    trx,
    'orderAgreementLines',
    lines.map((line) => ({ ...line, quantity: kind === 'quantity' ? line.quantity : null })),
  )
  for (const [at, { position }] of ordered.entries())
    await trx
      .updateTable('orderLines')
      .set({ lockKind: 'agreement', lockId: id, lockPosition: at + 1 })
      .where('orderId', '=', callOff?.orderId ?? '')
      .where('position', '=', position)
      .execute()
  if (isPlanned)
    await insertRows(
      trx,
      'agreementDeliveries',
      lines.flatMap(({ agreementId, position, leastCallOff }) =>
        [21, 56, 91].map((days) => ({
          agreementId,
          position,
          day: dayFrom(now, days),
          quantity: leastCallOff * 2,
        })),
      ),
    )
  if (wanted !== undefined)
    await insertRows(trx, 'agreementExtensions', [
      {
        id: `${id}-extension`,
        agreementId: id,
        userId,
        recipient: '',
        wantedUntil: dayFrom(now, to + wanted),
        message: '',
        createdAt: momentBefore(now, wanted < 0 ? 90 : 3),
      },
    ])
}

/** Gives three customers an agreement of each kind and state, unless there are demo agreements already. */
export async function writeAgreements(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('orderAgreements')
      .select('id')
      .where('id', 'like', 'demo-%')
      .limit(1)
      .execute()
    if (known.length > 0) return
    const context: WriteContext = { trx, dialect: store.dialect, now: today }
    for (const userName of buyers) {
      const person = demoPeople.find((each) => each.userName === userName)
      const customer = demoCustomers.find(({ id }) => id === person?.attached[0]?.[0])
      if (customer === undefined) continue
      const articles = await sampleArticles(trx, customer)
      for (const [n, agreement] of agreements.entries())
        await writeAgreement(context, customer, `u-${userName}`, articles, n, agreement)
    }
  })
}
