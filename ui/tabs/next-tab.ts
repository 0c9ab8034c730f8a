/**
 * The index of the tab that a key moves to, wrapping around at the ends; null for other keys. Arrow keys follow the
 * text direction: in `rtl` the next tab is on the left.
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
