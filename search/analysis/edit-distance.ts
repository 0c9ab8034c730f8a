/** Edits that a misspelt word of this length may have. */
export const editsAllowed = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2)

/**
 * Edits (insertion, deletion, substitution, transposition of neighbours) between two words; `limit + 1` if there are
 * more than `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    let best = row
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column] ?? limit) + 1,
        (next[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1)
      }
      next.push(cost)
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    beforeLast = last
    last = next
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1)
}
