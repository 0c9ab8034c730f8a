import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from '../store/busy.ts'
import { ImportRefused } from './refused.ts'

/** How often a database that is busy is asked again; each time it waits five seconds itself. */
const attempts = 12

/**
 * Does what needs the database for itself: while others write it is tried again, for a minute. Throws `ImportRefused`
 * when they still do.
 */
export async function patiently<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (attempt === attempts)
        throw new ImportRefused('The database was busy with other writes for a minute; run the import again.')
    }
    await wait(1000)
  }
}
