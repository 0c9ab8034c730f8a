/** A page number, or a gap of at least two pages. */
export type PageStep = number | 'gap-before' | 'gap-after'

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/**
 * The pages to offer: first, last, and the current one with a neighbour on each side. Always the same number of
 * places, so that the next button stays under the pointer. Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const count = Math.max(0, Math.trunc(pageCount))
  if (count <= 7) return range(1, count)
  const now = Math.min(Math.max(1, Math.trunc(page)), count)
  if (now <= 4) return [...range(1, 5), 'gap-after', count]
  if (now >= count - 3) return [1, 'gap-before', ...range(count - 4, count)]
  return [1, 'gap-before', ...range(now - 1, now + 1), 'gap-after', count]
}
