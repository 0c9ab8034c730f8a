import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fewSettings } from '../setup/environment.ts'
import { amount, cartLink, openFirstProduct, productAdd, signIn } from './gestures.ts'
import { openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const data = mkdtempSync(join(tmpdir(), 'elsewhere-'))
const started: ChildProcess[] = []

/** Starts one of the two programs on a free port; returns its address. */
function start(program: string, environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...fewSettings, DATA_DIR: data, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  return new Promise((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, origin] = /is ready at (\S+)/u.exec(chunk.toString()) ?? []
      if (origin !== undefined) done(origin)
    })
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}`)))
  })
}

let origin: string
beforeAll(async () => {
  const load = ['--disable-warning=ExperimentalWarning', 'demo/loading/command.ts', '--articles', '500']
  expect(spawnSync(process.execPath, load, { env: { ...process.env, DATA_DIR: data } }).status).toBe(0)
  const api = await start('bin/serve-api.mjs')
  origin = await start('ssr/server/main.ts', { API_ORIGIN: api, API_PATIENCE: '60' })
})
afterAll(async () => {
  for (const child of started.toReversed()) {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  rmSync(data, { recursive: true, force: true })
})

it('completes an order with the service on its own port, and leaves no price behind after sign-out', async () => {
  const say = translatorOf('sv')
  const { page, complaints } = await visit('se')
  await page.goto(`${origin}/search`)
  await openFirstProduct(page)
  await signIn(page, say, 'anna')
  const main = page.getByRole('main')
  await main.getByText(amount).first().waitFor()
  await productAdd(page, say, true).add.click()
  await cartLink(page, say, true).filter({ hasText: '1' }).waitFor()
  await page.goto(`${origin}/cart`)
  await main.getByText(amount).first().waitFor()

  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say('account.account')}`, 'u') })
    .click()
  await Promise.all([
    page.waitForURL(`${origin}/`),
    page.getByRole('dialog').getByRole('button', { name: 'Logga ut' }).click(),
  ])
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  for (let back = 0; back < 2; back += 1) {
    await page.goBack()
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('account.sign-in') })
      .waitFor()
    expect(await main.innerText()).not.toMatch(amount)
  }
  expect(complaints).toEqual([])
})
