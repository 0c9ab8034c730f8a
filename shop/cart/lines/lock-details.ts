import type { CartLine } from '@tradecounter/api/contract'
import type { Times, Translator } from '@tradecounter/shop/core'

/**
 * The document that has locked the price of a line, with its end if it has one, as details of the line. An offer holds
 * to the minute; an agreement holds for whole days, of which the last is named as on its page (spec my-pages §14, §16).
 */
export function lockDetails(
  lock:
    | (Pick<NonNullable<CartLine['lock']>, 'kind' | 'number'> & { validUntil?: string | null })
    | null
    | undefined,
  { t, times }: { t: Translator; times: Times },
): { name: string; value: string }[] {
  if (lock === null || lock === undefined) return []
  const { kind, number, validUntil = null } = lock
  const until = (moment: string): string =>
    kind === 'agreement' ? times.day(lastMomentBefore(moment)) : times.dayAndTime(moment)
  return [
    {
      name: t(`cart.lock-${kind}`),
      value: validUntil === null ? number : t('cart.lock-until', number, until(validUntil)),
    },
  ]
}

const lastMomentBefore = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString()
