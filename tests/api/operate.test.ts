import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fewSettings } from '../setup/environment.ts'
import { databases, type TestStore } from './fixtures/databases.ts'
import { insertPeople } from './fixtures/people.ts'

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
      ['--disable-warning=ExperimentalWarning', 'ssr/server/operate.ts', ...words],
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

  it('makes the first administrator, gives and takes roles, and writes down who did what to whom (ACC-10)', () => {
    const made = done('create-admin', '88001', 'boss@example.test', '--company', 'Nya Rör AB')
    expect(made).toMatch(/\nhttps:\/\/www\.shop\.example\/set-password#[\w-]{43}\n$/u)
    expect(done('rights', 'boss@example.test')).toMatch(
      /^88001 \(se\): administrator\n {2}perm:adminCompany\n/u,
    )
    expect(done('grant', 'idle@example.test', '1000c', 'reader')).toBe('Done.\n')
    expect(done('grant', 'idle@example.test', '1000c', 'reader')).toBe('The user has the role already.\n')
    done('allow', 'packer', 'perm:order')
    done('grant', 'idle@example.test', '1000c', 'packer')
    done('disallow', 'packer', 'perm:order')
    done('revoke', 'idle@example.test', '1000c', 'reader')
    expect(done('rights', 'idle@example.test')).toBe('1000c (se): packer\n  nothing\n')
    expect(done('roles')).toContain('packer\n  nothing\n')

    const boss = done('log-name', 'boss@example.test').trim()
    expect(boss).toMatch(/^[0-9a-f]{32}$/u)
    const idle = done('log-name', 'idle@example.test').trim()
    const log = done('log')
    const lines = log
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/u).slice(2).join(' '))
    expect(lines.toReversed()).toEqual([
      `create-admin ${boss} 88001 se`,
      `grant ${idle} 1000c reader`,
      `grant ${idle} 1000c reader`,
      'allow packer perm:order',
      `grant ${idle} 1000c packer`,
      'disallow packer perm:order',
      `revoke ${idle} 1000c reader`,
    ])
    expect(log).not.toContain('example.test')
    expect(log).not.toContain(made.trim().split('#').at(-1))
  })

  it('says in a sentence what cannot be done, writes nothing of it down, and ends with 1', () => {
    const before = done('log')
    for (const [words, sentence] of [
      [['grant', 'idle@example.test', '1000c', 'king'], 'There is no role king. There are: administrator, '],
      [['grant', 'nobody', '1000c', 'reader'], 'There is no user nobody.'],
      [['grant', 'idle@example.test', '9', 'reader'], 'There is no customer 9.'],
      [['allow', 'reader', 'perm:fly'], 'There is no permission perm:fly.'],
      [['create-admin', '9', 'x'], 'There is no customer 9 on se: add --company'],
      [['create-admin', '9', 'x', '--site', 'moon'], 'There is no site moon.'],
      [['create-admin', '9'], 'npm run operate -- <what>'],
      [['dance'], 'npm run operate -- <what>'],
    ] as const) {
      const { status, stderr } = operate(...words)
      expect([words, status]).toEqual([words, 1])
      expect(stderr.startsWith(sentence), `${words.join(' ')}: ${stderr}`).toBe(true)
      expect(stderr).not.toContain('    at ')
    }
    expect(done('log')).toBe(before)
  })
})
