import type { CartLine } from '@tradecounter/api/contract'
import type { Times, Translator } from '@tradecounter/shop/core'

/** The document that has locked the price of a line, with its end if it has one, as details of the line. */
export function lockDetails(
  lock:
    | (Pick<NonNullable<CartLine['lock']>, 'kind' | 'number'> & { validUntil?: string | null })
    | null
    | undefined,
  { t, times }: { t: Translator; times: Pick<Times, 'dayAndTime'> },
): { name: string; value: string }[] {
  if (lock === null || lock === undefined) return []
  const { kind, number, validUntil = null } = lock
  return [
    {
      name: t(`cart.lock-${kind}`),
      value: validUntil === null ? number : t('cart.lock-until', number, times.dayAndTime(validUntil)),
    },
  ]
}
