import { later } from '@tradecounter/shop/core'

// The server has these parts at once, so that they stand in the page. In the browser their code comes after the first
// load and takes over the same elements. What they need of the list they are given: a module that they share with it
// would count as everyone's, and go to every page.

/** The filter of one interval facet. Draw it inside a `Suspense`. */
export const IntervalFacet = import.meta.env.SSR
  ? (await import('./interval-facet.tsx')).default
  : later(() => import('./interval-facet.tsx'))

/** What narrows the list. Draw it inside a `Suspense`, and only when something does. */
export const ActiveChips = import.meta.env.SSR
  ? (await import('./active-chips.tsx')).default
  : later(() => import('./active-chips.tsx'))

/** How much of the list is shown, and the way to more. Draw it inside a `Suspense`. */
export const MoreRows = import.meta.env.SSR
  ? (await import('./more-rows.tsx')).default
  : later(() => import('./more-rows.tsx'))

/** What stands between a list's tools and its rows. Draw it inside a `Suspense`. */
export const ListNotes = import.meta.env.SSR
  ? (await import('./list-notes.tsx')).default
  : later(() => import('./list-notes.tsx'))

/** What stands in the place of a list without rows. Draw it inside a `Suspense`. */
export const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).default
  : later(() => import('./nothing-found.tsx'))

/** What looks on while a list is read. Draw it inside a `Suspense`, behind `MoreRows`. */
export const ListWatch = import.meta.env.SSR
  ? (await import('./list-watch.tsx')).default
  : later(() => import('./list-watch.tsx'), { behind: true })
