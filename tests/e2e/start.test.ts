import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fewSettings } from '../setup/environment.ts'

const sentence =
  /^Port (\d+) is already in use\. Stop the program that uses it, or choose another port with PORT, for example PORT=\d+\.$/mu

it('npm start names the port that is taken and how to choose another, and fails (SITE-9)', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, done))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const folder = mkdtempSync(join(tmpdir(), 'taken-'))
  const { status, stdout, stderr } = spawnSync('npm', ['start'], {
    encoding: 'utf8',
    env: { ...fewSettings, PORT: String(port), DATA_DIR: folder, HOME: folder },
  })
  other.close()
  expect(sentence.exec(stderr)?.[1]).toBe(String(port))
  expect(status).toBe(1)
  expect(stdout).not.toContain('is ready')
  expect(readdirSync(folder).filter((name) => name.startsWith('tradecounter'))).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})
