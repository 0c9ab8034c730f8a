import type { Page } from 'playwright-core'

/** A part of a page in its own pixels, as a screenshot takes it. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Room around the content for focus rings and shadows, in pixels. */
const margin = 8

/**
 * What a story draws: the boxes of its elements and of the panels that it mounts on the body, each only as far as it
 * can be seen, with a margin. A story that draws nothing has a box of the margin alone.
 */
export const contentBox = (page: Page): Promise<Box> =>
  page.evaluate((around) => {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    const walk = (element: Element): void => {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (shown && box.width > 1 && box.height > 1) {
        left = Math.min(left, box.left + scrollX)
        top = Math.min(top, box.top + scrollY)
        right = Math.max(right, box.right + scrollX)
        bottom = Math.max(bottom, box.bottom + scrollY)
      }
      const clips =
        style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none'
      if (!clips) for (const child of element.children) walk(child)
    }
    const ofStorybook = /^(?:storybook-|sb-)|(?:^| )sb-/u
    const panels = [...document.body.children].filter(
      (element) =>
        !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName) &&
        !ofStorybook.test(element.id) &&
        !ofStorybook.test(element.getAttribute('class') ?? ''),
    )
    const root = document.querySelector('#storybook-root')
    for (const element of [...(root?.children ?? []), ...panels]) walk(element)

    const whole = document.documentElement
    if (left > right) [left, top, right, bottom] = [around, around, around, around]
    const x = Math.max(0, Math.floor(left) - around)
    const y = Math.max(0, Math.floor(top) - around)
    return {
      x,
      y,
      width: Math.max(1, Math.min(whole.scrollWidth, Math.ceil(right) + around) - x),
      height: Math.max(1, Math.min(whole.scrollHeight, Math.ceil(bottom) + around) - y),
    }
  }, margin)
