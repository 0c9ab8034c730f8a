import type { TestProject } from 'vitest/node'
import { startPostgres } from '../api/fixtures/postgres.ts'
import { openStore } from '../../api/platform/database/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' own PostgreSQL; each test file makes databases of its own in it. */
    postgresUrl: string
  }
}

/** One PostgreSQL for all api tests. Throws when this machine has none, so that nothing is skipped in silence. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  // Migrated once, in the database that all others are copied from.
  const first = new URL(postgres.url)
  first.pathname = '/template1'
  const store = await openStore({ databaseUrl: first.href })
  await store.close()
  provide('postgresUrl', postgres.url)
  return postgres.stop
}
