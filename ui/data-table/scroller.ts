const scrolls = (element: Element): boolean =>
  /auto|scroll/u.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1

/** What scrolls the element up and down: an area around it, or null for the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (around !== document.documentElement && around !== document.body && scrolls(around)) return around
  return null
}

/** Remembers where the first row in sight stands; what it answers brings it back there after rows have come or gone. */
export function keepScrollPosition(body: Element): () => void {
  const scroller = scrollerOf(body)
  const edge = Math.max(0, scroller?.getBoundingClientRect().top ?? 0)
  const row = [...body.querySelectorAll('[data-index]')].find(
    (one) => one.getBoundingClientRect().bottom > edge,
  )
  const before = row?.getBoundingClientRect().top ?? 0
  return () => {
    const moved = (row?.getBoundingClientRect().top ?? 0) - before
    if (moved !== 0) (scroller ?? window).scrollBy({ top: moved, behavior: 'instant' })
  }
}
