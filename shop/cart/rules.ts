import { CallError } from '@tradecounter/shop/core'

/** Adds that are under way. */
export interface AddsUnderWay {
  count: number
  /** True from the moment that two were under way until none is. */
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
 * The count after an add. The answer knows it; but when adds overlap their answers may arrive in any order, and
 * an add never makes the count smaller.
 */
export const countAfterAdd = (count: number | null, answered: number, overlapped: boolean): number =>
  overlapped ? Math.max(count ?? 0, answered) : answered

/** Highest quantity that can be asked for (spec §5). */
export const maxQuantity = 100_000

/** Lines that a visitor's purchase list and a customer's cart may have. */
export const mostLines = (isSignedIn: boolean): number => (isSignedIn ? 5000 : 1000)

/** Whether an add was refused because the cart has all the lines that it may have. */
export const isCartFull = (reason: unknown): boolean =>
  reason instanceof CallError && reason.error?.code === 'cartFull'

/** Longest text that can be put on a garment, as the contract says. */
export const longestGarmentText = 40

/** A payload that was sent and not answered, as text, with its key. */
export interface PendingGesture {
  payload: string
  key: string
}

const inMemory = () => {
  let pending: PendingGesture | null = null
  return { read: () => pending, write: (next: PendingGesture | null) => void (pending = next) }
}

/**
 * Keys for one gesture (reliability 4.3). The same payload after a failure is a retry and goes with the same key;
 * another payload, or a gesture after an answer, is a new one. `place` is where the pending one is kept.
 */
export function idempotencyKeys(
  newKey: () => string,
  place: { read(): PendingGesture | null; write(pending: PendingGesture | null): void } = inMemory(),
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
    /** The server has answered: the next gesture is another one. */
    settled: (): void => place.write(null),
  }
}
