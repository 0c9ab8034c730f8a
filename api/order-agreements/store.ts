import { type Selectable, sql } from 'kysely'
import { lineTotal } from '../catalogue/articles/service.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { AgreementUse } from './rules.ts'

export type AgreementRow = Selectable<Database['orderAgreements']>
export type AgreementLineRow = Selectable<Database['orderAgreementLines']> & {
  /** By orders, what was cancelled not counted, in the stored form and in the minor unit. */
  calledOff: number
  calledOffValue: number
  /** By carts that are not ordered yet, those sent for approval included. */
  inCarts: number
  inCartsValue: number
}

/** An agreement with its lines. */
export interface AgreementRecord extends AgreementRow, AgreementUse {
  lines: AgreementLineRow[]
  inCartsValue: number
}

/** What orders have taken, by line of some agreements. */
const readOrdered = (queries: Queries, agreementIds: readonly string[]) =>
  readInChunks(agreementIds, (some) =>
    queries
      .selectFrom('orderLines')
      .innerJoin('orders', 'orders.id', 'orderLines.orderId')
      .select(['lockId', 'lockPosition'])
      .select((eb) => [
        eb.fn
          .sum<number>(eb('orderLines.quantity', '-', eb.ref('orderLines.cancelledQuantity')))
          .as('quantity'),
        eb.fn.sum<number>('orderLines.total').as('value'),
      ])
      .where('lockKind', '=', sql.lit('agreement'))
      .where('lockId', 'in', some)
      .where('orders.status', '<>', 'CANCELLED')
      .groupBy(['lockId', 'lockPosition'])
      .execute(),
  )

/** The lines of open carts that hold some of an agreement. */
const readHeld = (queries: Queries, agreementIds: readonly string[]) =>
  readInChunks(agreementIds, (some) =>
    queries
      .selectFrom('cartLines')
      .innerJoin('carts', 'carts.id', 'cartLines.cartId')
      .select(['lockId', 'lockPosition', 'cartLines.quantity', 'carts.owner', 'carts.changedAt'])
      .where('lockKind', '=', sql.lit('agreement'))
      .where('lockId', 'in', some)
      .where('carts.state', '=', 'open')
      .execute(),
  )
export type HeldLine = Awaited<ReturnType<typeof readHeld>>[number]

/** The cart lines that hold some of one agreement. */
export const readHolders = (queries: Queries, agreementId: string): Promise<HeldLine[]> =>
  readHeld(queries, [agreementId])

const keyOf = (agreementId: string, position: number): string => `${agreementId} ${position}`
const sumBy = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0)

/** The agreements of a customer by number: all, or some. */
export async function readAgreements(
  queries: Queries,
  customerId: string,
  ids?: readonly string[],
): Promise<AgreementRecord[]> {
  if (ids?.length === 0) return []
  let rows = queries.selectFrom('orderAgreements').selectAll().where('customerId', '=', customerId)
  if (ids !== undefined) rows = rows.where('id', 'in', ids)
  const agreements = await rows.orderBy('number').execute()
  const found = agreements.map(({ id }) => id)
  const lines = await readInChunks(found, (some) =>
    queries
      .selectFrom('orderAgreementLines')
      .selectAll()
      .where('agreementId', 'in', some)
      .orderBy('agreementId')
      .orderBy('position')
      .execute(),
  )
  const ordered = new Map(
    (await readOrdered(queries, found)).map((row) => [keyOf(row.lockId, row.lockPosition), row]),
  )
  const held = Map.groupBy(await readHeld(queries, found), (row) => keyOf(row.lockId, row.lockPosition))
  const byAgreement = Map.groupBy(lines, ({ agreementId }) => agreementId)
  return agreements.map((agreement) => {
    const own = (byAgreement.get(agreement.id) ?? []).map((line): AgreementLineRow => {
      const key = keyOf(agreement.id, line.position)
      const holders = held.get(key) ?? []
      return {
        ...line,
        calledOff: Number(ordered.get(key)?.quantity ?? 0),
        calledOffValue: Number(ordered.get(key)?.value ?? 0),
        inCarts: sumBy(holders, ({ quantity }) => quantity),
        inCartsValue: sumBy(holders, ({ quantity }) => lineTotal(line, quantity)),
      }
    })
    return {
      ...agreement,
      lines: own,
      calledOffValue: sumBy(own, ({ calledOffValue }) => calledOffValue),
      inCartsValue: sumBy(own, ({ inCartsValue }) => inCartsValue),
    }
  })
}

/** Locks agreements until the transaction ends, in the order of their ids. */
export async function lockAgreements({ trx, dialect }: WriteContext, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted())
    await trx
      .selectFrom('orderAgreements')
      .select('id')
      .where('id', '=', id)
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
}

/** The lines of a customer's agreements that hold on a day and are about some articles. */
export const readLinesOfVariants = (
  queries: Queries,
  customerId: string,
  variantIds: readonly number[],
  today: string,
) =>
  readInChunks(variantIds, (some) =>
    queries
      .selectFrom('orderAgreementLines')
      .innerJoin('orderAgreements', 'orderAgreements.id', 'orderAgreementLines.agreementId')
      .select(['variantId', 'agreementId as lockId', 'position as lockPosition'])
      .where('variantId', 'in', some)
      .where('customerId', '=', customerId)
      .where('validFrom', '<=', today)
      .where('validTo', '>=', today)
      .execute(),
  )
