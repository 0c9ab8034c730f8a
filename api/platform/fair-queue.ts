/** Too many tasks wait, or a task has waited too long. */
export class QueueFull extends Error {}

/** Whose task it is. */
export interface TaskOwner {
  /** Tasks of the same owner take one turn together: a network address, or a user. */
  id: string
  /** One of several at the owner, such as a session at an address; they take turns among themselves. */
  member?: string
  /** Tasks of trusted owners run before all others: browsers that have signed in under the name before, customers. */
  trusted: boolean
}

interface WaitingTask {
  owner: TaskOwner
  start(): void
  refuse(reason: string): void
}

const memberOf = ({ member = '' }: TaskOwner): string => member

/** The values of a map in turn: the first one, which is then the last. */
function takeTurn<Value>(map: Map<string, Value>): Value | undefined {
  const [first] = map
  if (first === undefined) return undefined
  const [key, value] = first
  map.delete(key)
  map.set(key, value)
  return value
}

const countAll = (members: ReadonlyMap<string, readonly WaitingTask[]> | undefined): number => {
  let count = 0
  for (const tasks of members?.values() ?? []) count += tasks.length
  return count
}

const largest = <Value>(values: Iterable<Value>, sizeOf: (value: Value) => number): Value | undefined => {
  let found: Value | undefined
  for (const value of values) if (found === undefined || sizeOf(value) > sizeOf(found)) found = value
  return found
}

/**
 * Waiting tasks by owner and member. `next` takes the first task of the member and owner whose turn it is; they are
 * then last.
 */
class WaitingTasks {
  #owners = new Map<string, Map<string, WaitingTask[]>>()
  count = 0

  add(task: WaitingTask): void {
    const { id } = task.owner
    const members = this.#owners.get(id) ?? new Map<string, WaitingTask[]>()
    this.#owners.set(id, members)
    const tasks = members.get(memberOf(task.owner))
    if (tasks === undefined) members.set(memberOf(task.owner), [task])
    else tasks.push(task)
    this.count += 1
  }

  /** Returns whether the task was waiting. */
  remove(task: WaitingTask): boolean {
    const { id } = task.owner
    const members = this.#owners.get(id)
    const tasks = members?.get(memberOf(task.owner)) ?? []
    const at = tasks.indexOf(task)
    if (at < 0) return false
    tasks.splice(at, 1)
    this.count -= 1
    if (tasks.length === 0) members?.delete(memberOf(task.owner))
    if (members?.size === 0) this.#owners.delete(id)
    return true
  }

  next(): WaitingTask | undefined {
    const members = takeTurn(this.#owners)
    const [task] = (members && takeTurn(members)) ?? []
    if (task !== undefined) this.remove(task)
    return task
  }

  countOf(id: string): number {
    return countAll(this.#owners.get(id))
  }

  countOfMember(owner: TaskOwner): number {
    return this.#owners.get(owner.id)?.get(memberOf(owner))?.length ?? 0
  }

  /** The newest task of the owner with the most tasks, of its member with the most. */
  newestOfLargest(): WaitingTask | undefined {
    const members = largest(this.#owners.values(), countAll)
    return largest(members?.values() ?? [], ({ length }) => length)?.at(-1)
  }
}

/** Limits of a queue: tasks that run and wait, and how many milliseconds they wait at most. */
export interface QueueLimits {
  running: number
  waiting: number
  /** Trusted tasks that may wait in any case. @default 0 */
  waitingTrusted?: number
  waitMs: number
}

/**
 * Runs a few tasks at a time; a limited number waits for a limited time. So a flood neither fills the memory nor delays
 * the rest (reliability L7). Trusted owners come first; within each of the two groups owners take turns, and at each
 * owner its members. When the queue is full, the newest task of the owner with the most is refused, untrusted ones
 * first.
 */
export function createFairQueue(limits: QueueLimits) {
  let running = 0
  const [trusted, others] = [new WaitingTasks(), new WaitingTasks()]
  const tasksOf = ({ trusted: isTrusted }: TaskOwner): WaitingTasks => (isTrusted ? trusted : others)

  /** Whether the queue gains fairness if a task of `replaced` leaves for one of `owner`. */
  const yields = (replaced: TaskOwner, owner: TaskOwner): boolean => {
    if (owner.trusted && !replaced.trusted) return true
    const tasks = tasksOf(replaced)
    if (replaced.id !== owner.id) return tasks.countOf(replaced.id) > tasks.countOf(owner.id) + 1
    return tasks.countOfMember(replaced) > tasks.countOfMember(owner) + 1
  }

  /** Returns whether a task of this owner may wait. May refuse another waiting task for it. */
  const makeRoom = (owner: TaskOwner): boolean => {
    if (trusted.count + others.count < limits.waiting) return true
    if (owner.trusted && trusted.count < (limits.waitingTrusted ?? 0)) return true
    const replaced = others.newestOfLargest() ?? (owner.trusted ? trusted.newestOfLargest() : undefined)
    if (replaced === undefined || !yields(replaced.owner, owner)) return false
    tasksOf(replaced.owner).remove(replaced)
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
        tasksOf(owner).remove(task)
        task.refuse('The wait was too long.')
      }, limits.waitMs)
      tasksOf(owner).add(task)
    })
  }

  const startNext = (): void => {
    const task = trusted.next() ?? others.next()
    if (task === undefined) running -= 1
    else task.start()
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
