/** Thrown when too many wait or one has waited too long. */
export class QueueFull extends Error {}

/**
 * Lets a few jobs run at a time and a bounded number wait for a bounded time, so that a flood of sign-ins neither
 * fills the memory nor holds up the rest (reliability L7).
 */
export function makeQueue(limits: { running: number; waiting: number; waitMs: number }) {
  let running = 0
  const waiting: Array<() => void> = []

  const turn = (): Promise<void> => {
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= limits.waiting) return Promise.reject(new QueueFull('The queue is full.'))
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new QueueFull('The wait was too long.'))
      }, limits.waitMs)
      waiting.push(start)
    })
  }

  return async <T>(job: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
