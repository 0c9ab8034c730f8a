/**
 * The place a key leads to among the tabs, around their ends; null for a key that leads nowhere. Arrows go where
 * they point: in a page from right to left (`rtl`) the next tab is at the left.
 */
export function nextTab(key: string, place: number, count: number, rtl = false): number | null {
  if (count === 0) return null
  const on = (place + 1) % count
  const back = (place - 1 + count) % count
  switch (key) {
    case 'ArrowRight':
      return rtl ? back : on
    case 'ArrowLeft':
      return rtl ? on : back
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
