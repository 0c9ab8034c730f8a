import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeMail } from '../../../api/mail/store.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { openStore } from '../../../api/platform/database/index.ts'
import { fewSettings } from '../../setup/environment.ts'
import { openMailServer } from './mail-server.ts'

const program = `import { startServer } from '${new URL('../../../api/server.ts', import.meta.url).href}'
await startServer()`

it('a service that gets SIGTERM amid a delivery returns the mail to the queue, and exits with 0', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-mail-stopped-'))
  const server = await openMailServer()
  server.behave('silence')
  const store = await openStore({ dataDir })
  const mail = { site: 'se', recipient: 'a@example.test', subject: 'Hej', content: 'x', html: '' } as const
  await inTransaction({ store, clock: () => new Date() }, (context) =>
    writeMail(context, { id: 'order-1', ...mail }, { customerId: 'a', userId: 'buyer' }),
  )
  const service = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...fewSettings, SITE_ENV: 'local', PORT: '0', DATA_DIR: dataDir, SMTP_URL: server.url },
    },
  )
  const ended = once(service, 'exit')
  await expect.poll(() => server.asked(), { timeout: 60_000 }).toBe(1)
  const job = () => store.db.selectFrom('jobs').select(['state', 'tries', 'dueAt']).executeTakeFirstOrThrow()
  expect(await job()).toMatchObject({ state: 'running', tries: 1 })
  service.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await job()).toEqual({ state: 'queued', tries: 0, dueAt: '' })
  expect(server.received).toEqual([])
  await store.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})
