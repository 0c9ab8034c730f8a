import { createHash } from 'node:crypto'
import { countAttempt, noAttempts } from '../domain/login-attempts.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

/** A submitted name as it is compared: case and written form do not matter. */
export const normaliseName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

const hashOfName = (name: string) => createHash('sha256').update(normaliseName(name)).digest('hex')

/** Counts an attempt for a submitted name, known or not, and answers whether its password may be looked at. */
export async function admitAttempt({ db, dialect }: Store, name: string, now: Date): Promise<boolean> {
  const nameHash = hashOfName(name)
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('loginAttempts')
      .values({ nameHash, ...noAttempts(now) })
      .onConflict((conflict) => conflict.column('nameHash').doNothing())
      .execute()
    const row = await trx
      .selectFrom('loginAttempts')
      .selectAll()
      .where('nameHash', '=', nameHash)
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    const { allowed, after } = countAttempt(row, now)
    await trx.updateTable('loginAttempts').set(after).where('nameHash', '=', nameHash).execute()
    return allowed
  })
}

/** Forgets the failures after a good sign-in. A lock that others ran into meanwhile stays. */
export async function clearAttempts(queries: Queries, name: string): Promise<void> {
  await queries
    .deleteFrom('loginAttempts')
    .where('nameHash', '=', hashOfName(name))
    .where('lockedUntil', 'is', null)
    .execute()
}
