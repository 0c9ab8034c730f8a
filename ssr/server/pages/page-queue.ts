import type { RequestContext } from '../context/request-context.ts'
import type { UserContext } from '../context/user-context.ts'
import { createPageCounter, type PageRates, TooManyPages } from './page-rates.ts'
import { createRenderQueue, QueueFullError, type RenderLimits } from './render-queue.ts'

/** Whether the page was refused to the visitor who asked for it. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof QueueFullError || failure instanceof TooManyPages

/** Renders pages when it is their visitor's turn. Rejects with `TooManyPages` and `QueueFullError`. */
export function createPageQueue(limits: RenderLimits, rates: PageRates) {
  const enqueue = createRenderQueue(limits)
  const count = createPageCounter(rates)
  return async <T>(context: RequestContext, user: UserContext, make: () => Promise<T>): Promise<T> => {
    count(context, user)
    return enqueue(make, {
      id: context.network(),
      // Ids that a browser makes up have no bearer: they would take turns as if each were another visitor.
      member: user.bearer === null ? '' : (context.session ?? ''),
      trusted: user.user !== null,
    })
  }
}
