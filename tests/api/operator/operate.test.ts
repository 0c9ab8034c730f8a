import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listStoppedExperiments } from '../../../api/experiments/service.ts'
import { logNameOf } from '../../../api/operator/action-log.ts'
import { changeRole, grantRole, listRights, listRoles, revokeRole } from '../../../api/operator/roles.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { mailJob } from '../../../api/mail/store.ts'
import { enqueue } from '../../../api/platform/jobs/store.ts'
import { fewSettings } from '../../setup/environment.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'

describe.each(databases)('npm run operate on $name', ({ open }) => {
  let database: TestStore
  let folder: string
  beforeAll(async () => {
    database = await open()
    await insertPeople(database.store)
    folder = mkdtempSync(join(tmpdir(), 'operate-'))
  })
  afterAll(async () => {
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const operate = (...words: string[]) => {
    const { settings } = database
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'api/operator/cli.ts', ...words],
      {
        encoding: 'utf8',
        env: {
          ...fewSettings,
          SITE_ENV: 'prd',
          SITE_HOSTS: 'se=shop.example',
          ...('dataDir' in settings
            ? { DATA_DIR: settings.dataDir }
            : { DATA_DIR: folder, DATABASE_URL: settings.databaseUrl }),
        },
      },
    )
    return { status, stdout, stderr }
  }
  const done = (...words: string[]): string => {
    const { status, stdout, stderr } = operate(...words)
    expect([words, status, stderr]).toEqual([words, 0, ''])
    return stdout
  }

  it('lists requests for erasure, and erases a user', () => {
    expect(done('erasure-requests')).toMatch(/^state +sent +customer +user name/u)
    expect(done('erase-user', 'shy@example.test')).toMatch(
      /^Done\. Orders and the audit show Erased [0-9a-f]{8}\.\n/u,
    )
    expect(operate('erase-user', 'shy@example.test')).toMatchObject({ status: 1 })
  })

  it('makes the first administrator, with a link of the site (ACC-10)', () => {
    const made = done('create-admin', '88001', 'boss@example.test', '--company', 'Nya Rör AB')
    expect(made).toMatch(/\nhttps:\/\/www\.shop\.example\/set-password#[\w-]{43}\n$/u)
    expect(done('rights', 'boss@example.test')).toMatch(
      /^88001 \(se\): administrator\n {2}perm:adminCompany\n/u,
    )
  })

  it.each(['   ', '\u3164'])('makes no administrator without a name: %j', (blank) => {
    const before = done('log')
    for (const args of [
      ['88002', blank, '--company', 'Nya Rör AB'],
      ['88002', 'chief@example.test', '--company', blank],
      ['88002', 'chief@example.test', '--company', 'Nya Rör AB', '--name', blank],
      [blank, 'chief@example.test', '--company', 'Nya Rör AB'],
    ]) {
      const { status, stderr } = operate('create-admin', ...args)
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\.\n$/u)])
    }
    expect(done('log')).toBe(before)
  })

  it('gives a role, and logs the action without the name of the user (ACC-10)', () => {
    expect(done('grant', 'idle@example.test', '1000c', 'reader')).toBe('Done.\n')
    const log = done('log')
    const keys = 'dataDir' in database.settings ? database.settings.dataDir : folder
    const idle = logNameOf(join(keys, 'keys', 'token.pem'), 'idle@example.test')
    expect(idle).toMatch(/^[0-9a-f]{32}$/u)
    expect(log).toMatch(new RegExp(`grant +${idle} +1000c reader\n`, 'u'))
    expect(log).not.toContain('example.test')
  })

  it('lists jobs that have failed, and runs one again', async () => {
    const { store } = database
    await inTransaction({ store, clock: () => new Date() }, async (context) => {
      for (const id of ['order-1', 'order-2']) await enqueue(context, mailJob, { id, payload: { mail: id } })
    })
    const ended = { finishedAt: new Date().toISOString(), tries: 20 }
    await store.db
      .updateTable('jobs')
      .set({ state: 'failed', code: 'notAccepted', failure: 'the mail server: EAUTH 535', ...ended })
      .where('id', '=', 'order-1')
      .execute()
    // The commands before have changed rights, which a running shop follows.
    const listed = done('jobs')
      .split('\n')
      .filter((line) => !/ rightsChange +queued /u.test(line))
    const [headings, failed, waiting, ...others] = listed
    expect(headings).toMatch(/^id +kind +state +tries/u)
    expect(failed).toMatch(/^order-1 +mail +failed +20 .* notAccepted: the mail server: EAUTH 535$/u)
    expect(waiting).toMatch(/^order-2 +mail +queued +0 .* now$/u)
    expect(others).toEqual([''])
    expect(done('requeue', 'order-1')).toBe('Done. The shop runs it within seconds.\n')
    expect(done('jobs')).toMatch(/order-1 +mail +queued +0 /u)
    expect(operate('requeue', 'order-3')).toMatchObject({
      status: 1,
      stderr: 'There is no job order-3 that waits or has failed.\n',
    })
    expect(done('log')).toMatch(/requeue +order-1\n/u)
  })

  it('stops and starts an experiment, which running services tell their hosts (HELP-9)', async () => {
    const { store } = database
    const reported = async () => (await listStoppedExperiments(store.db)).map(({ experiment }) => experiment)
    expect(done('stop-experiment', 'aaTest')).toBe('Done. Every shop follows within two seconds.\n')
    expect(await reported()).toEqual(['aaTest'])
    // Stopping it once more is no mistake: somebody is in a hurry.
    done('stop-experiment', 'aaTest')
    expect(done('experiments')).toMatch(/\naaTest +20\d\d-[^\n]+Z\n$/u)
    expect(operate('stop-experiment', 'bbTest')).toMatchObject({
      status: 1,
      stderr: 'There is no experiment bbTest. There are: aaTest.\n',
    })
    done('start-experiment', 'aaTest')
    expect(await reported()).toEqual([])
    expect(operate('start-experiment', 'aaTest').stderr).toBe('aaTest has not been stopped.\n')
    expect(done('log')).toMatch(/stop-experiment +aaTest\n/u)
  })

  it('prints a sentence and exits with 1 for a mistake', () => {
    const { status, stderr } = operate('grant', 'idle@example.test', '1000c', 'king')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no role king\. There are: administrator, [^\n]+\n$/u)
    const unknown = operate('dance')
    expect(unknown.status).toBe(1)
    expect(unknown.stderr).toContain('create-admin <customer number> <user name>')
  })
})

const at = (role: string, customerNumber = '1000c', userName = 'idle@example.test') => ({
  userName,
  customerNumber,
  role,
})

describe.each(databases)('roles that an operator changes, on $name', ({ open }) => {
  let database: TestStore
  beforeAll(async () => {
    database = await open()
    await insertPeople(database.store)
  })
  afterAll(() => database.remove())

  it('are given once, taken away, and changed for all who have them (ACC-10)', async () => {
    const { store } = database
    const rights = () => listRights(store, 'idle@example.test')
    await changeRole(store, 'packer', 'perm:order', true)
    expect(await grantRole(store, at('packer'))).toBe(true)
    expect(await grantRole(store, at('packer'))).toBe(false)
    expect(await rights()).toMatchObject([
      { customerNumber: '1000c', roles: ['packer'], permissions: ['perm:order'] },
    ])
    await changeRole(store, 'packer', 'perm:order', false)
    expect(await rights()).toMatchObject([{ roles: ['packer'], permissions: [] }])
    expect(await listRoles(store)).toContainEqual({ role: 'packer', permissions: [] })
    expect([await revokeRole(store, at('packer')), await revokeRole(store, at('packer'))]).toEqual([
      true,
      false,
    ])
    expect(await rights()).toMatchObject([{ roles: [] }])
    // Attached if it was not attached yet.
    expect(await grantRole(store, at('reader', '1000a'))).toBe(true)
    expect((await rights()).map(({ customerNumber }) => customerNumber)).toEqual(['1000c', '1000a'])
  })

  it('are refused with a sentence that says what is wrong', async () => {
    const { store } = database
    await expect(grantRole(store, at('king'))).rejects.toThrow(
      'There is no role king. There are: administrator',
    )
    await expect(grantRole(store, at('reader', '9'))).rejects.toThrow('There is no customer 9.')
    await expect(grantRole(store, at('reader', '1000c', 'nobody'))).rejects.toThrow(
      'There is no user nobody.',
    )
    await expect(changeRole(store, 'reader', 'perm:fly', true)).rejects.toThrow(
      'There is no permission perm:fly.',
    )
    await expect(changeRole(store, 'a role', 'perm:order', true)).rejects.toThrow('A role has a name of')
  })
})
