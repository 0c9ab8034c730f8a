import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storeCatalogue } from '../../../../api/catalogue/search/store-catalogue.ts'
import { openStore } from '../../../../api/platform/database/index.ts'

it('rejects with the reason of the build process if the index cannot be written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-build-'))
  const store = await openStore({ dataDir })
  await expect(storeCatalogue(store).build(join(dataDir, 'nowhere', 'search.sqlite'), true)).rejects.toThrow(
    'The search index could not be built: ENOENT',
  )
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
