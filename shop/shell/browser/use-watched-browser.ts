import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'jotai'
import { loadUntilThere } from '@tradecounter/shop/core'

/** Watches the browser after hydration; pass the returned ref to the header's sticky row. */
export function useWatchedBrowser(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const store = useStore()
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    void loadUntilThere(() => import('./watch-browser.ts')).then(({ watchBrowser }) => {
      if (!gone) stop = watchBrowser(store, row.current)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [store])
  return row
}
