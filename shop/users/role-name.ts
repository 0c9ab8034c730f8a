import type { TranslationKey, Translator } from '@tradecounter/shop/core'

const roleKeys: Readonly<Record<string, TranslationKey>> = {
  administrator: 'roles.administrator',
  approver: 'roles.approver',
  buyer: 'roles.buyer',
  reader: 'roles.reader',
  fitter: 'roles.fitter',
  storekeeper: 'roles.storekeeper',
  accountant: 'roles.accountant',
}

/** The name of a role; a role that an operator has made has the name that the operator chose. */
export function roleName(role: string, t: Translator): string {
  const key = Object.hasOwn(roleKeys, role) ? roleKeys[role] : undefined
  return key === undefined ? role : t(key)
}
