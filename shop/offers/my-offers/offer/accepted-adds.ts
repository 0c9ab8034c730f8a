import type { OfferAcceptAnswer, OfferLine } from '@tradecounter/api/contract'

/** Articles and quantities of an offer that its acceptance has put into the cart. */
export const acceptedAdds = (
  lines: readonly Pick<OfferLine, 'position' | 'variantNumber' | 'quantity'>[],
  results: OfferAcceptAnswer['results'],
): { article: string; quantity: number }[] =>
  results
    .filter(({ outcome }) => outcome === 'added')
    .flatMap((result) => lines.filter(({ position }) => position === result.position))
    .map(({ variantNumber, quantity }) => ({ article: variantNumber, quantity }))
