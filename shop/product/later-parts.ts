import { later } from '@tradecounter/shop/core'

// The server has these parts at once, so that they stand in the page. In the browser their code comes after the first load
// and takes over the same elements. Each is drawn inside a `Suspense`.

/** Attributes, documents and words about the product. */
export const ProductDetails = import.meta.env.SSR
  ? (await import('./product-details.tsx')).default
  : later(() => import('./product-details.tsx'))

/** Breadcrumbs of the product. */
export const ProductPlace = import.meta.env.SSR
  ? (await import('./product-place.tsx')).default
  : later(() => import('./product-place.tsx'))

/** The button that copies the article number. */
export const CopyNumber = import.meta.env.SSR
  ? (await import('./copy-number.tsx')).default
  : later(() => import('./copy-number.tsx'))

/** Conversions, volume prices, the choice of a warehouse, options, sharing and print. */
export const FactsMore = import.meta.env.SSR
  ? (await import('./facts-more.tsx')).default
  : later(() => import('./facts-more.tsx'))

/** Delivery, what was bought before, accessories and alternatives. */
export const ProductAround = import.meta.env.SSR
  ? (await import('./product-around.tsx')).default
  : later(() => import('./product-around.tsx'))
