import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ChildAnswer } from './serve-child.ts'

/**
 * Why a child process gave no result: its memory ran out or it was ended, it took too long, too many tasks wait, or an
 * error.
 */
type ChildFailureReason = 'ended' | 'late' | 'full' | 'threw'

/** A task without a result. The service itself is unharmed. */
export class ChildFailure extends Error {
  readonly reason: ChildFailureReason
  constructor(reason: ChildFailureReason, message: string) {
    super(message)
    this.reason = reason
  }
}

interface ChildPoolOptions {
  maxChildren: number
  maxQueue: number
  /** Megabytes of a child's heap. A child that needs more is aborted by the engine. */
  memoryMb: number
  /** Milliseconds of one task, without its wait and the start of its child; then the child is killed. */
  timeoutMs: number
}

interface Waiting<Task, Result> {
  task: Task
  resolve: (result: Result) => void
  reject: (failure: ChildFailure) => void
}

/** Milliseconds after which a child without a task ends. */
const idleMs = 30_000

/**
 * Milliseconds for the start of a child. On a busy machine it takes longer than most tasks, which are not to blame for
 * it.
 */
const startMs = 60_000

/**
 * Child processes that run the task of a file (see `child-task.ts`), for input that can make the engine abort: a worker
 * thread would take the service along. They start on demand, end when idle, have a lower priority, and see no settings
 * or secrets.
 */
export function childPool<Task, Result>(file: URL, options: ChildPoolOptions) {
  const queue: Waiting<Task, Result>[] = []
  const idle: ChildProcess[] = []
  const started = new WeakSet<ChildProcess>()
  let children = 0

  const takeFromIdle = (child: ChildProcess): boolean => {
    const at = idle.indexOf(child)
    if (at >= 0) idle.splice(at, 1)
    return at >= 0
  }

  /** Starts a child and runs waiting tasks in it, one after another, until it ends. */
  function start(): ChildProcess {
    children += 1
    const compileCache = process.env['NODE_COMPILE_CACHE']
    const child = fork(fileURLToPath(file), [], {
      serialization: 'advanced',
      env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=4',
        `--max-old-space-size=${options.memoryMb}`,
      ],
      // The engine writes a page of frames when it aborts.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let isGone = false
    const leave = (): void => {
      if (isGone) return
      isGone = true
      children -= 1
      takeFromIdle(child)
      runNext()
    }
    child.on('exit', leave)
    // A program that cannot be started does not exit.
    child.on('error', () => child.pid === undefined && leave())
    try {
      if (child.pid !== undefined) setPriority(child.pid, 4)
    } catch {
      // It has ended already: its task fails with that.
    }
    return child
  }

  function runNext(): void {
    if (queue.length === 0) return
    const child = idle.pop() ?? (children < options.maxChildren ? start() : undefined)
    const next = child === undefined ? undefined : queue.shift()
    if (child !== undefined && next !== undefined) run(child, next)
  }

  function run(child: ChildProcess, { task, resolve, reject }: Waiting<Task, Result>): void {
    child.ref()
    child.channel?.ref()
    let timer: NodeJS.Timeout | undefined
    const limit = (): void => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          settle(() => reject(new ChildFailure('late', 'The task took too long.')))
          child.kill('SIGKILL')
        },
        started.has(child) ? options.timeoutMs : startMs,
      )
    }
    const settle = (end: () => void): void => {
      clearTimeout(timer)
      child.off('message', receive)
      child.off('exit', lose)
      child.off('error', lose)
      end()
    }
    const lose = (): void => settle(() => reject(new ChildFailure('ended', 'The child process ended.')))
    const receive = (message: unknown): void => {
      // Our own child answers with what `serveChild` sends.
      const answer = message as ChildAnswer<Result>
      if ('started' in answer) {
        started.add(child)
        limit()
        return
      }
      settle(() =>
        'failed' in answer ? reject(new ChildFailure('threw', answer.failed)) : resolve(answer.result),
      )
      rest(child)
    }
    limit()
    child.on('message', receive)
    child.on('exit', lose)
    child.on('error', lose)
    child.send({ task }, (cause) => {
      if (cause) child.kill('SIGKILL')
    })
  }

  /** A child whose task has ended takes the next one; without one it does not keep the service alive, and ends. */
  function rest(child: ChildProcess): void {
    if (!child.connected) return
    idle.push(child)
    child.unref()
    child.channel?.unref()
    setTimeout(() => {
      // It may be at work again, and then rests later.
      if (takeFromIdle(child) && child.connected) child.disconnect()
    }, idleMs).unref()
    runNext()
  }

  return (task: Task): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (queue.length >= options.maxQueue) {
        reject(new ChildFailure('full', 'Too many tasks wait.'))
        return
      }
      queue.push({ task, resolve, reject })
      runNext()
    })
}
