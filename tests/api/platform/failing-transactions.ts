import { sql } from 'kysely'
import type { Store } from '../../../api/platform/database/index.ts'

const statements = {
  sqlite: [
    `create trigger "broken" before update on "idempotency" begin select raise(abort, 'broken on purpose'); end`,
  ],
  postgres: [
    `create or replace function broken() returns trigger language plpgsql as $$
      begin raise exception 'broken on purpose'; end $$`,
    `create trigger "broken" before update on "idempotency" for each row execute function broken()`,
  ],
}
const repair = {
  sqlite: 'drop trigger "broken"',
  postgres: 'drop trigger "broken" on "idempotency"',
}

/** Makes every write under a key fail after all its changes, as if the process died before the commit. */
export async function whileTransactionsFail({ db, dialect }: Store, act: () => Promise<void>): Promise<void> {
  for (const statement of statements[dialect]) await sql.raw(statement).execute(db)
  try {
    await act()
  } finally {
    await sql.raw(repair[dialect]).execute(db)
  }
}
