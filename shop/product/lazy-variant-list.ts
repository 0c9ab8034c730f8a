import { lazy } from 'react'

/** The variant list for places that show it only on request: its code comes when it is opened first. */
export const LazyVariantList = lazy(async () => ({
  default: (await import('./variant-list.tsx')).VariantList,
}))
