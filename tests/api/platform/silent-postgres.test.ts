import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isBusy } from '../../../api/platform/database/database-errors.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'

let test: TestStore
beforeAll(async () => {
  const open = everyDatabase[1]?.open
  if (open === undefined) throw new Error('There is no PostgreSQL to test on.')
  test = await open()
})
afterAll(() => test.remove())

const signal = (name: 'STOP' | 'CONT', pid: number) => spawnSync('kill', [`-${name}`, String(pid)])

it('fails while PostgreSQL does not answer, and continues when it does', async () => {
  const { db } = test.store
  let stopped = 0
  const failure = await db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      stopped = rows[0]?.pid ?? 0
      signal('STOP', stopped)
      await trx.selectFrom('carts').select('id').execute()
    })
    .catch((cause: unknown) => cause)
    .finally(() => signal('CONT', stopped))
  expect(isBusy(failure)).toBe(true)
  expect(String(failure)).toContain('Query read timeout')
  // A new connection replaces the one that was given up.
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  expect(rows[0]?.pid).not.toBe(stopped)
  expect(await db.selectFrom('carts').select('id').execute()).toEqual([])
})
