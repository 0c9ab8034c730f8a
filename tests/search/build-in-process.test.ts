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

it('reports the share of the build that is done', async () => {
  const { folder, remove } = temporaryFolder()
  const shares: number[] = []
  try {
    const source = { ...documentSource(tradeProducts), productCount: tradeProducts.length }
    await buildInProcess({ source }, join(folder, 'search.sqlite'), {
      isUrgent: true,
      onProgress: (share) => shares.push(share),
    })
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true)
  } finally {
    remove()
  }
})
