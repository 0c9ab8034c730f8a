import type { Page } from 'playwright-core'

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

/** Whether React has taken over everything in the page that can be pressed: it leaves its mark on each element. */
const isTakenOver = (): boolean =>
  [...document.querySelectorAll('main :is(a, button, select, input:not([type=hidden]))')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  )

/** Waits until the parts that come after the first load have come and work: before, links lead to whole pages. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isTakenOver)
}
