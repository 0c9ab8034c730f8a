import { expect, it } from 'vitest'
import { openHost, standInApi } from '../stand-ins.ts'

it('stays ready when the service cannot save, and reports it', async () => {
  let state: 'writable' | 'full' = 'full'
  const host = await openHost({ api: { ...standInApi().api, storage: async () => state } })
  const full = await host.ask('/readyz')
  expect(full.status).toBe(200)
  expect(full.text.split('\n')).toContain('storage: full, nothing can be saved')
  expect(await host.health.state()).toEqual({ ready: true, degraded: false, waitsFor: ['storage'] })
  state = 'writable'
  expect((await host.ask('/readyz')).text.split('\n')).toContain('storage: writable')
  expect(await host.health.state()).toEqual({ ready: true, degraded: false, waitsFor: [] })
  await host.close()
})
