import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCatalogueFact } from '../../../api/catalogue/facts.ts'
import { openStore } from '../../../api/platform/database/index.ts'
import { bmecatFile } from './bmecat-file.ts'
import { insertFrame, wholeCatalogue } from './run-import.ts'

const kills = process.env['LONG'] ? 60 : 4
const articles = 500
const program = 'api/import/cli.ts'

let folder: string
let dataDir: string
/** A separate catalogue for each prefix, so that every import has thousands of rows to write. */
const fileOf = (prefix: string): string => {
  const path = join(folder, `${prefix}.xml`)
  if (!existsSync(path)) writeFileSync(path, [...bmecatFile({ articles, prefix, supplier: prefix })].join(''))
  return path
}
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
  })
  return { status, stdout, stderr }
}

/** A digest of the catalogue, and whether its database is intact. */
async function looked(): Promise<string> {
  const store = await openStore({ dataDir })
  try {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
    expect(check.rows[0]?.integrity_check).toBe('ok')
    return await wholeCatalogue(store)
  } finally {
    await store.close()
  }
}

/** Imports until it begins to apply, or earlier, and is then killed. */
async function importAndDie(file: string, early: boolean): Promise<void> {
  const child = spawn(process.execPath, [program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes(early ? 'comparing them' : 'applying them'))
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 80)
  })
  await ended
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tc-killed-'))
  dataDir = join(folder, 'data')
  const store = await openStore({ dataDir })
  await insertFrame(store)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run import', () => {
  it('exits with 0, 1 or 2, and prints one sentence when nothing was applied', () => {
    const all = run(fileOf('A'))
    expect(all).toMatchObject({ status: 0, stderr: '' })
    expect(all.stdout).toContain(`${articles} articles taken`)
    const some = join(folder, 'some.csv')
    writeFileSync(some, 'article;category;name.sv\nS-1;valves;Bra\nS-2;screws;Dålig\n')
    const part = run(some)
    expect(part).toMatchObject({ status: 2, stderr: '' })
    expect(part.stdout).toContain(`${some}.report.csv`)
    expect(existsSync(`${some}.report.csv`)).toBe(true)
    const none = run(join(folder, 'nowhere.csv'))
    expect(none.status).toBe(1)
    expect(none.stderr).toMatch(
      /^There is no file .*nowhere\.csv that can be read\. Nothing was changed\.\n$/u,
    )
    expect(run('--full', '--update', some)).toMatchObject({ status: 1 })
    expect(run(some, '--nonsense').stderr).toContain('--nonsense')
  })

  it(
    'that is killed with -9 leaves the catalogue before or the one after, never half of it',
    async () => {
      let before = await looked()
      let applied = 0
      for (let kill = 0; kill < kills; kill++) {
        const file = fileOf(`K${kill}-`)
        await importAndDie(file, kill === 0)
        const after = await looked()
        if (after !== before) {
          // Then it is the whole new catalogue: nothing is left to import.
          expect(run(file).stdout).toContain('nothing had to be changed')
          applied += 1
        }
        before = await looked()
      }
      expect(applied).toBeLessThanOrEqual(kills)
      expect(run(fileOf('K0-')).status).toBe(0)
      expect(run(fileOf('K0-')).stdout).toContain('nothing had to be changed')
      // On a busy machine its processes are slow: half a minute for each kill.
    },
    600_000 + kills * 30_000,
  )

  it('changes nothing if the catalogue has changed meanwhile', async () => {
    const store = await openStore({ dataDir })
    /** Imports, and changes the catalogue before the comparison. */
    const importBeside = async (prefix: string, version: number) => {
      const child = spawn(process.execPath, [program, fileOf(prefix)], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
      })
      let reported = ''
      child.stderr.on('data', (piece: Buffer) => void (reported += piece.toString()))
      const ended = new Promise((resolve) => child.once('exit', resolve))
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.includes('comparing them')) await writeCatalogueFact(store.db, 'version', String(version))
      }
      return { status: await ended, reported }
    }
    // On a busy machine an import may be done before this process notices: then another one runs.
    let last = await importBeside('C', 4711)
    for (const [at, prefix] of ['D', 'E', 'F', 'G'].entries())
      if (last.status === 0) last = await importBeside(prefix, 4712 + at)
    await store.close()
    expect(last).toEqual({
      status: 1,
      reported: 'The catalogue has changed during the import; run the import again. Nothing was changed.\n',
    })
  }, 120_000)

  it('waits for a busy database from its first step on', async () => {
    const store = await openStore({ dataDir })
    const file = join(folder, 'one.csv')
    writeFileSync(file, 'article;category;name.sv\nW-1;valves;Ventil\n')
    // A transaction holds the database from its beginning, and the catalogue does not change.
    const status = await store.db.transaction().execute(async () => {
      const child = spawn(process.execPath, [program, file], {
        stdio: 'ignore',
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // Longer than the database itself waits.
      await Promise.race([ended, wait(7000)])
      return { ended }
    })
    await store.close()
    expect(await status.ended).toBe(0)
  }, 120_000)
})
