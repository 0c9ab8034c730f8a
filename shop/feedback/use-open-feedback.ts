import { useSetAtom } from 'jotai'
import type { Route } from '@tradecounter/shop/core'
import { sourceOf } from './rules.ts'
import { feedbackAtom } from './state.ts'

/** Opens the feedback dialog about a page (HELP-7). */
export function useOpenFeedback(): (route: Route) => void {
  const setFeedback = useSetAtom(feedbackAtom)
  return (route) => setFeedback({ source: sourceOf(route) })
}
