import { isPrerendered, onShownLater } from '@tradecounter/shop/core'

/** Ends what fades, and lays the page out. */
function settle(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  void document.body.offsetHeight
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
