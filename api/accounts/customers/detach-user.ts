import { endPushAt } from '../../push/service.ts'
import type { Queries } from '../../platform/database/queries.ts'

/**
 * Ends the right of a user to act for a customer, with everything that hangs on it: roles and addresses, cost centres
 * and units, and the task to approve orders of others. Orders and lists stay.
 */
export async function detachUser(
  queries: Queries,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  await endPushAt(queries, userId, customerId)
  await queries
    .updateTable('attachments')
    .set((eb) => ({ approverId: '', version: eb('version', '+', 1) }))
    .where('customerId', '=', customerId)
    .where('approverId', '=', userId)
    .execute()
  // Roles and addresses are deleted with the attachment.
  for (const table of ['attachments', 'defaultCustomers', 'orderDefaults'] as const)
    await queries
      .deleteFrom(table)
      .where('userId', '=', userId)
      .where('customerId', '=', customerId)
      .execute()
  await queries
    .deleteFrom('costCentreBuyers')
    .where('userId', '=', userId)
    .where(
      'costCentreId',
      'in',
      queries.selectFrom('costCentres').select('id').where('customerId', '=', customerId),
    )
    .execute()
  await queries
    .deleteFrom('unitUsers')
    .where('userId', '=', userId)
    .where(
      'unitId',
      'in',
      queries.selectFrom('companyUnits').select('id').where('customerId', '=', customerId),
    )
    .execute()
}
