import { sites, type StoredOfferState } from '@tradecounter/api/contract'
import {
  insertRows,
  nextOfferNumber,
  offerSearchText,
  type Store,
  sumOf,
  type WriteContext,
} from '@tradecounter/api/seed'
import { demoCustomers, type DemoCustomer } from '../people/customers.ts'
import { demoSeller } from '../people/seller.ts'
import { demoPeople } from '../people/users.ts'
import { momentBefore } from './dates.ts'
import { offerLinesOf, type OfferLine } from './offer-lines.ts'
import { orderFacts, orderLinesOf, putIntoCart } from './offer-orders.ts'
import { sampleArticles, type SampleArticle } from './sample-articles.ts'

/** An offer of the demo: its state, age, and validity from today, in days. */
interface DemoOffer {
  state: StoredOfferState
  days: number
  validFor?: number
  /** Lines that an order of the demo has: all of them, or all but the last. */
  ordered?: 'all' | 'part'
  /** It is in the cart of `withAccepted`, who has no other offer. */
  isInCart?: true
}

/** Offers of every state that is kept, and of those that follow from lines and time. */
const offers: readonly DemoOffer[] = [
  { state: 'draft', days: 0.2 },
  { state: 'sent', days: 0.9 },
  { state: 'inProgress', days: 1.6 },
  { state: 'ready', days: 2.4, validFor: 5 },
  { state: 'ready', days: 4.1, validFor: 26 },
  { state: 'ready', days: 40, validFor: -9 },
  { state: 'ready', days: 12, validFor: 18, ordered: 'part' },
  { state: 'ordered', days: 20, validFor: 10, ordered: 'all' },
  { state: 'declined', days: 31, validFor: -1 },
  { state: 'cancelled', days: 35 },
  { state: 'ready', days: 3.2, validFor: 21, isInCart: true },
]

const names = [
  'A-1204',
  'B-77',
  'Plan 2',
  'KST 410',
  'P-3381',
  'A 3:2',
  'C-18',
  'D-5',
  'E-210',
  'F-9',
  'G-14',
]

/** The users whose customers have offers. */
const buyers = ['anna', 'solveig', 'sara']
/** The user with an accepted offer: the carts of the others stay empty. */
const withAccepted = 'vera'

/** Lines as rows of a version. */
const placed = (versionId: string, some: readonly OfferLine[]) =>
  some.map((line, index) => ({ ...line, versionId, position: index + 1 }))

async function writeOffer(
  context: WriteContext,
  customer: DemoCustomer,
  user: { id: string; name: string },
  articles: readonly SampleArticle[],
  n: number,
  { state, days, validFor, ordered, isInCart }: DemoOffer,
): Promise<void> {
  const { trx, now } = context
  const id = `demo-offer-${customer.id}-${n + 1}`
  const [requestId, versionId] = [`${id}-v0`, `${id}-v1`]
  const isOffered = validFor !== undefined
  const isSeen = state !== 'draft' && state !== 'sent'
  const createdAt = momentBefore(now, days)
  const validUntil = isOffered ? `${momentBefore(now, -validFor).slice(0, 10)}T15:00:00.000Z` : null
  const [request, offered] = [offerLinesOf(articles, n, false), offerLinesOf(articles, n, true)]
  const lines = isOffered ? offered : request
  const sum = sumOf(lines.filter(({ kind }) => kind === 'ordinary').map(({ total }) => Number(total)))
  const number = await nextOfferNumber(context, customer.site)
  const name = names[n] ?? ''
  const head = { number, name, project: name }
  await trx
    .insertInto('offers')
    .values({
      id,
      ...head,
      customerId: customer.id,
      userId: user.id,
      site: customer.site,
      siteName: customer.site,
      state,
      versionId: isOffered ? versionId : requestId,
      validUntil,
      asksExtension: 0,
      sellerId: isSeen ? demoSeller.id : '',
      revision: 1,
      sum,
      createdAt,
      updatedAt: createdAt,
      searchText: offerSearchText(head, customer, user.name, lines),
    })
    .execute()
  const version = { offerId: id, createdAt, sum, note: '' }
  await insertRows(trx, 'offerVersions', [
    { id: requestId, version: 0, sellerId: '', validUntil: null, ...version },
    ...(isOffered ? [{ id: versionId, version: 1, sellerId: demoSeller.id, validUntil, ...version }] : []),
  ])
  await insertRows(trx, 'offerLines', [
    ...placed(requestId, request),
    ...(isOffered ? placed(versionId, offered) : []),
  ])
  if (isInCart === true) await putIntoCart(context, customer, user.id, versionId, offered.slice(0, 4))
  if (ordered === undefined) return
  const order = await trx
    .selectFrom('orders')
    .select(orderFacts)
    .where('customerId', '=', customer.id)
    .where('id', 'like', 'demo-%')
    .where('status', '=', ordered === 'all' ? 'ORDERED' : 'PROCESSING')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('orderLines').select('orderId').where('lockKind', '=', 'offer'),
    )
    .orderBy('placedAt')
    .executeTakeFirst()
  if (order !== undefined)
    await orderLinesOf(
      context,
      order,
      versionId,
      ordered === 'all' ? offered.slice(0, 4) : offered.slice(0, 2),
    )
}

/** Gives three customers an offer in each state and a fourth an accepted one, unless there are demo offers already. */
export async function writeOffers(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('offers').select('id').where('id', 'like', 'demo-%').limit(1).execute()
    if (known.length > 0) return
    const context: WriteContext = { trx, dialect: store.dialect, now: today }
    for (const userName of [...buyers, withAccepted]) {
      const person = demoPeople.find((each) => each.userName === userName)
      const customer = demoCustomers.find(({ id }) => id === person?.attached[0]?.[0])
      if (person === undefined || customer === undefined || !(customer.site in sites)) continue
      const articles = await sampleArticles(trx, customer)
      for (const [n, offer] of offers.entries())
        if ((offer.isInCart === true) === (userName === withAccepted))
          await writeOffer(context, customer, { id: `u-${userName}`, name: person.name }, articles, n, offer)
    }
  })
}
