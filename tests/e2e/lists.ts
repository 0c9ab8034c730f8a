import type { Page } from 'playwright-core'
import { waitForHydration } from './hydration.ts'

/** A pattern for text with this prefix, because names of buttons end with counts. */
export const startsWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`, 'u')

/** The list's number of articles, as shown. */
export const hits = (page: Page): Promise<string> => page.locator('h1 + span').innerText()

/** The latest polite announcement. */
export const announced = (page: Page): Promise<string> =>
  page
    .locator('[aria-live=polite]')
    .allInnerTexts()
    .then((texts) => texts.join(' '))

/** Collects the queries of the calls with a matching path. */
export function seenCalls(page: Page, path: RegExp): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (path.test(pathname)) calls.push(searchParams)
  })
  return calls
}

/** Waits until late parts have loaded and hydrated, and their requests have completed. */
export async function settled(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
}
