const scrolls = (element: Element): boolean =>
  /auto|scroll/u.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1

/** The vertical scroll container of the element, or null for the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (around !== document.documentElement && around !== document.body && scrolls(around)) return around
  return null
}

/** Records the position of the first visible row; the returned function restores it after rows have changed. */
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
