import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('npm run chromatic (LIB-4)', () => {
  it('prints that nothing was published, and exits with 0, without a token', () => {
    const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/chromatic.mjs'], {
      encoding: 'utf8',
      env,
    })
    expect(status).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^Nothing was published[^.]*CHROMATIC_PROJECT_TOKEN[^.]*\.\n$/u)
  })
})
