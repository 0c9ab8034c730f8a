import type { TestProject } from 'vitest/node'
import { startPostgres } from '../api/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that all test files share; each makes its own database in it. */
    postgresUrl: string
  }
}

/** Starts PostgreSQL once for all tests of the api and ends it after them. Fails, never skips, without one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
