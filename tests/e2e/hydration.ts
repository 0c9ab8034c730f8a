import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits until the script of the page hears whatever is done to it, in the parts too that come after the first load:
 * React leaves its mark on each element that it has taken over. Before, a button does nothing, a link leads to a whole
 * page, and what is typed may be known to nobody; what becomes of that has tests of its own, which do not wait. The
 * page of a fault has no script and nothing to wait for.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const controls = '#root :is(a, button, select, textarea, input:not([type=hidden]))'
    return [...document.querySelectorAll(controls)].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    )
  })
}

/** Waits until what is done to one element is heard. */
export const waitForHandlers = async (element: Locator): Promise<void> => {
  await expect
    .poll(() => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
