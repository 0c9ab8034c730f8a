import { insertRows, type Store } from '@tradecounter/api/seed'
import { dayFrom } from './dates.ts'
import { demoCustomers } from '../people/customers.ts'

/** Checkout fields that customers require beside the reference. */
const rules: Readonly<Record<string, string>> = {
  'c-vvs': 'project,contactName,contactPhone',
  'c-fjord': 'goodsMark',
  'c-aarhus': 'project',
}

/** Writes required checkout fields, logos of customers, and days on which branches are closed. */
export async function writeCheckout(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const ids = demoCustomers.map(({ id }) => id)
    await transaction.deleteFrom('customerRules').where('customerId', 'in', ids).execute()
    await insertRows(
      transaction,
      'customerRules',
      Object.entries(rules).map(([customerId, requiredFields]) => ({ customerId, requiredFields })),
    )
    await transaction.deleteFrom('logos').where('customerId', 'in', ids).execute()
    await insertRows(
      transaction,
      'logos',
      demoCustomers
        .filter(({ site }) => site === 'workwear' || site === 'se')
        .map(({ id, name }) => ({
          id: `logo-${id}`,
          customerId: id,
          name,
          imageUrl: '/pictures/none.svg',
        })),
    )
    await transaction.deleteFrom('branchClosedDays').execute()
    // Stocktaking: one day three weeks ahead.
    await insertRows(transaction, 'branchClosedDays', [{ warehouseId: 'STO', day: dayFrom(today, 21) }])
  })
}
