import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore } from '../../api/store/index.ts'

/**
 * Freezes the PostgreSQL whose files lie in `folder`: it takes connections and answers none. Returns the function that lets
 * it go on.
 */
export async function freezePostgres(databaseUrl: string, folder: string): Promise<() => void> {
  const [postmaster = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const store = await openStore({ databaseUrl })
  const frozen = [Number(postmaster)]
  // First, so that it starts no further process.
  process.kill(Number(postmaster), 'SIGSTOP')
  const { rows } = await sql<{
    pid: number
  }>`select pid from pg_stat_activity where pid <> pg_backend_pid()`.execute(store.db)
  for (const { pid } of rows) {
    process.kill(pid, 'SIGSTOP')
    frozen.push(pid)
  }
  await store.close()
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
}
