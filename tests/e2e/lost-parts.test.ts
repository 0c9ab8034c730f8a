import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lateGroups, lateSources, lose, type Loss, sheetsOf } from './late-files.ts'
import { waitForHandlers } from './hydration.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium, type WatchedPage } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** One part that loads on an action. */
interface Part {
  source: string
  path: string
  on?: typeof mobile
  signedIn?: boolean
  press: (page: Page) => Promise<void>
  /** The content of the loaded part. */
  shown: (page: Page) => Locator
}

const dialog = (page: Page): Locator => page.getByRole('dialog')
const list = '/search?parameters.SearchPhrase=kulventil'

const parts: readonly Part[] = [
  {
    source: 'shop/account/sign-in/login-popover.tsx',
    path: '/',
    press: (page) => page.getByRole('button', { name: say('account.sign-in'), exact: true }).click(),
    shown: dialog,
  },
  {
    source: 'shop/account/menu/account-popover.tsx',
    path: '/',
    signedIn: true,
    press: (page) => page.getByRole('button', { name: say('account.account') }).click(),
    shown: dialog,
  },
  {
    source: 'shop/account/menu/account-panel.tsx',
    path: '/?featureToggle_newMenu=true',
    press: (page) => page.getByRole('button', { name: say('account.sign-in'), exact: true }).click(),
    shown: dialog,
  },
  {
    source: 'shop/cart/mini-cart/mini-cart-panel.tsx',
    path: '/',
    press: (page) =>
      page
        .locator('header')
        .getByRole('link', { name: say('cart.list-title') })
        .click(),
    shown: dialog,
  },
  {
    source: 'shop/shell/menu/menu-sheet.tsx',
    path: '/',
    on: mobile,
    press: (page) => page.getByRole('button', { name: say('shell.menu.title'), exact: true }).click(),
    shown: dialog,
  },
  {
    source: 'shop/shell/header/search-sheet.tsx',
    path: '/',
    on: mobile,
    press: (page) =>
      page
        .locator('header')
        .getByRole('combobox', { name: say('quick-search.field') })
        .tap(),
    shown: dialog,
  },
  {
    source: 'ui/mega-menu/menu-panel.tsx',
    path: '/',
    press: (page) =>
      page
        .getByRole('navigation', { name: say('shell.menu.label') })
        .getByRole('button')
        .first()
        .click(),
    shown: (page) => page.locator('header li[data-state=open] ul'),
  },
  {
    source: 'shop/direct-order/header/direct-order-dropdown.tsx',
    path: '/',
    press: (page) =>
      page
        .getByRole('link', { name: say('shell.direct-order') })
        .first()
        .click(),
    shown: dialog,
  },
  {
    source: 'shop/search/filters/filter-sheet.tsx',
    path: list,
    on: mobile,
    press: (page) => page.getByRole('button', { name: say('search.filters'), exact: true }).click(),
    shown: dialog,
  },
  {
    source: 'shop/search/hits/row-variants.tsx',
    path: list,
    press: (page) =>
      page
        .getByRole('button', { name: /^\d+ varianter$/u })
        .first()
        .click(),
    shown: (page) => page.locator('main table').first(),
  },
  {
    source: 'shop/feedback/dialog/feedback-dialog.tsx',
    path: '/',
    press: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('shell.feedback') })
        .click(),
    shown: dialog,
  },
  {
    source: 'shop/cart/favourite-lists/save-favourite-list-dialog.tsx',
    path: '/cart',
    signedIn: true,
    press: (page) => page.getByRole('button', { name: say('save-list.save') }).click(),
    shown: dialog,
  },
  {
    source: 'shop/cart/cart-page/lines/line-marks-form.tsx',
    path: '/cart',
    signedIn: true,
    press: (page) =>
      page
        .getByRole('button', { name: say('cart-page.marks') })
        .first()
        .click(),
    shown: (page) => page.getByLabel(say('cart-page.note'), { exact: true }),
  },
  {
    source: 'shop/cart/cart-page/favourite-lists/from-favourite-list-flow.tsx',
    path: '/cart',
    signedIn: true,
    press: (page) => page.getByRole('button', { name: say('cart-page.from-list') }).click(),
    shown: dialog,
  },
  {
    source: 'shop/cart/cart-page/confirm-dialog.tsx',
    path: '/cart',
    signedIn: true,
    press: (page) => page.getByRole('button', { name: say('cart.empty'), exact: true }).click(),
    shown: (page) => page.getByRole('alertdialog'),
  },
  {
    source: 'shop/cart/cart-page/free-text-dialog.tsx',
    path: '/cart',
    signedIn: true,
    press: (page) => page.getByRole('button', { name: say('cart-page.free-text-open') }).click(),
    shown: dialog,
  },
  {
    source: 'shop/favourite-lists/my-lists/list-dialog.tsx',
    path: '/my-pages/my-lists',
    signedIn: true,
    press: (page) => page.getByRole('button', { name: say('my-lists.new'), exact: true }).click(),
    shown: dialog,
  },
]

/**
 * Late parts that need an ended session (`checkout-session.test.ts`), a camera, a configuration, a merged cart, a
 * switched customer, a warehouse, a second factor, an administrator's row, a
 * tour, an application of a company, a mailed link, a list that was added or deleted, lines of a list, a menu of the site or a range of days: they
 * use the same `later`.
 */
const otherParts = new Set([
  'shop/account/menu/switched-notice.tsx',
  'shop/account/security/factors/second-step.tsx',
  'shop/account/sign-in/session-end.tsx',
  'shop/account/sign-in/sign-in-again.tsx',
  'shop/cart/configuration/configuration-dialog.tsx',
  'shop/cart/notices/merged-notice.tsx',
  'shop/direct-order/list/choices-dialog.tsx',
  'shop/intro-tour/tour.tsx',
  'shop/become-a-customer/application/aside/discard-dialog.tsx',
  'shop/become-a-customer/application/aside/no-link.tsx',
  'shop/become-a-customer/application/aside/open-link.tsx',
  'shop/cart/list-outcome/added-favourite-list.tsx',
  'shop/become-a-customer/application/banners/conflict-banner.tsx',
  'shop/become-a-customer/application/identification/signatory-view.tsx',
  'shop/become-a-customer/application/tabs/closed-tab.tsx',
  'shop/become-a-customer/application/tabs/delivery-tab.tsx',
  'shop/become-a-customer/application/tabs/identify-tab.tsx',
  'shop/become-a-customer/application/tabs/persons-tab.tsx',
  'shop/become-a-customer/application/tabs/receipt/receipt-tab.tsx',
  'shop/become-a-customer/application/tabs/terms-tab.tsx',
  'shop/company/information/record-dialog.tsx',
  'shop/favourite-lists/my-lists/record/deleted-list.tsx',
  'shop/favourite-lists/my-lists/record/dialogs/copy-lines-dialog.tsx',
  'shop/favourite-lists/my-lists/record/dialogs/note-dialog.tsx',
  'shop/core/page-waiting/page-waiting-view.tsx',
  'shop/product/stock/local-stock.tsx',
  'shop/search/quick-search/scan-sheet.tsx',
  'shop/shell/header/site-panel.tsx',
  'ui/calendar/month-grid.tsx',
])

/** The whole shell of a page is unchanged. */
async function expectWholePage(page: Page): Promise<void> {
  for (const part of ['header', 'main', 'footer'])
    expect((await page.locator(part).first().innerText()).trim(), part).not.toBe('')
}

const lostNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: say('common.part-failed') })

async function openFor({ path, on = desktop, signedIn = false }: Part): Promise<WatchedPage> {
  const visited = await visit('se', on)
  if (signedIn) {
    await visited.open('/')
    await signInByCall(visited.page, 'olof')
    await emptyCartByCall(visited.page)
    await addByCall(visited.page, 'T200001')
  }
  await visited.open(path)
  return visited
}

describe.each(parts)('$source', (part) => {
  it.each<Loss>(['cut off', 'offline'])(
    'shows the failure in its place while its file is %s, and recovers',
    async (loss) => {
      const { page } = await openFor(part)
      const bringBack = await lose(page, [part.source], loss)
      await part.press(page)
      await lostNotice(page).waitFor()
      await expectWholePage(page)
      await bringBack()
      // It loads when back online; otherwise on request.
      if (loss === 'cut off')
        await lostNotice(page)
          .getByRole('button', { name: say('common.retry') })
          .click()
      await part.shown(page).first().waitFor()
      await lostNotice(page).waitFor({ state: 'detached' })
      await expectWholePage(page)
    },
  )

  it('loads after one refused request, automatically or on retry', async () => {
    const { page } = await openFor(part)
    await lose(page, [part.source], 'refused once')
    await part.press(page)
    const shown = part.shown(page).first()
    await shown.or(lostNotice(page)).first().waitFor()
    await expectWholePage(page)
    const retry = lostNotice(page).getByRole('button', { name: say('common.retry') })
    if (!(await shown.isVisible())) await retry.click()
    await shown.waitFor()
    await expectWholePage(page)
  })
})

/** The style sheets of a part that the page does not have. */
const missingSheets = (page: Page, { source }: Part): Promise<string[]> =>
  page.evaluate((paths) => {
    const there = [...document.styleSheets].flatMap((sheet) => {
      try {
        return sheet.cssRules.length > 0 ? [new URL(sheet.href ?? document.URL).pathname] : []
      } catch {
        // Chromium keeps a failed one without readable rules.
        return []
      }
    })
    return paths.filter((path) => !there.includes(path))
  }, sheetsOf(source))

it('shows a part whose style sheet has failed only with its styles', async () => {
  const { page } = await visit('se')
  const feedback = parts.find(({ source }) => source.endsWith('/feedback-dialog.tsx'))
  if (feedback === undefined) throw new Error('There is no dialog with styles of its own')
  const markup = (await (await page.goto('/'))?.text()) ?? ''
  const sheets = sheetsOf(feedback.source).filter((path) => !markup.includes(path))
  const bringBack = await lose(page, sheets, 'cut off')
  await page.goto('/')
  await waitForHandlers(page.getByRole('contentinfo').getByRole('button', { name: say('shell.feedback') }))
  await feedback.press(page)
  await lostNotice(page).first().waitFor()
  expect(await missingSheets(page, feedback)).toEqual(sheets)
  expect(sheets).not.toEqual([])
  await bringBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await feedback.shown(page).first().waitFor()
  expect(await missingSheets(page, feedback)).toEqual([])
})

/** Server-rendered parts, and code that an answer waits for: most of it is in `lateGroups`. */
const drawnAhead = lateSources.filter((source) =>
  [
    'addresses',
    'administrator-sections',
    'agreement-record',
    'agreements',
    'agreements-block',
    'approval-rules',
    'approval-section',
    'approvals',
    'approvals-block',
    'cart-added-notice',
    'change-requests',
    'contact-forms',
    'contacts',
    'cost-centres-section',
    'customer-block',
    'customers-section',
    'deputies',
    'direct-order-form',
    'entries',
    'export-jobs',
    'failed-view',
    'import-users',
    'interval-slider',
    'invoice-document',
    'invoices',
    'invoices-block',
    'list-record',
    'favourite-lists-block',
    'many-rows',
    'matrix-section',
    'order-parts',
    'new-offer',
    'offer-record',
    'news-block',
    'offers',
    'offers-block',
    'orders',
    'other-customer',
    'overview',
    'page-waiting-view',
    'personal-data',
    'quick-sections',
    'request',
    'return-case',
    'new-return',
    'returns',
    'role-limits',
    'row-window-engine',
    'sales-person-block',
    'second-factor-switch',
    'security-section',
    'settings-section',
    'track-result',
    'units-section',
    'user-form',
    'users',
  ].some((name) => new RegExp(`/${name}\\.tsx?$`, 'u').test(source)),
)

it('covers every late part of the build', () => {
  const pressed = new Set([...parts.map(({ source }) => source), ...otherParts])
  const unknown = lateSources.filter(
    (source) => source.endsWith('.tsx') && !pressed.has(source) && !drawnAhead.includes(source),
  )
  expect(unknown).toEqual([])
})

it.each(['/', list, '/p/x-T990006'])(
  "keeps the server's markup of %s while all late files fail, and says so once",
  async (path) => {
    const { page } = await visit('se')
    const bringBack = await lose(page, [...lateGroups, ...drawnAhead], 'cut off')
    await page.goto(path)
    await lostNotice(page).waitFor()
    await expectWholePage(page)
    expect(await lostNotice(page).count()).toBe(1)
    await bringBack()
    await lostNotice(page)
      .getByRole('button', { name: say('common.retry') })
      .click()
    await lostNotice(page).waitFor({ state: 'detached' })
    await expectWholePage(page)
  },
)

it('reloads a page once when the server no longer has a file of it', async () => {
  const { page } = await visit('se')
  await page.goto('/')
  const [part] = parts
  if (part === undefined) throw new Error('There is no late part')
  await lose(page, [part.source], 'gone')
  const press = async (): Promise<void> => {
    await waitForHandlers(page.getByRole('button', { name: say('account.sign-in'), exact: true }))
    await part.press(page)
  }
  await press()
  await page.waitForEvent('load')
  await press()
  await lostNotice(page).waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  await expectWholePage(page)
})
