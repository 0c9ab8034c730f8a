import type { LockKind } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { fromStored } from '../catalogue/articles/service.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller } from '../platform/services.ts'

/** The columns of a cart line that name the document that has locked its price; empty and 0 without one. */
export interface PriceLock {
  lockKind: LockKind | ''
  lockId: string
  lockPosition: number
}

/** A line of a document that locks prices. */
export interface LockedLine {
  lockId: string
  lockPosition: number
}

export const lockedLineKey = ({ lockId, lockPosition }: LockedLine): string => `${lockId} ${lockPosition}`

/** A price that a document has locked, options included. Quantities are integers of the article's precision. */
export interface LockedPrice {
  kind: LockKind
  documentId: string
  /** The document's number, as shown. */
  number: string
  /** Minor units for the article's `pricePer` units. */
  unitPrice: number
  leastQuantity: number
  mostQuantity: number
  /** The instant from which the price no longer holds; null without an end. */
  validUntil: string | null
  /** Whether the document still holds: it has not been used up, declined or withdrawn. */
  isOpen: boolean
}

/** A line that a cart has, or an order has taken, at a locked price. */
export interface TakenLine extends LockedLine {
  quantity: number
}

/** A kind of documents that lock prices. */
export interface PriceLockSource {
  /** The locked prices of a cart's lines, by `lockedLineKey`; lines that no document has are missing. */
  read: (
    queries: Queries,
    caller: Caller,
    lines: readonly TakenLine[],
    now: Date,
  ) => Promise<ReadonlyMap<string, LockedPrice>>
  /** Locks the documents until the order's transaction ends, in the order of their ids. */
  lock: (context: WriteContext, documentIds: readonly string[]) => Promise<void>
  /** Records in the order's transaction what the order has taken. */
  recordOrder: (
    context: WriteContext,
    caller: SessionCaller,
    orderNumber: string,
    lines: readonly TakenLine[],
  ) => Promise<void>
}

/** Codes of the reasons why a locked line cannot be ordered, which the shop translates. */
export type LockProblem = 'lockExpired' | 'lockEnded' | 'lockQuantity'

/** The lock of a cart line; null for a line at the price of the day. */
export const lockOf = ({
  lockKind,
  lockId,
  lockPosition,
}: PriceLock): (LockedLine & { kind: LockKind }) | null =>
  lockKind === '' ? null : { kind: lockKind, lockId, lockPosition }

/** Why a line with a lock cannot be ordered. `price` is null when no document has the line any more. */
export function lockProblemOf(price: LockedPrice | null, quantity: number, now: Date): LockProblem | null {
  if (price === null || !price.isOpen) return 'lockEnded'
  if (price.validUntil !== null && price.validUntil <= now.toISOString()) return 'lockExpired'
  return quantity < price.leastQuantity || quantity > price.mostQuantity ? 'lockQuantity' : null
}

/** 409: the price lock of a line does not allow this change. */
export const lineLocked = (): ApiError =>
  new ApiError(409, 'lineLocked', 'The line is locked to the price and quantity of a document.', {
    field: 'itemId',
  })

/** 409: the price lock of a line does not allow the quantity. States what it allows, in the unit of the line. */
export const lockedQuantity = (
  { leastQuantity, mostQuantity }: LockedPrice,
  decimalPrecision: number,
): ApiError =>
  new ApiError(409, 'lineLocked', 'The document of the line does not allow the quantity.', {
    field: 'quantity',
    more: {
      leastQuantity: fromStored(leastQuantity, decimalPrecision),
      mostQuantity: fromStored(mostQuantity, decimalPrecision),
    },
  })
