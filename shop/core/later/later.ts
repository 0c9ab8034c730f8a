import { later, loadUntilThere, PartBoundary, useFailedBehind } from '@tradecounter/ui/later'

/**
 * Code that loads later (`ui/later`): a part that fails alone, code without a view, and failures without a visible
 * place.
 */
export { later, loadUntilThere, PartBoundary, useFailedBehind }
