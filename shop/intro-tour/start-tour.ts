import {
  askedGroups,
  type HttpClient,
  loadTranslations,
  readChoice,
  type ShopContext,
} from '@tradecounter/shop/core'
import { isDoneElsewhere } from './done.ts'
import type { TourId } from './rules.ts'
import { firstTarget } from './steps.ts'
import { isThere, whenFree } from './when-free.ts'

/**
 * Starts the tour of a page by itself (HELP-5): unless the user has done it elsewhere, when its texts are there, its
 * first target is on the page, the consent banner is answered, and nothing is open over the page.
 */
export async function startTour(
  id: TourId,
  context: ShopContext,
  httpClient: HttpClient,
  { signal, start }: { signal: AbortSignal; start: () => void },
): Promise<void> {
  const { introTour } = context.settings
  if (!introTour.showAgain && context.user !== null && (await isDoneElsewhere(id, httpClient))) return
  await loadTranslations(context, 'intro-tour.next')
  if (signal.aborted) return
  const asked = askedGroups(context)
  const canStart = (): boolean => readChoice(asked) !== null && isThere(firstTarget[id])
  signal.addEventListener('abort', whenFree(canStart, start))
}
