import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { chromium } from 'playwright-core'

/** Where Chromium may stand: named by the runner, the system's own, or Playwright's download. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Keeps pages in the browser's memory however slow the machine is: Chromium drops a page that has not answered within
 * three seconds that it is frozen, and switches that off in its own tests.
 */
export const keepsPagesHoweverSlow = '--disable-features=BackForwardCacheEntryTimeout'

/**
 * How long anything in a page is waited for, in ms. It is spent only where something is broken: a sign-in, which gives way
 * to everything else, takes half a minute where two cores do the work of twenty.
 */
export const patience = 60_000

/** Options for a Chromium that is on this machine; Playwright's own download when no other is found. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = candidates.find((path) => path && existsSync(path)) ?? chromium.executablePath()
  const asRoot = process.getuid?.() === 0
  return {
    executablePath,
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Options for a Chromium that draws the same pixels on every machine, as far as flags decide it, and reaches no other host. */
export function drawingChromium(): LaunchOptions {
  const launch = chromiumLaunch()
  return {
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  }
}
