import type { LockKind } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { forEachInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller } from '../platform/services.ts'
import {
  lineLocked,
  lockedQuantity,
  lockedLineKey,
  lockOf,
  type LockedLine,
  type LockedPrice,
  type PriceLock,
  type PriceLockSource,
} from './price-locks.ts'

/** The documents that lock prices, by their kind. */
export type PriceLockSources = Readonly<Record<LockKind, PriceLockSource>>

let sources: PriceLockSources | undefined

/**
 * Names the documents that lock prices, which features above the carts have. A program does it before it reads locked
 * lines.
 */
export function setPriceLockSources(named: PriceLockSources): void {
  sources = named
}

/**
 * The documents of a kind. Throws before `setPriceLockSources`: a line without its document would look as if its offer
 * had ended.
 */
function sourceOf(kind: LockKind): PriceLockSource {
  if (sources === undefined) throw new Error('The documents that lock prices are not named.')
  return sources[kind]
}

/** The locked lines among lines of a cart, by the kind of their document. */
function linesByKind<Line extends PriceLock>(lines: readonly Line[]): [PriceLockSource, Line[]][] {
  const byKind = Map.groupBy(lines, ({ lockKind }) => lockKind)
  return [...byKind].flatMap(([kind, some]): [PriceLockSource, Line[]][] =>
    kind === '' ? [] : [[sourceOf(kind), some]],
  )
}

/** Reads the locked prices of cart lines; null for a line at the price of the day or without its document. */
export async function readLockedPrices(
  queries: Queries,
  caller: Caller,
  lines: readonly (PriceLock & { quantity: number })[],
  now: Date,
): Promise<(line: PriceLock) => LockedPrice | null> {
  const prices = new Map<string, LockedPrice>()
  await forEachInTurns(linesByKind(lines), async ([source, some]) => {
    for (const [key, price] of await source.read(queries, caller, some, now))
      prices.set(`${price.kind} ${key}`, price)
  })
  return (line) => {
    const lock = lockOf(line)
    return lock === null ? null : (prices.get(`${lock.kind} ${lockedLineKey(lock)}`) ?? null)
  }
}

/**
 * Checks a new quantity of a line of a locked cart. Errors: 409 `lineLocked` with the quantities that the line's lock
 * allows.
 */
export async function checkLockedQuantity(
  context: WriteContext,
  caller: Caller,
  line: PriceLock & { quantity: number; decimalPrecision: number },
  quantity: number,
): Promise<void> {
  const { trx, now } = context
  const lock = lockOf(line)
  if (lock === null) return
  // Other carts may take the same: they wait until this one is written.
  await sourceOf(lock.kind).lock(context, [lock.lockId])
  const price = (await readLockedPrices(trx, caller, [line], now))(line)
  if (price === null) throw lineLocked()
  if (quantity < price.leastQuantity || quantity > price.mostQuantity)
    throw lockedQuantity(price, line.decimalPrecision)
}

const documentIdsOf = (lines: readonly LockedLine[]): string[] =>
  [...new Set(lines.map(({ lockId }) => lockId))].toSorted()

/** Locks the documents of a locked cart's lines, so that their prices hold until the order is written. */
export async function lockForOrder(context: WriteContext, cartId: string): Promise<void> {
  const lines = await context.trx
    .selectFrom('cartLines')
    .select(['lockKind', 'lockId', 'lockPosition'])
    .where('cartId', '=', cartId)
    .where('lockKind', '!=', '')
    .execute()
  await forEachInTurns(linesByKind(lines), ([source, some]) => source.lock(context, documentIdsOf(some)))
}

/** Tells each document what an order has taken of it. */
export async function recordOrderedLocks(
  context: WriteContext,
  caller: SessionCaller,
  orderNumber: string,
  lines: readonly (PriceLock & { quantity: number })[],
): Promise<void> {
  await forEachInTurns(linesByKind(lines), ([source, some]) =>
    source.recordOrder(context, caller, orderNumber, some),
  )
}
