import type { Page } from 'playwright-core'

/** What the menu's row looks like in the window as it is. */
export interface MenuRow {
  /** Names in sight, in order, with where they stand: `Ventiler 183,157 92x40`. */
  seen: string[]
  /** The same of "More", while it is in sight. */
  more: string | null
  /** Names that the row has and does not show. */
  hidden: string[]
  /** Names that the open panel of "More" lists at its first level; null while it is closed. */
  listed: string[] | null
  /** Names that a screen reader and the keyboard find in the row. */
  offered: string[]
  /** What is wrong with the row by itself: names in two lines or cut, small targets, more than one row. */
  faults: string[]
}

// The functions below the first run in the page: they are sent there as text, so they know only each other.

/** Reads the row from the page, once the frame is drawn that shows the last change: before and after its script runs. */
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

/** Where an element stands and how large it is. */
function boxOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  return `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`
}

/** Lines of text at the beginning of an element. */
function linesOf(element: Element): number {
  const range = document.createRange()
  if (element.firstChild) range.selectNodeContents(element.firstChild)
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
}

/** An item is whole within the list, its name too. */
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

/** What is pressed is large enough, and its name stands in one line. */
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
