import { useState } from 'react'
import type { Order } from '@tradecounter/api/contract'
import { readQuantity, showQuantity } from '@tradecounter/ui/quantity-input'

type Line = Order['lines'][number]

/** A chosen line: what was ordered then, and what is typed now. */
interface Chosen {
  ordered: number
  decimals: number
  typed: string
}

/** Decimals of a quantity. */
export const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0

/**
 * The lines of an order that are chosen to be ordered again, with their quantities. Choices outlive the windows of a
 * long order.
 */
export function useChosenLines() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map())
  const positions = [...chosen.keys()].toSorted((a, b) => a - b)
  const read = positions.map((position) => {
    const { ordered = 0, decimals = 0, typed = '' } = chosen.get(position) ?? {}
    return { position, ordered, quantity: readQuantity(typed, decimals) }
  })
  return {
    count: chosen.size,
    /** The quantity of a line as typed; null for a line that is not chosen. */
    typedOf: ({ position }: Line): string | null => chosen.get(position)?.typed ?? null,
    choose: ({ position, quantity, step }: Line, isChosen: boolean): void => {
      const next = new Map(chosen)
      if (isChosen)
        next.set(position, {
          ordered: quantity,
          decimals: decimalsOf(step),
          typed: showQuantity(quantity, decimalsOf(step)),
        })
      else next.delete(position)
      setChosen(next)
    },
    type: ({ position, quantity, step }: Line, typed: string): void =>
      void setChosen(new Map(chosen).set(position, { ordered: quantity, decimals: decimalsOf(step), typed })),
    /**
     * What to order again; null while a quantity is none. Quantities are named if they differ from what was ordered.
     */
    request: read.every(({ quantity }) => quantity !== null && quantity > 0)
      ? {
          positions,
          quantities: read.flatMap(({ position, ordered, quantity }) =>
            quantity === null || quantity === ordered ? [] : [{ position, quantity }],
          ),
        }
      : null,
  }
}
