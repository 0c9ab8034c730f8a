/** Room between what is reached and the banner, in CSS pixels. */
const breath = 16

/** Set on the document of a visitor without a choice before the first paint: the question that came with the page shows. */
export const asksAttribute = 'data-asks'

/** Id of that question. */
export const aheadId = 'question-ahead'

/** Takes it away: there is a choice, or another one hears. */
export const endAhead = (): void => document.getElementById(aheadId)?.remove()

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
