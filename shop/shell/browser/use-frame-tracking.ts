import { useEffect } from 'react'
import { useStore } from 'jotai'
import { useHttpClient, useShop } from '@tradecounter/shop/core'
import { trackExperiments } from './track-experiments.ts'
import { trackFrame } from './track-frame.ts'

/** Tracks visits, the header's menu and the mini cart (HELP-10) while the page is open. */
export function useFrameTracking(): void {
  const store = useStore()
  const httpClient = useHttpClient()
  const context = useShop()
  const { analyticsSiteId } = context
  useEffect(() => trackFrame(store, httpClient, analyticsSiteId), [store, httpClient, analyticsSiteId])
  useEffect(() => trackExperiments(context), [context])
}
