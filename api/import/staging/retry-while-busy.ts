import { setTimeout as wait } from 'node:timers/promises'
import { isBusy, isDiskFull } from '../../platform/database/database-errors.ts'
import { ImportRefused } from '../import-refused.ts'

/** Time for which a busy database is tried again. */
const retryMs = 60_000

/**
 * Calls `act` until the database is not busy with other writes, for at most a minute. Throws `ImportRefused` after
 * that, and when the disk is full.
 */
export async function retryWhileBusy<Result>(act: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + retryMs
  for (;;) {
    try {
      return await act()
    } catch (cause) {
      if (isDiskFull(cause)) throw new ImportRefused('The disk of the database is full.')
      if (!isBusy(cause)) throw cause
      if (performance.now() >= until)
        throw new ImportRefused('The database was busy with other writes for a minute; run the import again.')
    }
    await wait(1000)
  }
}
