import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { fewSettings } from '../setup/environment.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the host on a free port. It must fail. */
const start = (
  environment: Record<string, string>,
): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'ssr/server/main.ts'], {
    encoding: 'utf8',
    timeout: patience,
    env: { ...fewSettings, PORT: '0', ...environment },
  })

it('lists every wrong setting, and exits with 1', () => {
  const { status, stderr } = start({ PORT: 'x', SITE_ENV: 'moon' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'PORT must be a whole number from 0 to 65535.\nSITE_ENV must be one of local, dev, test, master, prd.\n',
  )
})

it('reports a folder that cannot be written to, and exits with 1', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { status, stderr } = start({ DATA_DIR: join(file, 'data') })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The folder \S+ cannot be written to: set DATA_DIR to one that can\.\n$/u)
})

it.runIf(existsSync('/proc/self')).each(['/proc', '/proc/shop/data'])(
  'reports %s too, although its mode allows writing',
  (data) => {
    const { status, stderr } = start({ DATA_DIR: data })
    expect(status).toBe(1)
    expect(stderr).toBe(`The folder ${data} cannot be written to: set DATA_DIR to one that can.\n`)
  },
)

/** A port used by another program. */
async function openOther(): Promise<{ port: number; close(): void }> {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, done))
  const address = other.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => other.close(),
  }
}

it.each(['PORT', 'METRICS_PORT'])(
  'reports first that the port of %s is taken and how to choose another, and exits with 1',
  async (setting) => {
    const other = await openOther()
    const { status, stdout, stderr } = start({ [setting]: String(other.port), DATA_DIR: folder })
    other.close()
    expect(status).toBe(1)
    const example = `${setting}=${other.port < 65_535 ? other.port + 1 : 3000}`
    expect(stderr).toBe(
      `Port ${other.port} is already in use. Stop the program that uses it, or choose another port with ${setting}, for example ${example}.\n`,
    )
    expect(stdout).toBe('')
  },
)

it('reports that the service behind API_ORIGIN needs a secret, and exits with 1', () => {
  const { status, stderr } = start({ API_ORIGIN: 'http://localhost:1', DATA_DIR: folder })
  expect(status).toBe(1)
  expect(stderr).toContain('keys/host-secret cannot be read')
})
