import { resendMail } from '../mail/service.ts'
import type { Store } from '../platform/database/store.ts'
import { OperatorError } from './operator-error.ts'

/** There is no mail about an order of that number, or it was deleted with age. */
export class UnknownMailError extends OperatorError {}

/** Sends the confirmation of an order again, whether it was sent or given up. Throws UnknownMailError. */
export async function resendConfirmation({ db }: Store, orderNumber: string): Promise<void> {
  if (!(await resendMail(db, `order-${orderNumber}`)))
    throw new UnknownMailError(`There is no mail about an order ${orderNumber}.`)
}
