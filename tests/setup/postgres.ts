import type { TestProject } from 'vitest/node'
import { startPostgres } from '../api/fixtures/postgres.ts'
import { openStore } from '../../api/platform/database/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL; each test file creates its own databases in it. */
    postgresUrl: string
  }
}

/** One PostgreSQL for all api tests. Throws if this machine has none, so that nothing is skipped silently. */
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
