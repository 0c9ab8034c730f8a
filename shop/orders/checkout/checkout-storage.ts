import * as v from 'valibot'
import type { PendingGesture } from '@tradecounter/shop/cart'
import { readDevice, writeDevice, type Owner } from '@tradecounter/shop/core'

const draftName = 'checkout_draft'
const attemptName = 'checkout_attempt'

const day = 24 * 60 * 60_000
/** How long what was typed is kept, and the order that was sent without an answer. */
const draftFor = 7 * day
const attemptFor = day

const attemptSchema = v.object({ key: v.string(), payload: v.string() })

/** What is kept under a name for its owner and not too old; null otherwise. */
function read<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  owner: Owner,
  longest: number,
): v.InferOutput<Schema> | null {
  const recordSchema = v.object({
    userId: v.literal(owner.userId),
    customerId: v.literal(owner.customerId),
    keptAt: v.pipe(v.number(), v.minValue(Date.now() - longest)),
    content: schema,
  })
  const { success, output } = v.safeParse(recordSchema, readDevice(name))
  return success ? output.content : null
}

const write = (name: string, { userId, customerId }: Owner, content: unknown): void =>
  writeDevice(name, { userId, customerId, keptAt: Date.now(), content })

/** What this user has typed for this customer on this device, to be read by `readDraft`. Browser only. */
export const keptDraft = (owner: Owner): unknown => read(draftName, v.unknown(), owner, draftFor)
export const keepDraft = (owner: Owner, content: unknown): void => write(draftName, owner, content)
export const forgetDraft = (): void => writeDevice(draftName, null)

/**
 * The order that was sent and not answered: it survives a reload and a new sign-in, so that pressing again orders once
 * (CART-8).
 */
export const pendingOrder = (owner: Owner) => ({
  read: (): PendingGesture | null => read(attemptName, attemptSchema, owner, attemptFor),
  write: (pending: PendingGesture | null): void => {
    if (pending === null) writeDevice(attemptName, null)
    else write(attemptName, owner, pending)
  },
})
