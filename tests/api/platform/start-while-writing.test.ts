import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { databaseFile } from '../../../api/platform/database/sqlite/sqlite-dialect.ts'
import { openStore } from '../../../api/platform/database/store.ts'

it('opens a migrated database while another process writes, such as a long import', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-while-writing-'))
  const first = await openStore({ dataDir })
  await first.close()
  const writer = new DatabaseSync(join(dataDir, databaseFile))
  try {
    writer.exec('begin immediate')
    const store = await openStore({ dataDir })
    expect(await store.db.selectFrom('carts').selectAll().execute()).toEqual([])
    await store.close()
    writer.exec('rollback')
  } finally {
    writer.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
