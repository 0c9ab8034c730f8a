import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate, openTls } from './tls.ts'

/** Host name of the shop in production; the name is reserved and does not resolve. */
export const hostName = 'www.shop.example'

/** The shop as in production, behind a TLS proxy on this machine. */
export interface Production {
  /** Port of the proxy, for TLS and plain requests. */
  port: number
  /** Path of the certificate, for clients that verify it. */
  certificate: string
  stop(): Promise<void>
}

const quiet = '--disable-warning=ExperimentalWarning'

/** Loads the demo catalogue, and removes its users again: a shop in production does not start with them. */
function loadCatalogue(dataDir: string): void {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [quiet, ...words], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    })
  run('demo/loading/command.ts')
  run('api/operator/cli.ts', 'remove-demo-users')
}

/** Starts both over `DATA_DIR`, which has no demo users, or over a new demo catalogue. */
export async function startProduction(): Promise<Production> {
  const folder = mkdtempSync(join(tmpdir(), 'production-'))
  if (process.env.DATA_DIR === undefined) loadCatalogue(folder)
  const files = makeCertificate(folder)
  const host = spawn(process.execPath, [quiet, 'ssr/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: process.env.DATA_DIR ?? folder,
      SITE_ENV: 'prd',
      SITE_HOSTS: 'se=shop.example',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((done, fail) => {
    host.once('exit', (code) => fail(new Error(`the shop ended with ${code}`)))
    let printed = ''
    host.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, found] = /is ready at http:\/\/localhost:(\d+)/u.exec(printed) ?? []
      if (found !== undefined) done(Number(found))
    })
  })
  const proxy = await openTls(files, { port, name: hostName })
  return {
    port: proxy.port,
    certificate: files.cert,
    stop: async () => {
      proxy.close()
      const ended = new Promise((done) => host.once('exit', done))
      // A regular stop would first wait for the load balancer.
      host.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
