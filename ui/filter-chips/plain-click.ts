import type { MouseEvent } from 'react'

/** A click that means "do it here", not "open it in a new tab". */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
