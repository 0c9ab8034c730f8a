/**
 * The step of a volume price that a quantity has reached: the place in `steps` of the greatest one that is not above
 * it. -1 when it is below all, or not known (null). The steps may stand in any order.
 */
export function reachedStep(steps: readonly number[], quantity: number | null): number {
  if (quantity === null) return -1
  return steps.reduce((best, from, place) => {
    const least = steps[best]
    return from <= quantity && (least === undefined || from > least) ? place : best
  }, -1)
}
