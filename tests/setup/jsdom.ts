import '@vanilla-extract/css/disableRuntimeStyles'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// What is waited for comes late where other work shares the machine, parts that are loaded on demand above all.
configure({ asyncUtilTimeout: 10_000 })

/** Browser parts that Radix asks for and jsdom lacks. */
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}
globalThis.ResizeObserver ??= QuietObserver
globalThis.IntersectionObserver ??= class extends QuietObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
}
/** Resolves at once: jsdom paints nothing. */
globalThis.PerformanceObserver ??= class extends QuietObserver {
  static readonly supportedEntryTypes = ['paint']
  readonly #tell: () => void
  constructor(tell: PerformanceObserverCallback) {
    super()
    this.#tell = () =>
      tell({ getEntries: () => [], getEntriesByName: () => [], getEntriesByType: () => [] }, this)
  }
  override observe(): void {
    queueMicrotask(this.#tell)
  }
}
Document.prototype.getAnimations ??= () => []
Performance.prototype.getEntriesByType ??= () => []
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList
