import { describe, expect, it } from 'vitest'
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
})
