import { CallError } from '@tradecounter/shop/core'

/** Adds in progress. */
export interface AddsUnderWay {
  count: number
  /** True from the moment two adds overlap until none is in progress. */
  overlapped: boolean
}
export const addStarted = ({ count, overlapped }: AddsUnderWay): AddsUnderWay => ({
  count: count + 1,
  overlapped: overlapped || count > 0,
})
export const addEnded = ({ count, overlapped }: AddsUnderWay): AddsUnderWay => ({
  count: count - 1,
  overlapped: overlapped && count > 1,
})

/**
 * The count after an add. It is in the answer; but answers of overlapping adds may arrive in any order, and an add
 * never lowers the count.
 */
export const countAfterAdd = (count: number | null, answered: number, overlapped: boolean): number =>
  overlapped ? Math.max(count ?? 0, answered) : answered

/** Maximum quantity of a line (spec §5). */
export const maxQuantity = 100_000

/** Maximum number of lines of a visitor's purchase list and of a customer's cart. */
export const mostLines = (isSignedIn: boolean): number => (isSignedIn ? 5000 : 1000)

/** Whether an add was refused because the cart has the maximum number of lines. */
export const isCartFull = (reason: unknown): boolean =>
  reason instanceof CallError && reason.error?.code === 'cartFull'

/** Whether rows were refused because their owner has as many favourite lists, or rows in them, as can be kept. */
export const isListsFull = (reason: unknown): boolean =>
  reason instanceof CallError && ['tooManyLists', 'tooManyListRows'].includes(reason.error?.code ?? '')

/** Whether an add was refused because the article has no price for the quantity. */
export const isPriceMissing = (reason: unknown): boolean =>
  reason instanceof CallError && reason.error?.code === 'noPrice'

/** Maximum length of a text on a garment, as in the contract. */
export const longestGarmentText = 40

/** A sent but unanswered payload, as text, with its key. */
export interface PendingRequest {
  payload: string
  key: string
}

const inMemory = () => {
  let pending: PendingRequest | null = null
  return { read: () => pending, write: (next: PendingRequest | null) => void (pending = next) }
}

/**
 * Idempotency keys of one action (reliability 4.3). The same payload after a failure is a retry and keeps the key;
 * another payload, or an action after an answer, gets a new one. `place` stores the pending one.
 */
export function idempotencyKeys(
  newKey: () => string,
  place: { read(): PendingRequest | null; write(pending: PendingRequest | null): void } = inMemory(),
) {
  return {
    keyFor(payload: unknown): string {
      const text = JSON.stringify(payload)
      const pending = place.read()
      if (pending?.payload === text) return pending.key
      const key = newKey()
      place.write({ payload: text, key })
      return key
    },
    /** The server has answered: the next action gets a new key. */
    settled: (): void => place.write(null),
  }
}
