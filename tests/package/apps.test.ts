import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type PluginOption } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { entries } from '../../bin/pack/folders.ts'
import { contentSecurityPolicy } from '../../ssr/server/pages/headers/security-headers.ts'
import { makeConsumer } from './consumer.ts'
import { expectBrand, expectDeskWorks, openChromium, serve } from './open.ts'

const open = openChromium()

/** Builds an app for production like `vite build` in its folder, and returns its address. */
async function buildApp(
  root: string,
  plugins: PluginOption[],
  more: object = {},
  config: InlineConfig = {},
): Promise<string> {
  const { NODE_ENV, VITEST } = process.env
  process.env.NODE_ENV = 'production'
  delete process.env.VITEST
  const outDir = join(root, 'out')
  await build({ ...config, root, configFile: false, logLevel: 'error', plugins, build: { outDir, ...more } })
  Object.assign(process.env, { NODE_ENV, VITEST })
  return outDir
}

/** Starts a program under Node until the test ends, and resolves with the first line that it prints. */
function startNode(folder: string, args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  onTestFinished(() => void child.kill())
  return new Promise((done, fail) => {
    let said = ''
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.once('exit', (code) => fail(new Error(`node ended with ${code}: ${said}`)))
  })
}

describe('the packed package in apps of other teams (LIB-3)', () => {
  it('is themed and works in an empty Vite app', async () => {
    const { folder } = makeConsumer('vite')
    const page = await open(await serve(await buildApp(join(folder, 'vite'), [react()])))
    await expectBrand(page, 'gelia')
    await expectDeskWorks(page)
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /([\w-]+)\.woff2/u.exec(name)?.[1] ?? []),
    )
    expect(loaded.filter((name) => !name.startsWith('gelia-sans-'))).toEqual([])
  })

  it("works under the shop's own enforced policy, with Trusted Types and without a nonce (LIB-3)", async () => {
    const { folder } = makeConsumer('guarded')
    const out = await buildApp(join(folder, 'guarded'), [react()])
    const headers = { 'content-security-policy': contentSecurityPolicy(false) }
    const address = await serve(out, (html) => ({ html, headers }))
    const page = await open(address)
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        reportError(new Error(`kept out: ${violatedDirective} ${sourceFile}`)),
      )
    })
    await expectBrand(page, 'solelgrossisten')
    await expectDeskWorks(page)
    expect(headers['content-security-policy']).toMatch(
      /style-src 'self' 'sha256-[^;]*; .*require-trusted-types-for 'script'/u,
    )
  })

  it("works beside the app's own vanilla-extract, with one brand", async () => {
    const { folder, installed } = makeConsumer('own-styles', ['@vanilla-extract/css'])
    const out = await buildApp(join(folder, 'own-styles'), [react(), vanillaExtractPlugin()])
    const page = await open(await serve(out))
    await expectBrand(page, 'prevex')
    await expectDeskWorks(page)
    const frame = page.getByTestId('frame')
    expect(await frame.evaluate((element) => getComputedStyle(element).borderBlockStartWidth)).toBe('3px')
    const sheets = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.css'))
    const css = sheets.map((name) => readFileSync(join(out, 'assets', name), 'utf8')).join('')
    expect(css).not.toContain('data-brand=gelia')
    expect(readFileSync(join(installed, 'styles.css'), 'utf8')).toContain('data-brand=gelia')
  })

  it('renders in plain Node without a bundler, is readable without JavaScript, and hydrates', async () => {
    const { folder } = makeConsumer('node')
    const root = join(folder, 'node')
    const bare = await open(await startNode(root, ['server.ts']), false)
    expect(await bare.getByRole('table', { name: 'Parts' }).locator('tbody tr').count()).toBe(3)

    const out = await buildApp(root, [], {
      rolldownOptions: { input: join(root, 'client.ts'), output: { entryFileNames: 'client.js' } },
    })
    const page = await open(await startNode(root, ['server.ts', join(out, 'client.js')]))
    await expectBrand(page, 'aww')
    await expectDeskWorks(page)
  })

  it('every entry loads in plain Node, without a DOM and without a CSS loader', () => {
    const { folder } = makeConsumer(null)
    const all = entries.map((entry) => `import('@tradecounter/ui/${entry}')`).join(', ')
    const count = `console.log((await Promise.all([${all}])).filter((one) => Object.keys(one).length > 0).length)`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', count], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(Number(stdout)).toBe(entries.length)
  })
})
