import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileTransport, createOutbox } from '../../../api/mail/service.ts'
import { writeMail } from '../../../api/mail/store.ts'
import { openWorker } from '../../../api/platform/jobs/worker.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { makeClock } from '../fixtures/shop.ts'
import { noFiles } from './mail-server.ts'

let kept: TestStore
let folder: string
beforeAll(async () => {
  const [sqlite] = everyDatabase
  if (sqlite === undefined) throw new Error('There is no database to test on.')
  kept = await sqlite.open()
  folder = mkdtempSync(join(tmpdir(), 'tc-mail-'))
})
afterAll(async () => {
  await kept.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('mail waits on a full disk, with the cause in the log, and is sent when there is space', async () => {
  const clock = makeClock()
  const { store } = kept
  await store.db.transaction().execute((trx) =>
    writeMail(
      { trx, dialect: store.dialect, now: clock.now() },
      {
        id: 'order-1',
        site: 'se',
        recipient: 'a@example.test',
        subject: 'Hej',
        content: 'x',
        html: '<b>x</b>',
      },
      { customerId: 'a', userId: 'buyer' },
    ),
  )
  // Every write to this device fails as on a full disk.
  const part = join(folder, 'order-1.eml.part')
  symlinkSync('/dev/full', part)
  const reasons: unknown[] = []
  const log = {
    info: () => undefined,
    warn: (about: unknown) => void reasons.push(about),
    error: (about: unknown) => void reasons.push(about),
  }
  const transport = createFileTransport(folder, () => ({ name: 'Shop', address: 'shop@example.test' }))
  const post = openWorker({
    store,
    clock: clock.now,
    log,
    handlers: [createOutbox(store, transport, noFiles)],
  })
  post.start()
  await post.idle()
  expect(reasons).toEqual([{ kind: 'mail', reason: expect.stringContaining('ENOSPC') }])
  expect(existsSync(join(folder, 'order-1.eml'))).toBe(false)
  rmSync(part)
  clock.pass(120)
  post.start()
  await post.idle()
  await post.close()
  expect(existsSync(join(folder, 'order-1.eml'))).toBe(true)
  const row = await store.db.selectFrom('jobs').select('state').executeTakeFirstOrThrow()
  expect(row.state).toBe('ready')
})
