import type { Page } from 'playwright-core'

/** Name of the focused element without its role: its label, text or placeholder. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const labelled =
      'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : ''
    return (element.getAttribute('aria-label') ?? (labelled || element.textContent) ?? '').trim()
  })

/** Presses Tab until an element with the name has the focus, and fails after a full round. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (typeof name === 'string' ? now.startsWith(name) : name.test(now)) return
    seen.push(now)
  }
  throw new Error(`no Tab led to ${name}; it went over ${seen.slice(0, 60).join(' | ')}`)
}
