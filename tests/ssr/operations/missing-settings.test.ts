import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fewSettings } from '../../setup/environment.ts'
import { warnOfMissingSettings } from '../../../ssr/server/operations/missing-settings.ts'
import { settingsWith } from '../stand-ins.ts'

const warnings = (environment: Record<string, string>): string[] => {
  const reported: string[] = []
  warnOfMissingSettings(settingsWith(environment), { warn: (message: string) => void reported.push(message) })
  return reported.map((message) => message.split(' ')[0] ?? '')
}

describe('the warnings at a start', () => {
  it.each([
    [{}, []],
    [{ SITE_ENV: 'prd' }, ['SITE_HOSTS', 'TRUSTED_PROXIES']],
    [{ SITE_ENV: 'test', TRUSTED_PROXIES: '10.0.0.0/8' }, ['SITE_HOSTS']],
    [{ SITE_ENV: 'prd', SITE_HOSTS: 'se=company.se' }, ['TRUSTED_PROXIES']],
    [{ SITE_ENV: 'prd', SITE_HOSTS: 'se=company.se', TRUSTED_PROXIES: '10.0.0.1' }, []],
  ])('with %j name %j', (environment, names) => {
    expect(warnings(environment)).toEqual(names)
  })

  it('are in the log of a start with no other settings (ACC-12)', async () => {
    // The shop ends before it opens anything: its port is taken.
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    onTestFinished(() => void taken.close())
    const address = taken.address()
    const PORT = String(typeof address === 'object' ? address?.port : '')
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'ssr/server/main.ts'],
      { env: { ...fewSettings, SITE_ENV: 'prd', HOST: '127.0.0.1', PORT }, encoding: 'utf8' },
    )
    expect(status).toBe(1)
    for (const name of ['SITE_HOSTS', 'TRUSTED_PROXIES'])
      expect(stdout + stderr).toContain(`${name} is not set: `)
  })
})
