import { createFairQueue, QueueFull, type TaskOwner } from '@tradecounter/api/fair-queue'

/** Thrown if too many pages wait to be rendered, or a page has waited too long. */
export { QueueFull as QueueFullError }

/** Maximum numbers of pages rendered at a time, and waiting. */
export interface RenderLimits {
  running: number
  waiting: number
  /** Pages of signed-in customers that may wait in any case: those of a large office at one moment. @default 0 */
  waitingCustomers?: number
}

/** Milliseconds for which a page may wait (reliability 4.4). */
const waitMs = 10_000

const nobody: TaskOwner = { id: '', trusted: false }

/**
 * Renders a limited number of pages at a time, and rejects with `QueueFullError` if too many wait (reliability 4.4).
 * Pages of signed-in customers come first; addresses take turns, and at each address its sessions, so that no address
 * takes the pages from the others.
 */
export function createRenderQueue({ running, waiting, waitingCustomers = 0 }: RenderLimits) {
  const enqueue = createFairQueue({ running, waiting, waitingTrusted: waitingCustomers, waitMs })
  return <T>(make: () => Promise<T>, owner: TaskOwner = nobody): Promise<T> => enqueue(owner, make)
}
