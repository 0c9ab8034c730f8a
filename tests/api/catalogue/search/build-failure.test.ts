import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storeCatalogue } from '../../../../api/catalogue/search/store-catalogue.ts'
import { openStore } from '../../../../api/platform/database/index.ts'

it('an index that cannot be written fails with the reason of the process that builds it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-build-'))
  const store = await openStore({ dataDir })
  await expect(storeCatalogue(store).build(join(dataDir, 'nowhere', 'search.sqlite'), true)).rejects.toThrow(
    'The search index could not be built: ENOENT',
  )
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
