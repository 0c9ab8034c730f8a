/** Thrown when too many wait or one has waited too long. */
export class QueueFull extends Error {}

interface Waiter {
  start(): void
  refuse(): void
}

/**
 * Lets a few jobs run at a time and a bounded number wait for a bounded time, so that a flood of sign-ins neither
 * fills the memory nor holds up the rest (reliability L7). The owners of waiting jobs take turns; when no more may wait,
 * the newest job of the owner with the most gives way. So one owner never keeps another from its turn.
 */
export function makeQueue(limits: { running: number; waiting: number; waitMs: number }) {
  let running = 0
  let waiting = 0
  /** The owner whose turn comes next stands first. */
  const queues = new Map<string, Waiter[]>()

  const leave = (owner: string, waiter: Waiter): void => {
    const queue = queues.get(owner) ?? []
    const at = queue.indexOf(waiter)
    if (at < 0) return
    queue.splice(at, 1)
    waiting -= 1
    if (queue.length === 0) queues.delete(owner)
  }

  const largest = (): [owner: string, queue: Waiter[]] =>
    [...queues].reduce((most, each) => (each[1].length > most[1].length ? each : most), ['', []])

  /** Whether the job of this owner may wait, perhaps in the place of another one. */
  const makeRoom = (owner: string): boolean => {
    if (waiting < limits.waiting) return true
    const [most, queue] = largest()
    const newest = queue.at(-1)
    if (newest === undefined || queue.length <= (queues.get(owner)?.length ?? 0) + 1) return false
    leave(most, newest)
    newest.refuse()
    return true
  }

  const turn = (owner: string): Promise<void> => {
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (!makeRoom(owner)) return Promise.reject(new QueueFull('The queue is full.'))
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: () => {
          clearTimeout(timer)
          reject(new QueueFull('Others wait for their first turn.'))
        },
      }
      const timer = setTimeout(() => {
        leave(owner, waiter)
        reject(new QueueFull('The wait was too long.'))
      }, limits.waitMs)
      const queue = queues.get(owner)
      if (queue === undefined) queues.set(owner, [waiter])
      else queue.push(waiter)
      waiting += 1
    })
  }

  /** Starts the first job of the owner whose turn it is; that owner then stands last. */
  const startNext = (): void => {
    const [first] = queues
    const waiter = first?.[1][0]
    if (first === undefined || waiter === undefined) {
      running -= 1
      return
    }
    const [owner, queue] = first
    leave(owner, waiter)
    queues.delete(owner)
    if (queue.length > 0) queues.set(owner, queue)
    waiter.start()
  }

  return async <T>(owner: string, job: () => Promise<T>): Promise<T> => {
    await turn(owner)
    try {
      return await job()
    } finally {
      startNext()
    }
  }
}
