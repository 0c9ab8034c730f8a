import { later } from '@tradecounter/shop/core'

/**
 * The header's search. The server draws its field, a form that works by itself; what suggests while somebody types takes
 * it over when its code has come. In a file of its own, since every page has it. Draw it inside a `Suspense`.
 */
export const QuickSearchArea = import.meta.env.SSR
  ? (await import('./quick-search-area.tsx')).default
  : later(() => import('./quick-search-area.tsx'))
