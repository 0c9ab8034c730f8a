/** Thrown when too many jobs wait, or when a job has waited too long. */
export class QueueFull extends Error {}

/** Who asks for a job. */
export interface JobOwner {
  /** Jobs of the same owner wait behind each other: a network address. */
  id: string
  /** Jobs of a trusted owner run before all others: a browser that has signed in under the name before. */
  trusted: boolean
}

interface Waiter {
  owner: JobOwner
  start(): void
  refuse(reason: string): void
}

/**
 * The jobs of some owners. `next` takes the first job of the owner whose turn it is; that owner then comes last.
 */
class Line {
  #waiters = new Map<string, Waiter[]>()

  add(waiter: Waiter): void {
    const own = this.#waiters.get(waiter.owner.id)
    if (own === undefined) this.#waiters.set(waiter.owner.id, [waiter])
    else own.push(waiter)
  }

  /** Returns whether the waiter stood in the line. */
  remove(waiter: Waiter): boolean {
    const own = this.#waiters.get(waiter.owner.id) ?? []
    const at = own.indexOf(waiter)
    if (at < 0) return false
    own.splice(at, 1)
    if (own.length === 0) this.#waiters.delete(waiter.owner.id)
    return true
  }

  next(): Waiter | undefined {
    const [first] = this.#waiters
    if (first === undefined) return undefined
    const [id, [waiter, ...rest]] = first
    this.#waiters.delete(id)
    if (rest.length > 0) this.#waiters.set(id, rest)
    return waiter
  }

  countOf(id: string): number {
    return this.#waiters.get(id)?.length ?? 0
  }

  /** The newest job of the owner with the most. */
  newestOfLargest(): Waiter | undefined {
    let largest: Waiter[] = []
    for (const own of this.#waiters.values()) if (own.length > largest.length) largest = own
    return largest.at(-1)
  }
}

/**
 * Lets a few jobs run at a time and a bounded number wait for a bounded time, so that a flood of sign-ins neither
 * fills the memory nor holds up the rest (reliability L7). Trusted owners come first; within each of the two lines
 * owners take turns. When no more may wait, the newest job of the owner with the most is refused, an untrusted one first.
 */
export function createFairQueue(limits: { running: number; waiting: number; waitMs: number }) {
  let running = 0
  let waiting = 0
  const [trusted, others] = [new Line(), new Line()]
  const lineOf = ({ owner }: Waiter): Line => (owner.trusted ? trusted : others)

  const leave = (waiter: Waiter): void => {
    if (lineOf(waiter).remove(waiter)) waiting -= 1
  }

  /** Returns whether a job of this owner may wait, perhaps in the place of another one. */
  const makeRoom = (owner: JobOwner): boolean => {
    if (waiting < limits.waiting) return true
    const other = others.newestOfLargest()
    const replaced = other ?? (owner.trusted ? trusted.newestOfLargest() : undefined)
    if (replaced === undefined) return false
    const line = lineOf(replaced)
    const outranked = owner.trusted && !replaced.owner.trusted
    if (!outranked && line.countOf(replaced.owner.id) <= line.countOf(owner.id) + 1) return false
    leave(replaced)
    replaced.refuse('Other owners wait for their first turn.')
    return true
  }

  const turn = (owner: JobOwner): Promise<void> => {
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (!makeRoom(owner)) return Promise.reject(new QueueFull('The queue is full.'))
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        owner,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: (reason) => {
          clearTimeout(timer)
          reject(new QueueFull(reason))
        },
      }
      const timer = setTimeout(() => {
        leave(waiter)
        waiter.refuse('The wait was too long.')
      }, limits.waitMs)
      lineOf(waiter).add(waiter)
      waiting += 1
    })
  }

  const startNext = (): void => {
    const waiter = trusted.next() ?? others.next()
    if (waiter === undefined) running -= 1
    else {
      waiting -= 1
      waiter.start()
    }
  }

  return async <T>(owner: JobOwner, job: () => Promise<T>): Promise<T> => {
    await turn(owner)
    try {
      return await job()
    } finally {
      startNext()
    }
  }
}
