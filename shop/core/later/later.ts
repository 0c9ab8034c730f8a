import { later, loadUntilThere, PartBoundary, useFailedBehind } from '@tradecounter/ui/later'

/** Code that loads later (`ui/later`): a part that fails alone, code without a view, and what has failed behind the page. */
export { later, loadUntilThere, PartBoundary, useFailedBehind }
