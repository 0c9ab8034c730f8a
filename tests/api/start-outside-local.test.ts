import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writePeople } from '../../demo/loading/write-people.ts'
import { fewSettings } from '../setup/environment.ts'
import { databases, type TestStore } from './fixtures/databases.ts'
import { testCost } from './fixtures/people.ts'

const program = (file: string, ...words: string[]) => [
  '--disable-warning=ExperimentalWarning',
  file,
  ...words,
]

describe.each(databases)('a start with SITE_ENV=prd on $name', ({ open }) => {
  let database: TestStore
  let folder: string
  let environment: NodeJS.ProcessEnv
  beforeEach(async () => {
    database = await open()
    folder = mkdtempSync(join(tmpdir(), 'start-'))
    const { settings } = database
    environment = {
      ...fewSettings,
      PORT: '0',
      SITE_ENV: 'prd',
      ...('dataDir' in settings
        ? { DATA_DIR: settings.dataDir }
        : { DATA_DIR: folder, DATABASE_URL: settings.databaseUrl }),
    }
  })
  afterEach(async () => {
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const countUsers = async (): Promise<number> =>
    (await database.store.db.selectFrom('users').select('id').execute()).length

  /** The output of the service until it is ready. */
  const startService = (): Promise<string> =>
    new Promise((done, fail) => {
      const child = spawn(process.execPath, program('bin/serve-api.mjs'), {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let printed = ''
      const read = (chunk: Buffer): void => {
        printed += chunk.toString()
        if (printed.includes('is ready at')) child.kill('SIGKILL')
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('close', () =>
        printed.includes('is ready at') ? done(printed) : fail(new Error(`It ended:\n${printed}`)),
      )
    })

  it('leaves an empty database empty, and logs the commands that fill it (ACC-10)', async () => {
    const printed = await startService()
    expect(await countUsers()).toBe(0)
    expect(printed).toContain('npm run import -- ')
    expect(printed).toContain('npm run operate -- create-admin ')
    expect(printed).not.toContain('Demo users')
  })

  it('refuses to start with demo users, and starts when they are removed (ACC-10)', async () => {
    await writePeople(database.store, testCost)
    const refused = spawnSync(process.execPath, program('bin/serve-api.mjs'), {
      env: environment,
      encoding: 'utf8',
    })
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(
      /^The database holds demo users \(aino, anna, .+\), whose passwords are public/u,
    )
    expect(refused.stderr).toContain('npm run operate -- remove-demo-users')
    const removed = spawnSync(process.execPath, program('api/operator/cli.ts', 'remove-demo-users'), {
      env: environment,
      encoding: 'utf8',
    })
    expect([removed.status, removed.stderr]).toEqual([0, ''])
    expect(await countUsers()).toBe(0)
    await startService()
  })

  it('refuses to load demo data by command', async () => {
    const { status, stderr } = spawnSync(process.execPath, ['demo/loading/command.ts', '--articles', '100'], {
      env: environment,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Demo data is loaded only with SITE_ENV=local, and SITE_ENV is prd.\n')
    expect(await countUsers()).toBe(0)
  })
})
