import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Puts the sticky elements back: `withoutSticky` leaves it on the page for as long as it runs. */
    putBack?: () => void
  }
}

/**
 * Does something while sticky elements lie in the flow. axe measures targets where the page has been scrolled to, and
 * takes what lies under the header there for hidden, while a person scrolls on. Where that is depends on every font.
 */
export async function withoutSticky<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const changed = [...document.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => ({ element, style: element.getAttribute('style') }))
    for (const { element } of changed) {
      element.style.setProperty('position', 'relative', 'important')
      element.style.setProperty('inset', 'auto', 'important')
    }
    window.putBack = () => {
      for (const { element, style } of changed)
        if (style === null) element.removeAttribute('style')
        else element.style.cssText = style
    }
  })
  try {
    return await act()
  } finally {
    await page.evaluate(() => window.putBack?.())
  }
}
