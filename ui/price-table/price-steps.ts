/**
 * The volume price step for a quantity: the index in `steps` of the greatest one that is not above it. -1 if it is
 * below all, or unknown (null). The steps may be in any order.
 */
export function reachedStep(steps: readonly number[], quantity: number | null): number {
  if (quantity === null) return -1
  return steps.reduce((best, from, place) => {
    const least = steps[best]
    return from <= quantity && (least === undefined || from > least) ? place : best
  }, -1)
}
