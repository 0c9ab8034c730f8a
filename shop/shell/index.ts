import { topCategoriesAddress } from './calls.ts'

export { ConsentFirstPaint } from './consent/consent-first-paint.tsx'
export { firstPaintId, asksAttribute } from './consent/consent-position.ts'
export { MyPage } from './my-page.tsx'
export { PageBoundary } from './page-boundary.tsx'
export { PageMain } from './page-main.tsx'
export { layoutOf, segments, type Layout, type Segment } from './layout.ts'
export { ScriptNeeded } from './script-needed.tsx'
export { Shell, type ShellProps } from './shell.tsx'

/** Groups of translations that every page is sent. */
export const shellTranslations = ['common', 'shell', 'menu', 'quick-search', 'cart', 'account'] as const

/** Those of what the host writes before the page; a script asks for those of the question for consent later. */
export const aheadTranslations = ['common', 'ahead', 'consent'] as const

/** GET addresses that the shell needs on every page, beside the page's own. */
export const shellNeeds: readonly string[] = [topCategoriesAddress]
