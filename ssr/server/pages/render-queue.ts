/** Thrown when so many pages are being made that one more would only be late. */
export class QueueFullError extends Error {}

/** Pages that may be in the making, and pages that may wait for their turn. */
export interface RenderLimits {
  running: number
  waiting: number
}

/**
 * Lets a few pages be made at a time, in the order in which they were asked for, and refuses what would wait for too
 * long with `TooBusy`: answers stay quick for those who get one (reliability 4.4).
 */
export function createRenderQueue(limits: RenderLimits) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(make: () => Promise<T>): Promise<T> => {
    if (running < limits.running) running += 1
    else if (waiting.length >= limits.waiting) throw new QueueFullError('Too many pages are being made.')
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await make()
    } finally {
      // Whoever is next takes the place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
