import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { buildInProcess } from '../../search/workers/build-in-process.ts'
import { temporaryFolder } from './open-index.ts'
import { documentSource, tradeProducts } from './products.ts'

it('builds under `node --watch`, which makes child processes report their imports as messages', async () => {
  const { folder, remove } = temporaryFolder()
  const path = join(folder, 'search.sqlite')
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  try {
    await buildInProcess({ source: documentSource(tradeProducts) }, path, { isUrgent: true })
    expect(existsSync(path)).toBe(true)
  } finally {
    vi.unstubAllEnvs()
    remove()
  }
})
