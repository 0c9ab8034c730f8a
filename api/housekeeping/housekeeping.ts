import { deleteIdleVisitors } from '../accounts/sessions/idle-visitors.ts'
import type { Services } from '../platform/services.ts'
import { deleteExpired } from './delete-expired.ts'

const expiredRowsMs = 3_600_000
const idleVisitorsMs = 600_000

/** Repeats a job. Returns a function that ends that and waits for the run under way. */
function repeat(everyMs: number, job: () => Promise<unknown>, failed: (cause: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = job().catch(failed)
  }, everyMs)
  timer.unref()
  return async (): Promise<void> => {
    clearInterval(timer)
    await running
  }
}

/** Deletes old rows while the service runs: expired rows hourly, idle visitors every ten minutes. */
export function startHousekeeping(
  { store, clock, log, sendMail, sessionLimitsOf }: Services,
  onFailure: (cause: unknown) => void,
): { stop(): Promise<void> } {
  const failed = (message: string) => (err: unknown) => {
    onFailure(err)
    log.error({ err }, message)
  }
  const stopExpired = repeat(
    expiredRowsMs,
    () => {
      sendMail()
      return deleteExpired(store.db, clock())
    },
    failed('housekeeping failed'),
  )
  const stopVisitors = repeat(
    idleVisitorsMs,
    () => deleteIdleVisitors(store, clock(), sessionLimitsOf),
    failed('deleting idle visitors failed'),
  )
  return {
    stop: async () => {
      await Promise.all([stopExpired(), stopVisitors()])
    },
  }
}
