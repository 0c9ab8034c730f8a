import { setTimeout as wait } from 'node:timers/promises'
import { isBusy, isDiskFull } from '../../platform/database/database-errors.ts'
import { ImportRefused } from '../import-refused.ts'

/** For so long a database that is busy is asked again, in milliseconds. */
const patienceMs = 60_000

/**
 * Does what needs the database for itself: while others write it is tried again, for a minute. Throws `ImportRefused`
 * when they still do, and when the disk is full.
 */
export async function patiently<Result>(act: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + patienceMs
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
