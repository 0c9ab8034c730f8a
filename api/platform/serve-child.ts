/** What a child process says: that it has started; the result of its task, or the message of its error. */
export type ChildAnswer<Result> = { started: true } | { result: Result } | { failed: string }

const answer = <Result>(given: ChildAnswer<Result>): void => void process.send?.(given)

/**
 * Runs the tasks of a `childPool` in this process, one after another. It ends with the service, whose signals it leaves
 * alone: a stopping service answers its last requests first.
 */
export function serveChild<Task, Result>(run: (task: Task) => Promise<Result>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', (message) => {
    // The pool sends nothing else.
    const { task } = message as { task: Task }
    run(task).then(
      (result) => answer<Result>({ result }),
      (cause: unknown) => answer<Result>({ failed: cause instanceof Error ? cause.message : String(cause) }),
    )
  })
  answer({ started: true })
}
