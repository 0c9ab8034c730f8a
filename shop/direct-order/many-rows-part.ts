import { lazy } from 'react'

// The server draws it at once; in the browser its code comes after the first load and takes over.

/** Many rows at once. Draw it inside a `Suspense`. */
export const ManyRows = import.meta.env.SSR
  ? (await import('./many-rows.tsx')).default
  : lazy(() => import('./many-rows.tsx'))
