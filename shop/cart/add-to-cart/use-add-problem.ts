import { useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { mostLines } from '../rules.ts'

/** Outcome of an add: `full` if the cart cannot have more lines. */
export type AddOutcome = 'added' | 'failed' | 'full'

/** Message of a failed add: if the cart is full, with the limit and a way out. */
export function useAddProblem(): (outcome: 'failed' | 'full', name: string) => string {
  const { user } = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (outcome, name) =>
    outcome === 'failed'
      ? t('cart.add-failed', name)
      : t(user === null ? 'cart.full-list' : 'cart.full', format.count(mostLines(user !== null)))
}
