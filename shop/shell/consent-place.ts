/** Room between what is reached and the banner, in CSS pixels. */
const breath = 16

/** An element before everything else in the page, so that the keyboard comes to it first. */
export function makePlace(): HTMLElement {
  const place = document.createElement('div')
  document.body.prepend(place)
  return place
}

/**
 * Lets the page be scrolled past what stands at the window's foot, and focused controls come to rest above it. Answers
 * how to stop.
 */
export function keepRoomBelow(element: HTMLElement): () => void {
  const { body, documentElement } = document
  const tell = (): void => {
    const covered = Math.max(0, window.innerHeight - element.getBoundingClientRect().top)
    body.style.paddingBlockEnd = `${element.offsetHeight}px`
    documentElement.style.scrollPaddingBlockEnd = `${covered + breath}px`
  }
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  window.addEventListener('resize', tell)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', tell)
    body.style.removeProperty('padding-block-end')
    documentElement.style.removeProperty('scroll-padding-block-end')
  }
}
