import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { expectBrand, expectDeskWorks, openChromium } from './open.ts'

const open = openChromium()
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', CI: '1' }

function run(folder: string, program: string, args: string[], more: object = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...more },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`)
}

/** Starts the built app until the test ends; resolves with its address. */
function start(folder: string): Promise<string> {
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: join(folder, 'next'),
    env,
  })
  onTestFinished(() => void child.kill())
  return new Promise((done, fail) => {
    let said = ''
    const read = (text: Buffer): void => {
      said += text.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/u.exec(said)?.[0]
      if (address && /ready/iu.test(said)) done(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => fail(new Error(`next ended with ${code}: ${said}`)))
  })
}

// With the registry and a build of minutes: npm run test:next.
it.runIf(process.env.LONG)(
  'is themed and works in a Next.js App Router app that npm installed from the tarball',
  async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tradecounter-next-')))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    cpSync(resolve('tests/package/apps/desk.ts'), join(folder, 'desk.ts'))
    cpSync(resolve('tests/package/apps/next'), join(folder, 'next'), { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'another-team', private: true, type: 'module' }),
    )
    writeFileSync(
      join(folder, 'next/next.config.mjs'),
      `export default { turbopack: { root: ${JSON.stringify(folder)} } }\n`,
    )
    const compilerOptions = {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    }
    writeFileSync(join(folder, 'next/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['app'] }))
    const wanted = [
      'next@16.4.6',
      'react@19.3.1',
      'react-dom@19.3.1',
      '@types/react@19.3.0',
      '@types/node@24.10.1',
    ]
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
    run(folder, 'npm', ['install', inject('tarball'), ...wanted, 'typescript@6.0.3', ...quiet], {
      NODE_ENV: '',
    })
    run(join(folder, 'next'), process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'build'])

    const address = await start(folder)
    const bare = await open(address, false)
    expect(await bare.getByText('118 kr').first().isVisible()).toBe(true)
    const page = await open(address)
    await expectBrand(page, 'solelgrossisten')
    await expectDeskWorks(page)
  },
  900_000,
)
