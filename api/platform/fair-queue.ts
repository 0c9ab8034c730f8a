/** Too many tasks wait, or a task has waited too long. */
export class QueueFull extends Error {}

/** Whose task it is. */
export interface TaskOwner {
  /** Tasks of the same owner run in order: a network address. */
  id: string
  /** Tasks of trusted owners run before all others: browsers that have signed in under the name before. */
  trusted: boolean
}

interface WaitingTask {
  owner: TaskOwner
  start(): void
  refuse(reason: string): void
}

/**
 * Waiting tasks by owner. `next` takes the first task of the owner whose turn it is; that owner is then last.
 */
class WaitingTasks {
  #tasks = new Map<string, WaitingTask[]>()

  add(task: WaitingTask): void {
    const owned = this.#tasks.get(task.owner.id)
    if (owned === undefined) this.#tasks.set(task.owner.id, [task])
    else owned.push(task)
  }

  /** Returns whether the task was waiting. */
  remove(task: WaitingTask): boolean {
    const owned = this.#tasks.get(task.owner.id) ?? []
    const at = owned.indexOf(task)
    if (at < 0) return false
    owned.splice(at, 1)
    if (owned.length === 0) this.#tasks.delete(task.owner.id)
    return true
  }

  next(): WaitingTask | undefined {
    const [first] = this.#tasks
    if (first === undefined) return undefined
    const [id, [task, ...rest]] = first
    this.#tasks.delete(id)
    if (rest.length > 0) this.#tasks.set(id, rest)
    return task
  }

  countOf(id: string): number {
    return this.#tasks.get(id)?.length ?? 0
  }

  /** The newest task of the owner with the most tasks. */
  newestOfLargest(): WaitingTask | undefined {
    let largest: WaitingTask[] = []
    for (const owned of this.#tasks.values()) if (owned.length > largest.length) largest = owned
    return largest.at(-1)
  }
}

/**
 * Runs a few tasks at a time; a limited number waits for a limited time. So a flood of sign-ins neither
 * fills the memory nor delays the rest (reliability L7). Trusted owners come first; within each of the two groups
 * owners take turns. When the queue is full, the newest task of the owner with the most is refused, untrusted ones first.
 */
export function createFairQueue(limits: { running: number; waiting: number; waitMs: number }) {
  let running = 0
  let waiting = 0
  const [trusted, others] = [new WaitingTasks(), new WaitingTasks()]
  const tasksOf = ({ owner }: WaitingTask): WaitingTasks => (owner.trusted ? trusted : others)

  const leave = (task: WaitingTask): void => {
    if (tasksOf(task).remove(task)) waiting -= 1
  }

  /** Returns whether a task of this owner may wait. May refuse another waiting task for it. */
  const makeRoom = (owner: TaskOwner): boolean => {
    if (waiting < limits.waiting) return true
    const other = others.newestOfLargest()
    const replaced = other ?? (owner.trusted ? trusted.newestOfLargest() : undefined)
    if (replaced === undefined) return false
    const tasks = tasksOf(replaced)
    const outranked = owner.trusted && !replaced.owner.trusted
    if (!outranked && tasks.countOf(replaced.owner.id) <= tasks.countOf(owner.id) + 1) return false
    leave(replaced)
    replaced.refuse('Other owners wait for their first turn.')
    return true
  }

  const turn = (owner: TaskOwner): Promise<void> => {
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (!makeRoom(owner)) return Promise.reject(new QueueFull('The queue is full.'))
    return new Promise((resolve, reject) => {
      const task: WaitingTask = {
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
        leave(task)
        task.refuse('The wait was too long.')
      }, limits.waitMs)
      tasksOf(task).add(task)
      waiting += 1
    })
  }

  const startNext = (): void => {
    const task = trusted.next() ?? others.next()
    if (task === undefined) running -= 1
    else {
      waiting -= 1
      task.start()
    }
  }

  return async <T>(owner: TaskOwner, task: () => Promise<T>): Promise<T> => {
    await turn(owner)
    try {
      return await task()
    } finally {
      startNext()
    }
  }
}
