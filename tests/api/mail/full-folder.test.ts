import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileTransport, openOutbox } from '../../../api/mail/index.ts'
import { writeMail } from '../../../api/mail/store.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { makeClock } from '../fixtures/shop.ts'

let kept: TestStore
let folder: string
beforeAll(async () => {
  const [sqlite] = databases
  if (sqlite === undefined) throw new Error('There is no database to test on.')
  kept = await sqlite.open()
  folder = mkdtempSync(join(tmpdir(), 'tc-mail-'))
})
afterAll(async () => {
  await kept.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('mail waits on a full disk, with the cause in the log, and is sent when there is room', async () => {
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
    ),
  )
  // Every write to this device fails as on a full disk.
  const part = join(folder, 'order-1.eml.part')
  symlinkSync('/dev/full', part)
  const reasons: unknown[] = []
  const log = {
    warn: (about: unknown) => void reasons.push(about),
    error: (about: unknown) => void reasons.push(about),
  }
  const post = openOutbox(
    store,
    createFileTransport(folder, () => ({ name: 'Shop', address: 'shop@example.test' })),
    clock.now,
    log,
  )
  post.send()
  await post.idle()
  expect(reasons).toEqual([{ reason: expect.stringContaining('ENOSPC') }])
  expect(existsSync(join(folder, 'order-1.eml'))).toBe(false)
  rmSync(part)
  clock.pass(120)
  post.send()
  await post.idle()
  await post.close()
  expect(existsSync(join(folder, 'order-1.eml'))).toBe(true)
  const row = await store.db.selectFrom('mails').select('sentAt').executeTakeFirstOrThrow()
  expect(row.sentAt).not.toBeNull()
})
