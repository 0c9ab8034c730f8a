/** Thrown if too many pages wait to be rendered. */
export class QueueFullError extends Error {}

/** Maximum numbers of pages rendered at a time, and waiting. */
export interface RenderLimits {
  running: number
  waiting: number
}

/**
 * Renders a limited number of pages at a time, in order of arrival, and rejects with `QueueFullError` if too many
 * wait (reliability 4.4). Separate from the API's queue of password hashes, which is fair by owner and runs in
 * threads.
 */
export function createRenderQueue(limits: RenderLimits) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(make: () => Promise<T>): Promise<T> => {
    if (running < limits.running) running += 1
    else if (waiting.length >= limits.waiting) throw new QueueFullError('Too many pages wait to be rendered.')
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await make()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
