import { useState } from 'react'
import type { DirectOrderList } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { readQuantity } from '@tradecounter/ui/quantity-input'
import { nameOf, formatQuantity } from '../rules.ts'
import type { DirectOrder, DirectOrderProblem } from './use-direct-order.ts'

/** The typed quantity of an item, and why the server refused it. */
interface Typed {
  text: string
  refused: DirectOrderProblem | null
}

const withUnit = (quantity: number, unit: string): string => `${formatQuantity(quantity)} ${unit}`.trim()

/**
 * Changes the quantity of an item. The input stays until it is stored: after a change elsewhere (409) the current
 * item is shown beside it, and Enter sends it again. Rounding is announced.
 */
export function useLineQuantities(order: Pick<DirectOrder, 'list' | 'changeQuantity'>) {
  const t = useTranslations()
  const { list } = order
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})

  /** Drops the typed text, unless it has changed since. */
  const letGo = (itemId: string, quantity: number): void =>
    setTyped(({ [itemId]: now, ...others }) =>
      now === undefined || readQuantity(now.text) === quantity ? others : { ...others, [itemId]: now },
    )
  const say = ({ items }: DirectOrderList, itemId: string, asked: number): void => {
    const item = items.find((each) => each.itemId === itemId)
    if (item === undefined) return
    const now = withUnit(item.quantity, item.unit)
    announce(
      item.quantity === asked
        ? t('direct-order.quantity-changed', nameOf(item), now)
        : t('direct-order.quantity-snapped', nameOf(item), now, withUnit(item.unitVolume, item.unit)),
    )
  }

  const commit = async (itemId: string, quantity: number): Promise<void> => {
    const item = list?.items.find((each) => each.itemId === itemId)
    if (item === undefined || item.quantity === quantity) {
      letGo(itemId, quantity)
      return
    }
    setTyped((all) => ({ ...all, [itemId]: { text: all[itemId]?.text ?? '', refused: null } }))
    const answer = await order.changeQuantity(item, quantity)
    if (typeof answer === 'string')
      setTyped((all) => {
        const now = all[itemId]
        return now === undefined ? all : { ...all, [itemId]: { ...now, refused: answer } }
      })
    else {
      letGo(itemId, quantity)
      say(answer, itemId, quantity)
    }
  }

  const refusal = (problem: DirectOrderProblem, quantity: string): string => {
    if (problem === 'stale') return t('direct-order.now-quantity', quantity)
    return t(problem === 'quantityInvalid' ? 'direct-order.quantity-invalid' : 'direct-order.failed')
  }

  return {
    type: (itemId: string, text: string): void =>
      setTyped((all) => ({ ...all, [itemId]: { text, refused: null } })),
    commit,
    /** A field has a quantity that is not stored. */
    unsettled: list?.items.some(({ itemId }) => Object.hasOwn(typed, itemId)) ?? false,
    /** The text of an item's field. */
    fieldOf: (itemId: string, quantity: number, unit: string) => {
      const now = typed[itemId]
      if (now === undefined) return {}
      return {
        typedQuantity: now.text,
        ...(now.refused === null ? {} : { quantityRefusal: refusal(now.refused, withUnit(quantity, unit)) }),
      }
    },
  }
}
