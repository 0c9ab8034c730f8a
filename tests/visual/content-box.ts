/** A rectangle of the window, in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Space around the content for focus rings and shadows, in pixels. */
const margin = 8

/**
 * Returns the smallest rectangle around a story's content, including panels on `<body>`, with a margin. Content
 * clipped by its container does not count. An empty story has a box of the margin only.
 */
export function contentBox(): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (element: Element): void => {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (visible && box.width > 1 && box.height > 1) {
      left = Math.min(left, box.left + scrollX)
      top = Math.min(top, box.top + scrollY)
      right = Math.max(right, box.right + scrollX)
      bottom = Math.max(bottom, box.bottom + scrollY)
    }
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none'
    if (!clips) for (const child of element.children) include(child)
  }
  // The canvas itself is as wide as the window: only the story's content counts.
  for (const child of document.body.children)
    for (const element of child.matches('[data-story-canvas]') ? child.children : [child]) include(element)

  if (left > right) [left, top, right, bottom] = [margin, margin, margin, margin]
  const whole = document.documentElement
  const x = Math.max(0, Math.floor(left) - margin)
  const y = Math.max(0, Math.floor(top) - margin)
  return {
    x,
    y,
    width: Math.max(1, Math.min(whole.scrollWidth, Math.ceil(right) + margin) - x),
    height: Math.max(1, Math.min(whole.scrollHeight, Math.ceil(bottom) + margin) - y),
  }
}
