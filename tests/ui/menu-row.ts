import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Replaces the layout of the menu's row, which jsdom lacks. `fit(n)` makes the first n items fit, or all of them.
 */
export interface MenuRow {
  fit: (items: number) => void
}

/** Call it in `beforeEach`, and `vi.unstubAllGlobals()` and `vi.restoreAllMocks()` after each test. */
export function stubMenuRow(): MenuRow {
  let room = Number.POSITIVE_INFINITY
  const observers = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #look: () => void
      constructor(look: () => void) {
        this.#look = look
        observers.add(look)
      }
      /** Only `fit` reports sizes, when the test calls it. */
      observe(): void {}
      disconnect(): void {
        observers.delete(this.#look)
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(
    this: HTMLElement,
  ) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return place < room ? 0 : 46
  })
  return {
    fit: (items) => {
      room = items
      act(() => observers.forEach((look) => look()))
    },
  }
}
