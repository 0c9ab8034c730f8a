import '@vanilla-extract/css/disableRuntimeStyles'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
configure({
  // Waiting takes longer on a busy machine, especially for parts that load on demand.
  asyncUtilTimeout: 10_000,
  // Announcements repeat a text of the page a moment later: a query by text would find one or two, as time goes.
  defaultIgnore: 'script, style, [data-announcer]',
})

/** Browser APIs that Radix uses and jsdom lacks. */
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
