import { later } from '@tradecounter/shop/core'

// As `later-parts.ts`, which search pages have too: they need not name these.

/** The categories above one. Draw it inside a `Suspense`. */
export const CategoryPlace = import.meta.env.SSR
  ? (await import('./category-place.tsx')).default
  : later(() => import('./category-place.tsx'))

/** What stands between a category's name and its list. Draw it inside a `Suspense`. */
export const CategoryIntro = import.meta.env.SSR
  ? (await import('./category-intro.tsx')).default
  : later(() => import('./category-intro.tsx'))
