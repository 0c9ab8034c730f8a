import type { Cart, CartLine } from '@tradecounter/api/contract'

/** A difference in a cart since it was shown. Amounts are in minor units. */
export type CartChange =
  | { kind: 'added'; name: string; quantity: number; unit: string }
  | { kind: 'removed'; name: string }
  /** The stock has changed; the new delivery date, null if unknown. */
  | { kind: 'stock'; name: string; date: string | null }
  | { kind: 'quantity'; name: string; unit: string; before: number; after: number }
  | { kind: 'price'; name: string; currency: string; before: number; after: number }
  | { kind: 'total'; currency: string; before: number; after: number }

const stockSaid = ({ stock, lineItemData }: CartLine): string =>
  JSON.stringify([stock?.type, stock?.firstDeliveryDate, lineItemData.warnings])

function stockChange(before: CartLine, after: CartLine): CartChange[] {
  return stockSaid(before) === stockSaid(after)
    ? []
    : [{ kind: 'stock', name: after.name, date: after.stock?.firstDeliveryDate ?? null }]
}

/** Options with a changed price; an option without a price is free. Empty while prices are hidden. */
function optionChanges(before: CartLine, after: CartLine): CartChange[] {
  if (before.lineItemUnitPrice === null || after.lineItemUnitPrice === null) return []
  const { currency, configuration } = after.lineItemData
  const known = new Map(
    before.lineItemData.configuration.map(({ name, price }) => [name, price?.amount ?? 0]),
  )
  return configuration.flatMap(({ name, price }) => {
    const [was, is] = [known.get(name) ?? 0, price?.amount ?? 0]
    return was === is
      ? []
      : [{ kind: 'price', name: `${after.name}, ${name}`, currency, before: was, after: is }]
  })
}

const lineChanges = (before: CartLine, after: CartLine): CartChange[] => {
  const { name, displayUnitCode: unit } = after
  const { lineItemUnitPrice: priceBefore } = before
  const { lineItemUnitPrice: priceAfter } = after
  return [
    ...(before.quantity === after.quantity
      ? []
      : [{ kind: 'quantity' as const, name, unit, before: before.quantity, after: after.quantity }]),
    ...stockChange(before, after),
    ...(priceBefore === null || priceAfter === null || priceBefore === priceAfter
      ? []
      : [
          {
            kind: 'price' as const,
            name,
            currency: after.lineItemData.currency,
            before: priceBefore,
            after: priceAfter,
          },
        ]),
    ...optionChanges(before, after),
  ]
}

/**
 * The changes between the shown cart and the current cart, in the order of the lines; last the total, if it
 * differs. Lines are matched by item id.
 */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const shown = new Map(before.lines.map((line) => [line.itemId, line]))
  const present = new Set(after.lines.map(({ itemId }) => itemId))
  const changes: CartChange[] = after.lines.flatMap((line) => {
    const known = shown.get(line.itemId)
    return known === undefined
      ? [{ kind: 'added' as const, name: line.name, quantity: line.quantity, unit: line.displayUnitCode }]
      : lineChanges(known, line)
  })
  for (const { itemId, name } of before.lines) {
    if (!present.has(itemId)) changes.push({ kind: 'removed', name })
  }
  if (before.total !== null && after.total !== null && before.total !== after.total)
    changes.push({ kind: 'total', currency: after.currency, before: before.total, after: after.total })
  return changes
}
