import type { SavedLine } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import type { Translator } from '@tradecounter/shop/core'

/** What has to be known of a list's line; nothing for one that goes into the cart as it stands. */
export function outcomeTexts(line: SavedLine, t: Translator): { errors: string[]; warnings: string[] } {
  switch (line.outcome) {
    case 'added':
      return { errors: [], warnings: [] }
    case 'changed':
      return {
        errors: [],
        warnings: [t('cart-page.outcome-changed', quantityText(line.quantity, ''), line.displayUnitCode)],
      }
    case 'replaced':
      return { errors: [], warnings: [t('cart-page.outcome-replaced', line.replacedNumber)] }
    case 'configure':
      return { errors: [], warnings: [t('cart-page.outcome-configure')] }
    default:
      return { errors: [t(`cart-page.outcome-${line.outcome}`)], warnings: [] }
  }
}
