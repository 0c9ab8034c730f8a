import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../api/platform/database/in-transaction.ts'
import { openStore, type Store } from '../../../../api/platform/database/index.ts'
import { countJobs, enqueue, leaseJob, listDueKinds, listJobs } from '../../../../api/platform/jobs/store.ts'
import { everyDatabase, type TestStore } from '../../fixtures/databases.ts'
import { recordQueries } from '../../fixtures/query-plans.ts'

const now = new Date('2026-11-20T11:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const common = (id: string) => ({ id, kind: 'mail', payload: `{"mail":"${id}"}`, code: '', failure: '' })

/** Makes the database what it was before jobs. */
async function undoMigration({ db }: Store): Promise<void> {
  await sql`drop table "exports"`.execute(db)
  await sql`drop table "jobs"`.execute(db)
  await sql`alter table "mails" add column "tries" integer not null default 0`.execute(db)
  await sql`alter table "mails" add column "nextTryAt" text not null default ''`.execute(db)
  await sql`alter table "mails" add column "sentAt" text`.execute(db)
  await sql`alter table "mails" add column "failedAt" text`.execute(db)
  await sql`alter table "mails" add column "failure" text not null default ''`.execute(db)
  await sql`create index "mailsToSend" on "mails" ("nextTryAt", "createdAt") where "sentAt" is null and "failedAt" is null`.execute(
    db,
  )
  await db.deleteFrom('migrations').where('name', '=', '0025-jobs').execute()
}

describe.each(everyDatabase)('jobs in $name', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
  })
  afterEach(() => test.remove())

  it('carry over the mails of an earlier version, each as far as it was', async () => {
    const { db } = test.store
    await undoMigration(test.store)
    const mail = { recipient: 'a@example.test', subject: 's', content: 'c', createdAt: '2026-11-01' }
    const insert = (id: string, delivery: Record<string, string | number>) =>
      db
        .insertInto('mails')
        // The columns of the earlier version.
        .values({ ...mail, id, ...delivery } as never)
        .execute()
    await insert('new', {})
    await insert('waits', { tries: 3, nextTryAt: minutes(5).toISOString(), failure: 'EENVELOPE 450' })
    await insert('sent', { tries: 1, nextTryAt: '2026-11-02', sentAt: '2026-11-02' })
    await insert('failed', { tries: 20, nextTryAt: '2026-11-03', failedAt: '2026-11-03', failure: 'EAUTH' })

    const store = await openStore(test.settings)
    const rows = await store.db
      .selectFrom('jobs')
      .select(['id', 'kind', 'payload', 'state', 'tries', 'dueAt', 'code', 'failure', 'finishedAt'])
      .orderBy('id')
      .execute()
    const waits = { dueAt: minutes(5).toISOString(), failure: 'EENVELOPE 450', finishedAt: null }
    const failed = { code: 'notAccepted', failure: 'EAUTH', dueAt: '2026-11-03', finishedAt: '2026-11-03' }
    expect(rows).toEqual([
      { ...common('failed'), state: 'failed', tries: 20, ...failed },
      { ...common('new'), state: 'queued', tries: 0, dueAt: '', finishedAt: null },
      { ...common('sent'), state: 'ready', tries: 1, dueAt: '2026-11-02', finishedAt: '2026-11-02' },
      { ...common('waits'), state: 'queued', tries: 3, ...waits },
    ])
    expect(await leaseJob(store, 'mail', now, minutes(1))).toMatchObject({ id: 'new', tries: 1 })
    expect(await leaseJob(store, 'mail', now, minutes(1))).toBeNull()
    await store.close()
  })

  it('are found and leased through an index, however many have ended', async () => {
    const { db, dialect } = test.store
    const row = (n: number) => ({
      id: `job-${n}`,
      kind: ['mail', 'export', 'report'][n % 3] ?? '',
      customerId: String(n % 50),
      userId: 'u',
      payload: '{}',
      state: 'ready' as const,
      createdAt: now.toISOString(),
      finishedAt: now.toISOString(),
    })
    for (let from = 0; from < 20_000; from += 1000)
      await db
        .insertInto('jobs')
        .values(Array.from({ length: 1000 }, (_, n) => row(from + n)))
        .execute()
    const work = { kind: 'export', schema: v.object({}) }
    await inTransaction({ store: test.store, clock: () => now }, async (context) => {
      for (let n = 0; n < 20; n += 1) await enqueue(context, work, { payload: {} })
    })
    if (dialect === 'postgres') await sql`analyze "jobs"`.execute(db)
    else await sql`analyze`.execute(db)

    const { recorder, plans } = recordQueries(test.store)
    const recorded = db.withPlugin(recorder)
    expect(await listDueKinds(recorded, ['mail', 'export'], now)).toEqual(['export'])
    expect(await leaseJob({ ...test.store, db: recorded }, 'export', now, minutes(1))).not.toBeNull()
    await inTransaction({ store: test.store, clock: () => now }, async (context) => {
      await enqueue({ ...context, trx: context.trx.withPlugin(recorder) }, work, { payload: {} })
    })
    expect(await listJobs(recorded)).toHaveLength(21)
    expect(await countJobs(recorded)).toHaveLength(2)

    for (const plan of await plans()) {
      expect(plan).toMatch(
        /(?:index|key).*(?:jobsToLease|jobTurns|jobsFinished|jobs_pkey|sqlite_autoindex_jobs)/iu,
      )
      expect(plan).not.toMatch(/Seq Scan|SCAN jobs(?! USING)/u)
    }
  })
})
