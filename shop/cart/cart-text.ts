import type { Cart } from '@tradecounter/api/contract'
import { quantityText } from './lines/quantity-text.ts'

/** The cart as text for a message: number, name, quantity and choices, one line each. Never prices. */
export const cartText = ({ lines }: Pick<Cart, 'lines'>): string =>
  lines
    .map(({ variantNbr, name, quantity, displayUnitCode, lineItemData }) =>
      [
        `${variantNbr}\t${quantityText(quantity, displayUnitCode)}\t${name}`,
        ...lineItemData.configuration.map((chosen) => `\t${chosen.name}: ${chosen.value}`),
      ].join('\n'),
    )
    .join('\n')
