import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Restores the sticky elements: `withoutSticky` defines it while it runs. */
    putBack?: () => void
  }
}

/**
 * Runs an action while sticky elements are static. axe measures targets at the current scroll position, and treats
 * those under the header as hidden, although a person can scroll on.
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
