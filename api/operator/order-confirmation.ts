import { sendAnew } from '../mail/store.ts'
import type { Store } from '../platform/database/store.ts'

/** Thrown when no order of the number has been confirmed by mail of late. */
export class NoSuchMail extends Error {}

/** Lets the mail that confirms an order go out once more, whether it was sent or given up. Throws NoSuchMail. */
export async function sendConfirmation({ db }: Store, orderNumber: string): Promise<void> {
  if (!(await sendAnew(db, `order-${orderNumber}`)))
    throw new NoSuchMail(`There is no mail about an order ${orderNumber}.`)
}
