import type { User } from '../../contract/index.ts'
import { allowedPages, myPagePath, myPages } from '../../my-pages/service.ts'
import { translationsFor } from '../../sites/service.ts'
import { findUser, hidesPrices, isLimitedToAssortment } from './store.ts'
import { getCustomer, hasAssortment, shownCustomers } from '../customers/store.ts'
import { permissionsOf } from '../permissions/store.ts'
import type { Caller, Services } from '../../platform/services.ts'

/** The signed-in user, as the contract defines it; null for a visitor. */
export async function viewUser({ store: { db } }: Services, caller: Caller): Promise<User | null> {
  if (caller.userId === '') return null
  const user = await findUser(db, caller.userId)
  if (user === undefined) return null
  const customer = await getCustomer(db, caller.customerId)
  const attached = await shownCustomers(db, user.id, caller)
  // Lists of a customer without an assortment cannot be limited.
  const canLimit = await hasAssortment(db, customer.id)
  const permissions = await permissionsOf(db, user.id, customer.id)
  const seesPrices = permissions.includes('perm:seePrices')
  const labels = translationsFor(caller.language).user
  return {
    userId: user.id,
    userName: user.userName,
    name: user.name,
    customerId: customer.id,
    customerEmail: user.email,
    language: user.language,
    orderMail: user.orderMail === 1,
    attachedCustomers: attached.map(({ id, number, name, nickname, street, city }) => ({
      id,
      number,
      name: nickname || name,
      address: street,
      city,
    })),
    translationEnabled: user.translationEnabled === 1,
    myPageName: labels.myPage,
    myPageUrl: myPagePath,
    onlyMyAssortment: {
      onlyMyAssortmentChecked: canLimit && isLimitedToAssortment(user),
      onlyMyAssortmentOptionAvailable: canLimit && user.onlyMyAssortmentAvailable === 1,
      onlyMyAssortmentLabel: labels.onlyMyAssortment,
    },
    // Not offered to a user who may not see prices at all.
    temporarilyHidePrices: {
      checked: seesPrices && hidesPrices(user),
      optionAvailable: seesPrices && user.hidePricesAvailable === 1,
      label: labels.temporarilyHidePrices,
    },
    permissions,
    allowedPages: allowedPages(myPages, caller.siteName, permissions),
  }
}
