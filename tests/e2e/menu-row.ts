import type { Page } from 'playwright-core'

/** The menu's row in the current window. */
export interface MenuRow {
  /** Visible names, in order, with position and size: `Ventiler 183,157 92x40`. */
  seen: string[]
  /** The same for "More", if visible. */
  more: string | null
  /** Names in the row that are not visible. */
  hidden: string[]
  /** Names on the first level of the open panel of "More"; null while closed. */
  listed: string[] | null
  /** Names in the row for screen readers and keyboard. */
  offered: string[]
  /** Errors of the row itself: names on two lines or cut, small targets, more than one row. */
  faults: string[]
}

// The functions below the first run in the page: they are sent as text, so they know only each other.

/** Reads the row from the page after the frame with the last change: before and after its script runs. */
export const readMenuRow = (page: Page): Promise<MenuRow> =>
  page.evaluate<MenuRow>(
    `(async () => {
      ${[nameOf, boxOf, linesOf, itemFaults, targetFaults, readRow].map(String).join('\n')}
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return readRow()
    })()`,
  )

/** Name of an item of the row or of the panel. */
function nameOf(item: Element): string {
  return item.querySelector('a')?.textContent ?? ''
}

/** Position and size of an element. */
function boxOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  return `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`
}

/** Number of text lines at the beginning of an element. */
function linesOf(element: Element): number {
  const range = document.createRange()
  if (element.firstChild) range.selectNodeContents(element.firstChild)
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
}

/** Errors of an item, which must be completely inside the list, including its name. */
function itemFaults(item: Element, list: Element): string[] {
  const own = item.getBoundingClientRect()
  const room = list.getBoundingClientRect()
  const isIn = own.left > room.left - 0.5 && own.right < room.right + 0.5
  const isInRow = own.top > room.top - 0.5 && own.bottom < room.bottom + 0.5
  const link = item.querySelector('a')
  const isShortened = link !== null && link.scrollWidth > link.clientWidth
  return [...(isIn && isInRow ? [] : ['cut']), ...(isShortened ? ['shortened'] : [])].map(
    (fault) => `${fault}: ${nameOf(item)}`,
  )
}

/** Errors of a target, which must be large enough, with its name on one line. */
function targetFaults(target: Element): string[] {
  const { width, height } = target.getBoundingClientRect()
  return [
    ...(width < 24 || height < 24 ? ['small'] : []),
    ...(linesOf(target) > 1 ? ['in two lines'] : []),
  ].map((fault) => `${fault}: ${target.textContent} ${boxOf(target)}`)
}

function readRow(): MenuRow {
  const list = document.querySelector<HTMLElement>('nav[data-more] > ul')
  const nav = list?.parentElement
  if (!list || !nav) throw new Error('the page has no menu')
  const items = Array.from(list.querySelectorAll<HTMLElement>(':scope > li'))
  const seen = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop)
  const hidden = items.filter((item) => !seen.includes(item))
  const button = nav.querySelector<HTMLElement>(':scope > div button')
  const more = button && button.getClientRects().length > 0 ? button : null
  const targets = seen.flatMap((item) => Array.from(item.querySelectorAll(':scope > :is(a, button)')))
  const [ownBox, listBox, moreBox] = [nav, list, more].map((one) => one?.getBoundingClientRect())
  const below = hidden.filter((item) => item.getBoundingClientRect().top < (listBox?.bottom ?? 0) - 0.5)
  const panel = document.getElementById(more?.getAttribute('aria-controls') ?? '')
  const groups = Array.from(panel?.querySelectorAll('li') ?? []).filter(
    (one) => one.parentElement?.closest('li') === null,
  )
  return {
    seen: seen.map((item) => `${nameOf(item)} ${boxOf(item)}`),
    more: more && `${more.textContent} ${boxOf(more)}`,
    hidden: hidden.map(nameOf),
    listed: panel && groups.map(nameOf),
    offered: items
      .filter((item) => item.checkVisibility({ visibilityProperty: true }) && !item.inert)
      .map(nameOf),
    faults: [
      ...seen.flatMap((item) => itemFaults(item, list)),
      ...[...targets, ...(more ? [more] : [])].flatMap(targetFaults),
      ...below.map((item) => `second row in sight: ${nameOf(item)}`),
      ...((ownBox?.height ?? 0) > (listBox?.height ?? 0) + 0.5 ? ['the menu is higher than its row'] : []),
      ...(moreBox && moreBox.left < (listBox?.right ?? 0) - 0.5 ? ['"More" covers names'] : []),
      ...(moreBox && moreBox.right > (ownBox?.right ?? 0) + 0.5 ? ['"More" stands outside'] : []),
      ...((more === null) === (hidden.length === 0) ? [] : [`"More" with ${hidden.length} hidden names`]),
    ],
  }
}
