import type { FavouriteListLine } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { quantityText } from '../lines/quantity-text.ts'

/** Remarks about a list's line; empty if it is added unchanged. */
export function outcomeTexts(
  line: FavouriteListLine,
  t: Translator,
): { errors: string[]; warnings: string[] } {
  switch (line.outcome) {
    case 'added':
      return { errors: [], warnings: [] }
    case 'changed':
      return {
        errors: [],
        warnings: [t('list-outcome.changed', quantityText(line.quantity, ''), line.displayUnitCode)],
      }
    case 'replaced':
      return { errors: [], warnings: [t('list-outcome.replaced', line.replacedNumber)] }
    case 'configure':
      return { errors: [], warnings: [t('list-outcome.configure')] }
    default:
      return { errors: [t(`list-outcome.${line.outcome}`)], warnings: [] }
  }
}
