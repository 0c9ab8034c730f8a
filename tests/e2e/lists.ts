import type { Page } from 'playwright-core'
import { waitForHydration } from './hydration.ts'

/** A pattern for what begins with a text: names of buttons go on with counts. */
export const startsWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`, 'u')

/** How many articles the list says that it has, with its words. */
export const hits = (page: Page): Promise<string> => page.locator('h1 + span').innerText()

/** What has been said politely of late. */
export const announced = (page: Page): Promise<string> =>
  page
    .locator('[aria-live=polite]')
    .allInnerTexts()
    .then((texts) => texts.join(' '))

/** Grows with the queries of the calls whose path matches. */
export function seenCalls(page: Page, path: RegExp): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (path.test(pathname)) calls.push(searchParams)
  })
  return calls
}

/** Waits until the parts that come after the first load have come and work, and what they have asked for has come. */
export async function settled(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
}
