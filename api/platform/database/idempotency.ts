import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isLockTimeout } from './database-errors.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

/** The stored answer of a finished write, which a repeat receives unchanged. */
export interface FinishedWrite {
  status: 200
  body: string
}

/** A request that may be repeated: its key, its scope (caller and path) and its content. */
export interface Repeatable {
  key: string
  scope: string
  request: unknown
}

/** The key belongs to another request. */
export class KeyReused extends Error {}

/** The first request of the key is still running. */
export class StillRunning extends Error {}

/** Takes the key. Returns false if it was taken before. Waits while another transaction holds it. */
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
 * Runs a write in one transaction, at most once per key (reliability 4.3). The answer is stored in the same
 * transaction as the effect, and a repeat receives it again. A write that throws leaves neither. Without a key it
 * just runs. A repeat during the first request waits for it, as long as the database allows.
 */
export async function writeOnce(
  { db }: Store,
  repeatable: Repeatable | null,
  now: Date,
  write: (trx: Transaction<Database>) => Promise<object | null>,
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
