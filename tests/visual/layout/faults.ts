import type { Page } from 'playwright-core'

// The functions below the first run in the page: they are sent as text, so they know only each other.

/**
 * Faults in how the story that is shown fills its page, each as `check: element`.
 * - overflow: the page scrolls sideways (a story's own frame of fixed width is no fault);
 * - unnamed scroll area: something scrolls sideways in its own box without an accessible name;
 * - clipped: words are cut off without an ellipsis;
 * - small: a target under 24 px without extra space and which has a neighbour too near (WCAG 2.5.8);
 * - overlap: two targets lie on each other in the same layer.
 */
export const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    `(() => { ${[nameOf, isSeen, isIn, isFramed, isNamed, around, seenBox, boxOf, layerOf, sideways, cutWords, findTargets, isReached, smallTargets, overlaps].map(String).join('\n')}
    const targets = findTargets()
    return [...new Set([...sideways(), ...cutWords(), ...smallTargets(targets), ...overlaps(targets)])] })()`,
  )

/** A description of an element for people. */
function nameOf(element: Element): string {
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/gu, ' ')
  const { width, height } = element.getBoundingClientRect()
  return `${kind} "${words.slice(0, 40)}" (${Math.round(width)} × ${Math.round(height)})`
}

/** Whether an element is visible. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const { clipPath } = getComputedStyle(element)
  const cutAway = clipPath.startsWith('inset(50%') || width <= 1 || height <= 1
  return !cutAway && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Whether the element's overflow is of this kind. */
function isIn(element: Element, kinds: RegExp): boolean {
  return kinds.test(getComputedStyle(element).overflowX)
}

/** Whether a story has put the element in a frame of a fixed width that is wider than the page. */
function isFramed(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (
      box instanceof HTMLElement &&
      (box.style.inlineSize || box.style.width).endsWith('px') &&
      box.getBoundingClientRect().right > document.documentElement.clientWidth
    )
      return true
  return false
}

/** Whether a scroll area has an accessible name, of its own or of its parent. */
function isNamed(element: Element): boolean {
  return (
    element.closest('[aria-label], [aria-labelledby], fieldset') !== null ||
    element.querySelector('[aria-label], [aria-labelledby], caption') !== null
  )
}

function sideways(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const all = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element))
  const areas = all.filter(
    (element) =>
      isIn(element, /auto|scroll/u) && element.scrollWidth > element.clientWidth + 1 && !isNamed(element),
  )
  const unnamed = areas.map((element) => `unnamed scroll area: ${nameOf(element)}`)
  if (scrollWidth <= clientWidth) return unnamed
  const wide = all.filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > clientWidth + 0.5 || left < -0.5
  })
  if (wide.some((element) => isFramed(element))) return unnamed
  const free = wide.filter((element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (isIn(box, /auto|scroll|hidden|clip/u)) return false
    return true
  })
  const deepest = free.filter(
    (element) => !free.some((other) => other !== element && element.contains(other)),
  )
  const culprits = deepest.slice(0, 3).map((element) => `overflow: ${nameOf(element)}`)
  return [...unnamed, ...(culprits.length > 0 ? culprits : ['overflow: something that cannot be seen'])]
}

function cutWords(): string[] {
  const boxes = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      isSeen(element) &&
      isIn(element, /hidden|clip/u) &&
      getComputedStyle(element).textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches('input, textarea, select') &&
      !element.closest('[aria-hidden="true"], svg'),
  )
  const cut = boxes.filter((box) => {
    const edge = box.getBoundingClientRect()
    return [box, ...box.querySelectorAll('*')].some((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!text || !isSeen(element) || (element !== box && isIn(element, /hidden|clip|auto|scroll/u)))
        return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      return right > edge.right + 1 || left < edge.left - 1
    })
  })
  return cut.map((box) => `clipped: ${nameOf(box)}`)
}

/**
 * Ancestors that may clip an element. An absolutely positioned element is clipped by its containing block, not by
 * the elements between.
 */
function around(element: Element): Element | null {
  return element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
    ? element.offsetParent
    : element.parentElement
}

/** The part of an element's box that is visible in all scroll areas around it. */
function seenBox(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let box = around(element); box && box !== document.body; box = around(box))
    if (isIn(box, /auto|scroll|hidden|clip/u)) {
      const edge = box.getBoundingClientRect()
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** All targets. */
function findTargets(): Element[] {
  const kinds =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=tab], [role=option], [role^=menuitem]'
  return [...document.querySelectorAll(kinds)].filter(
    (element) =>
      !element.closest('[inert], [aria-hidden="true"], .sb-wrapper') &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      boxOf(element).width > 0,
  )
}

/** A target's box; for a checkbox or radio the larger of its own and its label's. */
function boxOf(element: Element): DOMRect {
  const chosen = element instanceof HTMLInputElement && /checkbox|radio|file/u.test(element.type)
  const parts = [element, ...(chosen ? (element.labels ?? []) : [])].filter((part) => isSeen(part))
  const boxes = parts.map((part) => seenBox(part)).toSorted((a, b) => b.width * b.height - a.width * a.height)
  return boxes[0] ?? new DOMRect()
}

/** The nearest ancestor above the page. */
function layerOf(element: Element): Element | null {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const floats = /fixed|sticky/u.test(getComputedStyle(box).position)
    if (
      floats ||
      box.matches('[role=dialog], [role=listbox], [data-radix-popper-content-wrapper], [popover]')
    )
      return box
  }
  return null
}

/**
 * Whether a click 12 px from the centre still hits the target: a pseudo-element may enlarge the target without a
 * box.
 */
function isReached(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = boxOf(element)
  const [x, y] = [left + width / 2, top + height / 2]
  return [-11.5, 11.5].every((reach) => {
    const hits = [document.elementFromPoint(x + reach, y), document.elementFromPoint(x, y + reach)]
    return hits.every(
      (hit) => hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element)),
    )
  })
}

function smallTargets(targets: readonly Element[]): string[] {
  const small = targets.filter((element) => {
    const { width, height } = boxOf(element)
    const inSentence = getComputedStyle(element).display === 'inline' && element.matches('a, button')
    return !inSentence && (width < 23.5 || height < 23.5) && !isReached(element)
  })
  const boxes = small.length === 0 ? [] : targets.map((target) => [target, boxOf(target)] as const)
  const crowded = small.filter((element) => {
    const own = boxOf(element)
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
    return boxes.some(([other, { left, top, right, bottom }]) => {
      const apart = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      return other !== element && !other.contains(element) && !element.contains(other) && apart < 12
    })
  })
  return crowded.map((element) => `small: ${nameOf(element)}`)
}

function overlaps(targets: readonly Element[]): string[] {
  const seen = targets
    .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, box: seenBox(element), layer: layerOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  return seen.flatMap(({ element: one, box: a, layer }, index) =>
    seen.slice(index + 1).flatMap(({ element: other, box: b, layer: others }) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide <= 1 || high <= 1 || layer !== others || one.contains(other) || other.contains(one)) return []
      // A button inside its field, and the two thumbs of a slider, which may meet.
      const meant =
        (one.matches('input, textarea') && one.parentElement?.contains(other)) ||
        (one.matches('[role=slider]') && other.matches('[role=slider]'))
      return meant ? [] : [`overlap: ${nameOf(one)} and ${nameOf(other)}`]
    }),
  )
}
