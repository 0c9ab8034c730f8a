import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fewSettings } from './setup/environment.ts'

describe('npm test', () => {
  // A run of Vitest in another process takes long on a busy machine.
  it('ends with the counts', { timeout: 120_000 }, () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['bin/test.mjs', 'tests/search/neighbouring-numbers'],
      { encoding: 'utf8', env: fewSettings },
    )
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/u)
    expect(stdout).not.toContain('production build')
    expect(status).toBe(0)
  })

  it('ends with the counts behind a reader that is slower than the output', async () => {
    const printing = `
      import { finish, tally } from './bin/test/run.ts'
      console.log('a line of a long run '.repeat(200_000))
      tally.passed = 7
      finish()`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', printing], {
      env: fewSettings,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    // It reads when the program has filled the pipe and done all else.
    await once(child.stdout, 'readable')
    await new Promise((over) => setTimeout(over, 500))
    const output = await text(child.stdout)
    expect(await ended).toEqual([0, null])
    expect(output.endsWith('7 passed, 0 failed\n')).toBe(true)
  })
})
