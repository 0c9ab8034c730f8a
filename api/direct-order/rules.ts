import { fitsLine, snapUp, type Packing } from '../catalogue/articles/quantity.ts'

/** Items that one list may have; more are ordered by file. */
export const mostItems = 500

/** How many replacements of replacements are followed. */
export const longestReplacement = 5

const thousandth = 1000

/** A quantity in order units as it is kept while no article is known: whole thousandths. */
export const toAsked = (quantity: number): number => Math.round(quantity * thousandth)

/** Thousandths in order units. */
export const fromAsked = (asked: number): number => asked / thousandth

/**
 * What an item gets of an article when so much is asked for in all: whole packs; null when one line cannot hold it.
 */
export function orderedOf(asked: number, packing: Packing): number | null {
  const quantity = snapUp(fromAsked(asked), packing)
  return fitsLine(quantity, packing) ? quantity : null
}

/** An article as far as its replacement goes. */
interface Replaceable {
  code: string
  replacedBy: string | null
}

/**
 * What is ordered when an article is asked for: itself, or the last of those that have replaced it. Null when the
 * trail leads nowhere: to an unknown number, in a circle, or too far.
 */
export function replacementOf<A extends Replaceable>(article: A, byCode: ReadonlyMap<string, A>): A | null {
  let now = article
  for (let step = 0; now.replacedBy !== null; step++) {
    const next = byCode.get(now.replacedBy)
    if (next === undefined || step === longestReplacement) return null
    now = next
  }
  return now
}
