import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../../api/platform/database/index.ts'
import { databaseFile } from '../../../api/platform/database/sqlite/sqlite-dialect.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tc-private-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

// Windows has no such permissions.
it.skipIf(process.platform === 'win32')('makes a database that only its owner can read', async () => {
  const dataDir = join(root, 'data')
  const store = await openStore({ dataDir })
  expect(modeOf(dataDir)).toBe('700')
  expect(modesIn(dataDir)).toEqual({
    [databaseFile]: '600',
    [`${databaseFile}-wal`]: '600',
    [`${databaseFile}-shm`]: '600',
  })
  await store.close()
})

it.skipIf(process.platform === 'win32')('restricts a database that everybody could read', async () => {
  const dataDir = join(root, 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, databaseFile), '')
  chmodSync(join(dataDir, databaseFile), 0o644)
  const store = await openStore({ dataDir })
  expect([modeOf(dataDir), modeOf(join(dataDir, databaseFile))]).toEqual(['700', '600'])
  await store.close()
})
