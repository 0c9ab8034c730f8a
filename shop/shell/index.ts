import { topCategoriesAddress } from './calls.ts'

export { languageName } from './header/other-languages.ts'
export { ConsentFirstPaint } from './consent/consent-first-paint.tsx'
export { firstPaintId, asksAttribute } from './consent/consent-position.ts'
export { salesmanLabels } from './menu/salesman-labels.ts'
export { PageBoundary } from './page-boundary.tsx'
export { PageMain } from './page-main.tsx'
export { layoutOf, segments, type Layout } from './layout.ts'
export { ScriptNeeded } from './script-needed.tsx'
export { Shell, type ShellProps } from './shell.tsx'

/** Groups of translations that are sent with every page. */
export const shellTranslations = ['common', 'shell', 'menu', 'quick-search', 'cart', 'account'] as const

/** Groups for what the host renders before the page; the consent banner's texts are loaded by script later. */
export const consentTranslations = ['common', 'ahead', 'consent'] as const

/** GET addresses that the shell needs on every page, besides the page's own. */
export const shellNeeds: readonly string[] = [topCategoriesAddress]
