import { lazy } from 'react'

// The server has these parts at once, so that they stand in the page. In the browser their code comes after the first
// load and takes over the same elements. What they need of the list they are given: a module that they share with it
// would count as everyone's, and go to every page.

/** The filter of one interval facet. Draw it inside a `Suspense`. */
export const IntervalFacet = import.meta.env.SSR
  ? (await import('./interval-facet.tsx')).default
  : lazy(() => import('./interval-facet.tsx'))

/** What narrows the list. Draw it inside a `Suspense`, and only when something does. */
export const ActiveChips = import.meta.env.SSR
  ? (await import('./active-chips.tsx')).default
  : lazy(() => import('./active-chips.tsx'))

/** How much of the list is shown, and the way to more. Draw it inside a `Suspense`. */
export const MoreRows = import.meta.env.SSR
  ? (await import('./more-rows.tsx')).default
  : lazy(() => import('./more-rows.tsx'))

/** What stands between a list's tools and its rows. Draw it inside a `Suspense`. */
export const ListNotes = import.meta.env.SSR
  ? (await import('./list-notes.tsx')).default
  : lazy(() => import('./list-notes.tsx'))

/** What stands in the place of a list without rows. Draw it inside a `Suspense`. */
export const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).default
  : lazy(() => import('./nothing-found.tsx'))

/** What looks on while a list is read. Draw it inside a `Suspense`, behind `MoreRows`. */
export const ListWatch = import.meta.env.SSR
  ? (await import('./list-watch.tsx')).default
  : lazy(() => import('./list-watch.tsx'))
