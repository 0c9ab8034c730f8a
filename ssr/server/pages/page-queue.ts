import type { RequestContext } from '../context/request-context.ts'
import type { UserContext } from '../context/user-context.ts'
import type { Metrics } from '../operations/metrics.ts'
import { createPageCounter, type PageRates, TooManyPages } from './page-rates.ts'
import { createRenderQueue, QueueFullError, type RenderLimits } from './render-queue.ts'

/** Whether the page was refused to the visitor who asked for it. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof QueueFullError || failure instanceof TooManyPages

/** Renders pages when it is their visitor's turn. Rejects with `TooManyPages` and `QueueFullError`. */
export function createPageQueue(
  limits: RenderLimits,
  rates: PageRates,
  { waiting }: Pick<Metrics, 'waiting'>,
) {
  const enqueue = createRenderQueue(limits)
  const count = createPageCounter(rates)
  return async <T>(context: RequestContext, user: UserContext, make: () => Promise<T>): Promise<T> => {
    count(context, user)
    let waits = true
    const stopWaiting = (): void => {
      if (waits) waiting(-1)
      waits = false
    }
    const begin = (): Promise<T> => {
      stopWaiting()
      return make()
    }
    waiting(1)
    return enqueue(begin, {
      id: context.network(),
      // Ids that a browser makes up have no bearer: they would take turns as if each were another visitor.
      member: user.bearer === null ? '' : (context.session ?? ''),
      trusted: user.user !== null,
    }).finally(stopWaiting)
  }
}
