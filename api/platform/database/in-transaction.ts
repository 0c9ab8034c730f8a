import type { Store } from './store.ts'
import type { WriteContext } from './write-context.ts'

/** Runs `write` in one transaction, which is rolled back when it throws. */
export const inTransaction = <T>(
  { store, clock }: { store: Store; clock: () => Date },
  write: (context: WriteContext) => Promise<T>,
): Promise<T> => store.db.transaction().execute((trx) => write({ trx, dialect: store.dialect, now: clock() }))
