import { later } from '@tradecounter/shop/core'

// The server draws these at once. In the browser their code comes after the first load and takes over the same elements:
// they need it for everything that they do.

/** Orders by number, row by row. Draw it inside a `Suspense`. */
export const DirectOrderForm = import.meta.env.SSR
  ? (await import('./direct-order-form.tsx')).default
  : later(() => import('./direct-order-form.tsx'))

/** Many rows at once. Draw it inside a `Suspense`. */
export const ManyRows = import.meta.env.SSR
  ? (await import('./many-rows.tsx')).default
  : later(() => import('./many-rows.tsx'))
