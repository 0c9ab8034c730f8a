import { sql } from 'kysely'
import type { Store } from '../../../api/platform/database/index.ts'

/** The write that fails. */
interface FailingWrite {
  table: string
  event: 'insert' | 'update'
}

/** The last write of a call with a key. */
const last: FailingWrite = { table: 'idempotency', event: 'update' }

const statements = {
  sqlite: ({ table, event }: FailingWrite) => [
    `create trigger "broken" before ${event} on "${table}" begin select raise(abort, 'broken on purpose'); end`,
  ],
  postgres: ({ table, event }: FailingWrite) => [
    `create or replace function broken() returns trigger language plpgsql as $$
      begin raise exception 'broken on purpose'; end $$`,
    `create trigger "broken" before ${event} on "${table}" for each row execute function broken()`,
  ],
}
const repair = {
  sqlite: () => 'drop trigger "broken"',
  postgres: ({ table }: FailingWrite) => `drop trigger "broken" on "${table}"`,
}

/**
 * Makes every write of a kind fail: unless another one is given, every write under a key after all its changes, as if
 * the process died before the commit.
 */
export async function whileTransactionsFail(
  { db, dialect }: Store,
  act: () => Promise<void>,
  write: FailingWrite = last,
): Promise<void> {
  for (const statement of statements[dialect](write)) await sql.raw(statement).execute(db)
  try {
    await act()
  } finally {
    await sql.raw(repair[dialect](write)).execute(db)
  }
}
