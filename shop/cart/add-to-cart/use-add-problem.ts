import { useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { mostLines } from '../rules.ts'

/** How an add ended: `full` when the cart may not have more lines. */
export type AddOutcome = 'added' | 'failed' | 'full'

/** What is said of an add that failed: with the limit and what helps when the cart is full. */
export function useAddProblem(): (outcome: 'failed' | 'full', name: string) => string {
  const { user } = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (outcome, name) =>
    outcome === 'failed'
      ? t('cart.add-failed', name)
      : t(user === null ? 'cart.full-list' : 'cart.full', format.count(mostLines(user !== null)))
}
