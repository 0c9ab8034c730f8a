import { topCategoriesAddress } from './calls.ts'

export { ConsentAhead } from './consent-ahead.tsx'
export { aheadId, asksAttribute } from './consent-place.ts'
export { PageMain } from './page-main.tsx'
export { layoutOf, segments, type Layout, type Segment } from './layout.ts'
export { Shell, type ShellProps } from './shell.tsx'

/** Word groups that every page is sent. */
export const shellWords = ['common', 'shell', 'quick-search', 'cart', 'account'] as const

/** Those of the question for consent, which the host writes before the page and a script asks for later. */
export const consentWords = ['consent'] as const

/** GET addresses that the shell needs on every page, beside the page's own. */
export const shellNeeds: readonly string[] = [topCategoriesAddress]
