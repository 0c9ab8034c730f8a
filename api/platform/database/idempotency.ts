import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isLockTimeout } from './database-errors.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

/** The answer of a finished write: replayed byte for byte. */
export interface FinishedWrite {
  status: 200
  body: string
}

/** One request that may come again: its key, who sends it and for what, and what it asks. */
export interface Repeatable {
  key: string
  scope: string
  request: unknown
}

/** The key was used for another request before. */
export class KeyReused extends Error {}

/** The first request of the key has not ended yet. */
export class StillRunning extends Error {}

/** Takes the key; false when it was taken before. Waits while another transaction holds it. */
async function claim(
  trx: Transaction<Database>,
  row: { key: string; scope: string; requestHash: string; createdAt: string },
): Promise<boolean> {
  try {
    const result = await trx
      .insertInto('idempotency')
      .values({ ...row, status: 0, body: '' })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n
  } catch (cause) {
    if (isLockTimeout(cause)) throw new StillRunning('The first request of the key is still running.')
    throw cause
  }
}

/**
 * Runs a write in one transaction, at most once per key (reliability 4.3): the answer is kept in the same
 * transaction as the effect, and a repeat gets it again. A write that throws leaves neither behind. Without a key it
 * just runs. A repeat that meets the first still running waits for it, as long as the database lets it.
 */
export async function writeOnce(
  { db }: Store,
  repeatable: Repeatable | null,
  now: Date,
  write: (trx: Transaction<Database>) => Promise<object>,
): Promise<{ replayed: boolean } & FinishedWrite> {
  return db.transaction().execute(async (trx) => {
    if (repeatable === null) return { replayed: false, status: 200, body: JSON.stringify(await write(trx)) }
    const { key, scope } = repeatable
    const requestHash = createHash('sha256').update(JSON.stringify(repeatable.request)).digest('hex')
    if (!(await claim(trx, { key, scope, requestHash, createdAt: now.toISOString() }))) {
      const before = await trx
        .selectFrom('idempotency')
        .select(['requestHash', 'body'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (before.requestHash !== requestHash) throw new KeyReused('The key was used for another request.')
      return { replayed: true, status: 200, body: before.body }
    }
    const body = JSON.stringify(await write(trx))
    await trx
      .updateTable('idempotency')
      .set({ status: 200, body })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute()
    return { replayed: false, status: 200, body }
  })
}
