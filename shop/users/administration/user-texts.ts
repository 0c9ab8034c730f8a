import type { Limits } from '@tradecounter/api/contract'
import { permissionKeys } from '@tradecounter/shop/account'
import type { Format, TranslationKey, Translator } from '@tradecounter/shop/core'

/** What a role allows, as one line. */
export const permissionsText = (permissions: readonly string[], t: Translator): string =>
  Object.entries(permissionKeys)
    .filter(([permission]) => permissions.includes(permission))
    .map(([, key]) => t(key))
    .join(', ')

/** Limits as short texts: one per order, one per period; empty without limits. */
export const limitTexts = (
  { orderLimit, periodLimit, period }: Limits,
  currency: string,
  { t, format }: { t: Translator; format: Format },
): string[] => [
  ...(orderLimit === null ? [] : [t('users.limit-order', format.money(orderLimit, currency))]),
  ...(periodLimit === null || period === ''
    ? []
    : [t(`users.limit-${period}`, format.money(periodLimit, currency))]),
]

const refusals: Readonly<Record<string, TranslationKey>> = {
  attached: 'users.error-attached',
  emailTaken: 'users.error-emailTaken',
  ownRights: 'users.error-ownRights',
  person: 'users.error-person',
  lastAdministrator: 'users.error-lastAdministrator',
  self: 'users.error-self',
  blocked: 'users.error-blocked',
  approver: 'users.error-approver',
  ownApprover: 'users.error-ownApprover',
  circle: 'users.error-circle',
  period: 'users.error-period',
  required: 'users.error-required',
  amount: 'users.error-amount',
  invalid: 'users.error-value',
  role: 'users.error-value',
  address: 'users.error-value',
  notInvited: 'users.error-notInvited',
  notActive: 'users.error-notActive',
  notFound: 'users.error-notFound',
  permission: 'users.error-permission',
  wait: 'users.error-wait',
}

/** What a refusal means to the administrator; null for an unknown one. */
export const refusalText = (code: string, t: Translator): string | null => {
  const { [code]: key } = refusals
  return key === undefined ? null : t(key)
}

/** An amount as it is typed, in the main unit. */
export const typedAmount = (amount: number | null): string =>
  amount === null ? '' : String(amount / 100).replace('.', ',')

/** A typed amount in the minor unit: null for an empty text, undefined if it is no amount. */
export function amountOf(text: string): number | null | undefined {
  const plain = text.replaceAll(/\s/gu, '').replace(',', '.')
  if (plain === '') return null
  return /^\d{1,9}(?:\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
