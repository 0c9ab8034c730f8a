import * as v from 'valibot'
import type { PendingRequest } from '@tradecounter/shop/cart'
import { readDevice, writeDevice, type Owner } from '@tradecounter/shop/core'

const draftName = 'checkout_draft'
const attemptName = 'checkout_attempt'

const day = 24 * 60 * 60_000
/** Lifetimes of the draft, and of an unanswered order. */
const draftFor = 7 * day
const attemptFor = day

const attemptSchema = v.object({ key: v.string(), payload: v.string() })

const recordSchema = v.object({
  userId: v.string(),
  customerId: v.string(),
  keptAt: v.number(),
  content: v.unknown(),
})

/** The stored value of a name, if it belongs to the owner and is recent; null otherwise. */
function read<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  owner: Owner,
  longest: number,
): v.InferOutput<Schema> | null {
  const record = v.safeParse(recordSchema, readDevice(name))
  if (!record.success) return null
  const { userId, customerId, keptAt, content } = record.output
  const isOwn = userId === owner.userId && customerId === owner.customerId
  const kept = v.safeParse(schema, content)
  return isOwn && keptAt >= Date.now() - longest && kept.success ? kept.output : null
}

const write = (name: string, { userId, customerId }: Owner, content: unknown): void =>
  writeDevice(name, { userId, customerId, keptAt: Date.now(), content })

/** The draft of this user and customer on this device, for `readDraft`. Browser only. */
export const keptDraft = (owner: Owner): unknown => read(draftName, v.unknown(), owner, draftFor)
export const keepDraft = (owner: Owner, content: unknown): void => write(draftName, owner, content)
export const forgetDraft = (): void => writeDevice(draftName, null)

/** The sent but unanswered order: it survives a reload and a new sign-in, so that a retry orders once (CART-8). */
export const pendingOrder = (owner: Owner) => ({
  read: (): PendingRequest | null => read(attemptName, attemptSchema, owner, attemptFor),
  write: (pending: PendingRequest | null): void => {
    if (pending === null) writeDevice(attemptName, null)
    else write(attemptName, owner, pending)
  },
})
