/** Too many jobs wait, or a job has waited too long. */
export class QueueFull extends Error {}

/** Whose job it is. */
export interface JobOwner {
  /** Jobs of the same owner run in order: a network address. */
  id: string
  /** Jobs of trusted owners run before all others: browsers that have signed in under the name before. */
  trusted: boolean
}

interface WaitingJob {
  owner: JobOwner
  start(): void
  refuse(reason: string): void
}

/**
 * Waiting jobs by owner. `next` takes the first job of the owner whose turn it is; that owner is then last.
 */
class WaitingJobs {
  #jobs = new Map<string, WaitingJob[]>()

  add(job: WaitingJob): void {
    const owned = this.#jobs.get(job.owner.id)
    if (owned === undefined) this.#jobs.set(job.owner.id, [job])
    else owned.push(job)
  }

  /** Returns whether the job was waiting. */
  remove(job: WaitingJob): boolean {
    const owned = this.#jobs.get(job.owner.id) ?? []
    const at = owned.indexOf(job)
    if (at < 0) return false
    owned.splice(at, 1)
    if (owned.length === 0) this.#jobs.delete(job.owner.id)
    return true
  }

  next(): WaitingJob | undefined {
    const [first] = this.#jobs
    if (first === undefined) return undefined
    const [id, [job, ...rest]] = first
    this.#jobs.delete(id)
    if (rest.length > 0) this.#jobs.set(id, rest)
    return job
  }

  countOf(id: string): number {
    return this.#jobs.get(id)?.length ?? 0
  }

  /** The newest job of the owner with the most jobs. */
  newestOfLargest(): WaitingJob | undefined {
    let largest: WaitingJob[] = []
    for (const owned of this.#jobs.values()) if (owned.length > largest.length) largest = owned
    return largest.at(-1)
  }
}

/**
 * Runs a few jobs at a time; a limited number waits for a limited time. So a flood of sign-ins neither
 * fills the memory nor delays the rest (reliability L7). Trusted owners come first; within each of the two groups
 * owners take turns. When the queue is full, the newest job of the owner with the most is refused, untrusted ones first.
 */
export function createFairQueue(limits: { running: number; waiting: number; waitMs: number }) {
  let running = 0
  let waiting = 0
  const [trusted, others] = [new WaitingJobs(), new WaitingJobs()]
  const jobsOf = ({ owner }: WaitingJob): WaitingJobs => (owner.trusted ? trusted : others)

  const leave = (job: WaitingJob): void => {
    if (jobsOf(job).remove(job)) waiting -= 1
  }

  /** Returns whether a job of this owner may wait. May refuse another waiting job for it. */
  const makeRoom = (owner: JobOwner): boolean => {
    if (waiting < limits.waiting) return true
    const other = others.newestOfLargest()
    const replaced = other ?? (owner.trusted ? trusted.newestOfLargest() : undefined)
    if (replaced === undefined) return false
    const jobs = jobsOf(replaced)
    const outranked = owner.trusted && !replaced.owner.trusted
    if (!outranked && jobs.countOf(replaced.owner.id) <= jobs.countOf(owner.id) + 1) return false
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
      const job: WaitingJob = {
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
        leave(job)
        job.refuse('The wait was too long.')
      }, limits.waitMs)
      jobsOf(job).add(job)
      waiting += 1
    })
  }

  const startNext = (): void => {
    const job = trusted.next() ?? others.next()
    if (job === undefined) running -= 1
    else {
      waiting -= 1
      job.start()
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
