import { useEffect } from 'react'
import { useStore } from 'jotai'
import { useCall } from '@tradecounter/shop/core'
import { tellStatistics } from './track-frame.ts'

/** Tells statistics of the visit and of the frame's menu and cart (HELP-10), for as long as the page stands. */
export function useFrameTracking(): void {
  const store = useStore()
  const caller = useCall()
  useEffect(() => tellStatistics(store, caller), [store, caller])
}
