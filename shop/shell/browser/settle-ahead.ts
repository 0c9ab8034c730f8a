import { isPrerendered, onShownLater } from '@tradecounter/shop/core'

/** How far below the window Chromium fetches pictures at the first frame, in CSS pixels. */
const reach = 1250

/** Fetches the pictures that the first frame would ask for: their answers took its processor. */
function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const { top, height } = picture.getBoundingClientRect()
    // What a closed menu holds has no height.
    if (height > 0 && top < window.innerHeight + reach) picture.loading = 'eager'
  }
}

/** Ends what fades, lays the page out, and has its pictures fetched. */
function settle(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  void document.body.offsetHeight
  fetchPictures()
}

/**
 * A page that is rendered ahead has no frames: what changes in it would be laid out, and would begin to fade, when somebody
 * has opened it and waits for its first paint. Here that is done at each change. Answers how to stop.
 */
export function settleAhead(): () => void {
  if (!isPrerendered()) return () => {}
  const observer = new MutationObserver(settle)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  settle()
  const unhear = onShownLater(() => observer.disconnect())
  return () => {
    unhear()
    observer.disconnect()
  }
}
