import { later } from '@tradecounter/shop/core'

// The server has these parts at once, so that they stand in the page. They answer nothing but links: in the browser their
// code comes after the first load and takes over the same elements.

/** The logo in the header. Draw it inside a `Suspense`. */
export const ShellLogo = import.meta.env.SSR
  ? (await import('./shell-logo.tsx')).default
  : later(() => import('./shell-logo.tsx'))

/** The foot of the page. Draw it inside a `Suspense`. */
export const ShellFooter = import.meta.env.SSR
  ? (await import('./shell-footer.tsx')).default
  : later(() => import('./shell-footer.tsx'))

/** The quiet row above the header. Draw it inside a `Suspense`. */
export const TopRow = import.meta.env.SSR
  ? (await import('./top-row.tsx')).default
  : later(() => import('./top-row.tsx'))
