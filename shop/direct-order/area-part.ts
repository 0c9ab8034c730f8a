import { later } from '@tradecounter/shop/core'

// A link until its script is there: its code comes after the first load and takes over the same element.

/** The header's way to the direct order. Draw it inside a `Suspense`. */
export const DirectOrderArea = import.meta.env.SSR
  ? (await import('./direct-order-area.tsx')).default
  : later(() => import('./direct-order-area.tsx'))
