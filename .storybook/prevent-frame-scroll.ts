/**
 * In a frame of a widget's page, a dialog that takes the focus would scroll the page. There the focus moves without
 * scrolling, and no space is reserved for a scrollbar that the frame does not have.
 */
export function preventFrameScroll(): void {
  if (!window.frameElement?.hasAttribute('data-still')) return
  document.documentElement.style.scrollbarGutter = 'auto'
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
