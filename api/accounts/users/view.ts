import type { User } from '../../contract/index.ts'
import { allowedPages, myPages } from '../../my-pages/rules.ts'
import { myPagePath } from '../../my-pages/menu.ts'
import { settingsWords } from '../../sites/translations/translations.ts'
import {
  attachedCustomers,
  customerOf,
  findUser,
  hasAssortment,
  hidesPrices,
  permissionsOf,
  seesOwnAssortmentAlone,
} from './store.ts'
import type { Caller, Services } from '../../platform/services.ts'

/** The signed-in user as the contract shows it; null for a visitor. */
export async function readUser({ store: { db } }: Services, caller: Caller): Promise<User | null> {
  if (caller.userId === '') return null
  const user = await findUser(db, caller.userId)
  if (user === undefined) return null
  const customer = await customerOf(db, caller.customerId)
  const attached = await attachedCustomers(db, user.id, caller.site)
  // A customer without an assortment has nothing to narrow its lists to.
  const ownAssortment = await hasAssortment(db, customer.id)
  const permissions = await permissionsOf(db, user.id, customer.id)
  const seesPrices = permissions.includes('perm:seePrices')
  const words = settingsWords(caller.language).user
  return {
    userId: user.id,
    userName: user.userName,
    name: user.name,
    customerId: customer.id,
    customerEmail: user.email,
    attachedCustomers: attached.map(({ id, number, name, street, city }) => ({
      id,
      number,
      name,
      address: street,
      city,
    })),
    translationEnabled: user.translationEnabled === 1,
    myPageName: words.myPage,
    myPageUrl: myPagePath(caller.site, permissions),
    onlyMyAssortment: {
      onlyMyAssortmentChecked: ownAssortment && seesOwnAssortmentAlone(user),
      onlyMyAssortmentOptionAvailable: ownAssortment && user.onlyMyAssortmentAvailable === 1,
      onlyMyAssortmentLabel: words.onlyMyAssortment,
    },
    // Whoever may see no prices has none to hide.
    temporarilyHidePrices: {
      checked: seesPrices && hidesPrices(user),
      optionAvailable: seesPrices && user.hidePricesAvailable === 1,
      label: words.temporarilyHidePrices,
    },
    permissions,
    allowedPages: allowedPages(myPages, caller.site, permissions),
  }
}
