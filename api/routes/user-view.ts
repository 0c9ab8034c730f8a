import type { User } from '../contract/index.ts'
import { attachedCustomers, customerOf, findUser, permissionsOf } from '../store/people.ts'
import type { Caller, Services } from './services.ts'
import { wordsFor } from './words.ts'

/** The signed-in user as the contract shows it; null for a visitor. */
export async function readUser({ store: { db } }: Services, caller: Caller): Promise<User | null> {
  if (caller.userId === '') return null
  const user = await findUser(db, caller.userId)
  if (user === undefined) return null
  const customer = await customerOf(db, caller.customerId)
  const attached = await attachedCustomers(db, user.id, caller.site)
  const word = await wordsFor(db, caller.language, 'label', [
    'setting:onlyMyAssortment',
    'setting:temporarilyHidePrices',
    'setting:myPage',
  ])
  return {
    userId: user.id,
    userName: user.userName,
    name: user.name,
    customerId: customer.id,
    customerEmail: user.email,
    attachedCustomers: attached.map(({ id, name, street, city }) => ({ id, name, address: street, city })),
    translationEnabled: user.translationEnabled === 1,
    myPageName: word('setting:myPage', customer.name),
    myPageUrl: '/my-pages/my-account',
    onlyMyAssortment: {
      checked: user.onlyMyAssortment === 1,
      optionAvailable: user.onlyMyAssortmentAvailable === 1,
      label: word('setting:onlyMyAssortment', ''),
    },
    temporarilyHidePrices: {
      checked: user.hidePrices === 1,
      optionAvailable: user.hidePricesAvailable === 1,
      label: word('setting:temporarilyHidePrices', ''),
    },
    permissions: await permissionsOf(db, user.id, customer.id),
  }
}
