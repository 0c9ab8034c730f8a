import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openFirstProduct } from './gestures.ts'
import { ownShop } from './own-shop.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** What the service has kept with this text. */
function kept(text: string): unknown[] {
  const database = new DatabaseSync(join(ownShop.data, 'tradecounter.sqlite'), { readOnly: true })
  try {
    return database
      .prepare('select "site", "source", "userId" from "feedback" where "feedback" = ?')
      .all(text)
  } finally {
    database.close()
  }
}

async function openDialog(page: Page, t = say): Promise<Locator> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shell.feedback') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('feedback.title') })
  await dialog.waitFor()
  return dialog
}

async function write(dialog: Locator, text: string, t = say): Promise<void> {
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: t('feedback.submit') }).click()
}

/** Writes, and waits for the thanks, which show for half a second at least: too short to be looked for from outside. */
async function writeAndBeThanked(dialog: Locator, text: string, t = say): Promise<void> {
  const thanked = dialog.evaluate(
    (element, thanks) =>
      new Promise<void>((seen) => {
        const observer = new MutationObserver(() => {
          if (element.textContent.includes(thanks)) seen()
        })
        observer.observe(element, { childList: true, subtree: true })
      }),
    t('feedback.thank-you-text'),
  )
  await write(dialog, text, t)
  await thanked
}

/** Addresses of the page's calls about feedback, in order. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/oauth2/token' || pathname === '/bff/feedback') calls.push(pathname)
  })
  return calls
}

describe.each([
  ['se', 'sv', desktop],
  ['prevex', 'fi', mobile],
] as const)('feedback on %s', (site, language, device) => {
  it('is written, sent with a token, thanked for, and closed 3.5 s after the submit (HELP-7)', async () => {
    const t = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, device)
    const calls = watchCalls(page)
    await open('/')
    const dialog = await openDialog(page, t)
    await checkAccess('[role="dialog"]')
    const text = `Bra sida ${randomUUID()}`
    const submitted = Date.now()
    await writeAndBeThanked(dialog, text, t)
    await dialog.waitFor({ state: 'detached' })
    expect(Date.now() - submitted).toBeGreaterThan(3500)
    expect(calls).toEqual(['/oauth2/token', '/bff/feedback'])
    expect(kept(text)).toEqual([{ site, source: 'start', userId: null }])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('shell.feedback'))
    expect(complaints).toEqual([])
  })
})

it('is not sent while it is empty (HELP-7)', async () => {
  const { page, open, complaints } = await visit('se')
  const calls = watchCalls(page)
  await open('/')
  const dialog = await openDialog(page)
  await write(dialog, '  ')
  await dialog.getByText(say('feedback.empty')).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect([calls, complaints]).toEqual([[], []])
})

it.each(['fails', 'does not answer'])(
  'is thanked for when the service %s, which is only logged (HELP-7)',
  async (how) => {
    const { page, open, complaints } = await visit('se')
    await page.route('**/bff/feedback?*', (route) =>
      how === 'fails' ? route.fulfill({ status: 503, json: { code: 'busy', message: '' } }) : undefined,
    )
    await open('/')
    const dialog = await openDialog(page)
    await writeAndBeThanked(dialog, 'Bra sida')
    await dialog.waitFor({ state: 'detached' })
    // The page warns; Chromium also reports the failed answer.
    await expect
      .poll(() => complaints.filter((text) => /CallError|TimeoutError|timed out/u.test(text)))
      .toHaveLength(1)
    expect(await page.locator('[role="alert"]:not(:empty)').count()).toBe(0)
  },
)

it('is asked for on the product page where the flag is on, and says which product (HELP-7, SHELL-4)', async () => {
  const t = translatorOf('nn')
  const { page, open, checkAccess, complaints } = await visit('gelia-no')
  await open('/search')
  await openFirstProduct(page)
  const ask = page.getByRole('button', { name: t('product-page.feedback-open') })
  await page.getByRole('contentinfo').waitFor()
  expect(await ask.count()).toBe(0)
  await open(`${new URL(page.url()).pathname}?featureToggle_productFeedback=true`)
  // The address may have the number of an article; the canonical one has that of its product.
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  await checkAccess('main')
  await ask.click()
  const dialog = page.getByRole('dialog', { name: t('feedback.title') })
  await dialog.waitFor()
  const text = `Manglar teikning ${randomUUID()}`
  await writeAndBeThanked(dialog, text, t)
  expect(kept(text)).toEqual([
    { site: 'gelia-no', source: `product/${canonical?.split('-').at(-1)}`, userId: null },
  ])
  expect(complaints).toEqual([])
})

it('is asked for on the page of an order, and keeps no number of it (HELP-7)', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/')
  await signInByCall(page, 'olof')
  const orderNumber = await page.evaluate(async () => {
    const answer = await fetch('/api/my-pages/order-history')
    const { orders }: { orders: { orderNumber: string }[] } = await answer.json()
    return orders[0]?.orderNumber ?? ''
  })
  await open(`/my-pages/order-info/${orderNumber}`)
  await page.getByRole('link', { name: say('order-info.feedback') }).click()
  const dialog = page.getByRole('dialog', { name: say('feedback.title') })
  await dialog.waitFor()
  const text = `Bra ordersida ${randomUUID()}`
  await writeAndBeThanked(dialog, text)
  expect(kept(text)).toEqual([{ site: 'se', source: 'order', userId: expect.stringContaining('olof') }])
  expect(complaints).toEqual([])
})
