import { useEffect, useEffectEvent, useState } from 'react'
import { loadTranslations, type Route, useHttpClient, useShop, whenVisible } from '@tradecounter/shop/core'
import { isDoneHere, keepDone } from './done.ts'
import { startsAfter, tourOf, type TourId } from './rules.ts'

/** The tour of a page. */
export interface IntroTourState {
  /** Null if the page has none. */
  id: TourId | null
  /** 0 before the first run. Each run has another number, and begins with the first step. */
  run: number
  open: boolean
  /** Shows it on request, also if it is done. */
  show: () => void
  /** Its texts could not be loaded on request. */
  failed: boolean
  forgetFailure: () => void
  exit: () => void
}

/**
 * Shows the tour of a page after a second (spec §9): once per tour and browser or user, or with each page if the site
 * shows it again. Never while the page is prerendered.
 */
export function useIntroTour(route: Route): IntroTourState {
  const context = useShop()
  const httpClient = useHttpClient()
  const [state, setState] = useState({ run: 0, open: false })
  const [failed, setFailed] = useState(false)
  const id = tourOf(route, context)
  const { showAgain } = context.settings.introTour
  const begin = (): void => setState(({ run }) => ({ run: run + 1, open: true }))

  const startAlone = useEffectEvent((tour: TourId, signal: AbortSignal): void => {
    if (signal.aborted || (!showAgain && isDoneHere(tour))) return
    void import('./start-tour.ts')
      .then(({ startTour }) =>
        // Not if the visitor has opened it meanwhile.
        startTour(tour, context, httpClient, {
          signal,
          start: () => setState(({ run, open }) => (run === 0 ? { run: 1, open: true } : { run, open })),
        }),
      )
      // A tour that cannot be loaded is not missed: the next page tries again.
      .catch(() => undefined)
  })
  useEffect(() => {
    if (id === null) return undefined
    const leaving = new AbortController()
    whenVisible(() => {
      const timer = setTimeout(() => startAlone(id, leaving.signal), startsAfter)
      leaving.signal.addEventListener('abort', () => clearTimeout(timer))
    })
    return () => leaving.abort()
  }, [id])

  const show = (): void => {
    setFailed(false)
    loadTranslations(context, 'intro-tour.next').then(begin, () => setFailed(true))
  }
  const exit = (): void => {
    setState(({ run }) => ({ run, open: false }))
    // A failure has no effect but that another device shows the tour too.
    if (id !== null) keepDone(id, context.user === null ? null : httpClient).catch(() => undefined)
  }
  return { id, ...state, show, failed, forgetFailure: () => setFailed(false), exit }
}
