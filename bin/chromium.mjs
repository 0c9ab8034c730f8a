import { existsSync } from 'node:fs'
import { installPackages, run } from './system-packages.mjs'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

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

  installPackages(['chromium'], 'Chromium')
  const installed = systemsOwn()
  if (installed) return installed

  console.log("No Chromium on this machine: trying Playwright's own download.")
  run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return playwrightsOwn()
}
