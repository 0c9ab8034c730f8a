import type { PendingGesture } from '@tradecounter/shop/cart'

const draftKey = 'checkout_draft'
const attemptKey = 'checkout_attempt'

/** What is kept for a customer, so that another customer's checkout never begins with it. */
interface Kept {
  customerId: string
  content: unknown
}

// A private window may refuse storage: the checkout then works without surviving a reload.
function read(key: string, customerId: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return kept?.customerId === customerId ? kept.content : null
  } catch {
    return null
  }
}

function write(key: string, kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // As above.
  }
}

/** The draft of this session, to be checked by `readDraft`; null when there is none. Browser only. */
export const keptDraft = (customerId: string): unknown => read(draftKey, customerId)
export const keepDraft = (customerId: string, content: unknown): void =>
  write(draftKey, { customerId, content })
export const forgetDraft = (): void => write(draftKey, null)

/** The order that was sent and not answered: it survives a reload, so that pressing again orders once (CART-8). */
export const pendingOrder = (customerId: string) => ({
  read: (): PendingGesture | null => {
    const kept = read(attemptKey, customerId) as Partial<PendingGesture> | null
    if (typeof kept !== 'object' || typeof kept?.key !== 'string' || typeof kept.payload !== 'string')
      return null
    return { key: kept.key, payload: kept.payload }
  },
  write: (pending: PendingGesture | null): void =>
    write(attemptKey, pending === null ? null : { customerId, content: pending }),
})
