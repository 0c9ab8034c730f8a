import { useEffect } from 'react'
import { type PageId, whenConsented, whenVisible } from '@tradecounter/shop/core'

let measures = false

/** Measures the page for the shop's operators, with consent to statistics only: without it no code for it loads. */
export function useVitals(page: PageId): void {
  useEffect(() => {
    whenVisible(() =>
      whenConsented('C0002', () => {
        if (measures) return
        measures = true
        void import('./measure-vitals.ts').then(
          ({ measureVitals }) => measureVitals(page),
          () => {},
        )
      }),
    )
  }, [page])
}
