import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { fewSettings } from '../setup/environment.ts'
import { waitForHydration } from './hydration.ts'

const node = (program: string, ...more: string[]) => [
  '--disable-warning=ExperimentalWarning',
  program,
  ...more,
]

/** A page of a visitor who has made no choice, and everything that its browser asks for. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** Errors, warnings and violations of the policy. */
  complaints: string[]
  /** Addresses of all requests. */
  requests: string[]
  open(path: string): Promise<void>
}

/** A small shop with settings of its operator, and a browser of its own. */
export interface SettledShop {
  origin(site: string): string
  visit(site: string): Promise<Visit>
  /** Runs a command of operators on the running shop. */
  operate(...words: string[]): void
  stop(): Promise<void>
}

/** Loads a small catalogue, writes the settings of sites, and serves it in production mode. */
export async function openSettledShop(
  settings: Readonly<Record<string, object>>,
  environment: Record<string, string> = {},
): Promise<SettledShop> {
  const folder = mkdtempSync(join(tmpdir(), 'settled-'))
  const env = { ...fewSettings, DATA_DIR: folder, PORT: '0', ...environment }
  const loaded = spawnSync(process.execPath, node('demo/loading/command.ts', '--articles', '500'), { env })
  if (loaded.status !== 0) throw new Error(`The demo could not be loaded: ${String(loaded.stderr)}`)
  mkdirSync(join(folder, 'settings'), { recursive: true })
  for (const [site, content] of Object.entries(settings))
    writeFileSync(join(folder, 'settings', `${site}.json`), JSON.stringify(content))
  const host: ChildProcess = spawn(process.execPath, node('ssr/server/main.ts'), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const port = await new Promise<number>((done, fail) => {
    const hear = (chunk: Buffer): void => {
      written += chunk.toString()
      const [, found] = /is ready at http:\/\/localhost:(\d+)/u.exec(written) ?? []
      if (found !== undefined) done(Number(found))
    }
    host.stdout?.on('data', hear)
    host.stderr?.on('data', hear)
    host.once('exit', (code) => fail(new Error(`The shop ended with ${code}: ${written.slice(-2000)}`)))
  })
  const browser: Browser = await chromium.launch(chromiumLaunch())
  const origin = (site: string): string => `http://local.${site}.localhost:${port}`
  return {
    origin,
    visit: async (site) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        baseURL: origin(site),
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(patience)
      const complaints: string[] = []
      const requests: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (failure) => complaints.push(failure.message))
      context.on('request', (request) => requests.push(request.url()))
      return {
        page,
        context,
        complaints,
        requests,
        open: async (path) => {
          await page.goto(path)
          await waitForHydration(page)
        },
      }
    },
    operate: (...words) => {
      const done = spawnSync(process.execPath, node('api/operator/cli.ts', ...words), { env })
      if (done.status !== 0) throw new Error(`${words.join(' ')}: ${String(done.stderr)}`)
    },
    stop: async () => {
      await browser.close()
      const ended = new Promise((done) => host.once('exit', done))
      host.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
