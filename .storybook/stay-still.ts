/**
 * In a frame of a widget's page a dialog that takes the focus would scroll the page to itself.
 * There the focus moves without scrolling.
 */
export function stayStill(): void {
  if (!window.frameElement?.hasAttribute('data-still')) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
