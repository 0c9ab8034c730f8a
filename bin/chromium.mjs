import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const systemsOwn = () => systemPaths.find((path) => existsSync(path))

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's own, Debian's package if root, or
 * Playwright's download. Returns its path, or undefined if there is none.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const present = systemsOwn() ?? (await playwrightsOwn())
  if (present) return present

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing the chromium package.')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    const installed = systemsOwn()
    if (installed) return installed
  }

  console.log("No Chromium on this machine: trying Playwright's own download.")
  run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return playwrightsOwn()
}
