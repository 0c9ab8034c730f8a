import { topCategoriesAddress } from './calls.ts'

export { PageMain } from './page-main.tsx'
export { layoutOf, segments, type Layout, type Segment } from './layout.ts'
export { Shell, type ShellProps } from './shell.tsx'

/** Word groups that every page is sent. */
export const shellWords = ['common', 'shell', 'quick-search', 'cart', 'account'] as const

/** GET addresses that the shell needs on every page, beside the page's own. */
export const shellNeeds: readonly string[] = [topCategoriesAddress]
