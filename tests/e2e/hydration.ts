import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits until every control of the page is hydrated, late parts included: React adds a property to each hydrated
 * element. Tests of input before hydration do not wait. An error page has no script and nothing to wait for.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const controls = '#root :is(a, button, select, textarea, input:not([type=hidden]))'
    return [...document.querySelectorAll(controls)].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    )
  })
}

/** Waits until one element is hydrated. */
export const waitForHandlers = async (element: Locator): Promise<void> => {
  await expect
    .poll(() => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
