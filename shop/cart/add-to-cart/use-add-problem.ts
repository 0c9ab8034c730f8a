import { useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { mostLines } from '../rules.ts'

/** Outcome of an add: `full` if the cart cannot have more lines, `noPrice` if the article has no price for so few. */
export type AddOutcome = 'added' | 'failed' | 'full' | 'noPrice'

/** Message of a failed add: if the cart is full, with the limit and a way out. */
export function useAddProblem(): (outcome: Exclude<AddOutcome, 'added'>, name: string) => string {
  const { user } = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (outcome, name) => {
    if (outcome === 'failed') return t('cart.add-failed', name)
    if (outcome === 'noPrice') return t('cart.add-no-price', name)
    return t(user === null ? 'cart.full-list' : 'cart.full', format.count(mostLines(user !== null)))
  }
}
