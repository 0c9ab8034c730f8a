import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A shop with its own process and data folder. */
export interface SoakShop {
  port: number
  /** Resident memory of the process, in MB. */
  memory(): Promise<number>
  /** Lines of its log, which has errors only. */
  logged: readonly string[]
  /** Stops the process like an operator and removes the folder. Returns its exit code. */
  stop(): Promise<number | null>
}

/** The flags of `npm start`. */
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', '--max-old-space-size=512']

/** Starts a shop with the demo catalogue that trusts some addresses of this machine as proxies. */
export async function startShop(proxies: readonly string[]): Promise<SoakShop> {
  const data = mkdtempSync(join(tmpdir(), 'tc-soak-'))
  const child = spawn(process.execPath, [...flags, 'ssr/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      MALLOC_ARENA_MAX: '2',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      SITE_ENV: 'local',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: proxies.join(),
    },
  })
  const remove = () => rmSync(data, { recursive: true, force: true })
  const logged: string[] = []
  let rest = ''
  const port = await new Promise<number>((done, fail) => {
    const read = (chunk: Buffer): void => {
      const lines = `${rest}${chunk.toString()}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, found] = /is ready at http:\/\/localhost:(\d+)/u.exec(line) ?? []
        if (found !== undefined) done(Number(found))
        if (line.startsWith('{')) logged.push(line)
      }
    }
    child.stdout.on('data', read)
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.once('exit', (code) => {
      remove()
      fail(new Error(`The shop ended with ${code}: ${complaint || rest}`))
    })
  })
  // A bench that fails must not leave it running.
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    port,
    logged,
    memory: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Number(stdout) / 1024
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      remove()
      return child.exitCode
    },
  }
}
