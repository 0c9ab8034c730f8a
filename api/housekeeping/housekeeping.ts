import { enqueueRightsChange } from '../accounts/service.ts'
import { notifyOfPassedPromises } from '../deliveries/service.ts'
import { deleteIdleVisitors } from './idle-visitors.ts'
import { deleteExpiredFiles } from '../files/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Services } from '../platform/services.ts'
import { deleteExpired } from './delete-expired.ts'

const expiredRowsMs = 3_600_000
const idleVisitorsMs = 600_000
const rightsMs = 3_600_000
const promisesMs = 600_000

/** Repeats a task. Returns a function that ends that and waits for the run under way. */
function repeat(everyMs: number, task: () => Promise<unknown>, failed: (cause: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = task().catch(failed)
  }, everyMs)
  timer.unref()
  return async (): Promise<void> => {
    clearInterval(timer)
    await running
  }
}

/**
 * Deletes old rows and files while the service runs: expired ones hourly, idle visitors every ten minutes. Hourly, too,
 * it lets what relies on rights follow them. Every ten minutes, users are notified of deliveries that have not come as
 * promised.
 */
export function startHousekeeping(
  services: Services,
  onFailure: (cause: unknown) => void,
): { stop(): Promise<void> } {
  const { store, clock, log, settings, sessionLimitsOf } = services
  const failed = (message: string) => (err: unknown) => {
    onFailure(err)
    log.error({ err }, message)
  }
  const stopExpired = repeat(
    expiredRowsMs,
    () => deleteExpired(store.db, clock(), settings.auditDays),
    failed('housekeeping failed'),
  )
  const stopFiles = repeat(
    expiredRowsMs,
    () => deleteExpiredFiles(services),
    failed('deleting expired files failed'),
  )
  const stopVisitors = repeat(
    idleVisitorsMs,
    () => deleteIdleVisitors(store, clock(), sessionLimitsOf),
    failed('deleting idle visitors failed'),
  )
  // For rights that were changed without the service, and requests that are older than the event.
  const stopRights = repeat(
    rightsMs,
    () => inTransaction(services, (context) => enqueueRightsChange(context, '')),
    failed('following rights failed'),
  )
  const stopPromises = repeat(
    promisesMs,
    () => notifyOfPassedPromises(services),
    failed('notifying of passed promises failed'),
  )
  return {
    stop: async () => {
      await Promise.all([stopExpired(), stopFiles(), stopVisitors(), stopRights(), stopPromises()])
    },
  }
}
