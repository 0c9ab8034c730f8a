import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { chromium } from 'playwright-core'

/** Possible locations of Chromium: set by the runner, the system's own, or Playwright's download. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Features of Chromium that tests do without. The argument replaces Playwright's own list, so that list is repeated
 * here.
 */
const disabledFeatures = [
  // Each window would load two pages for the suggestions of its address bar, which take longer than many a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // It drops a page that has not confirmed within three seconds that it is frozen.
  'BackForwardCacheEntryTimeout',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Timeout for anything in a page, in ms. Only reached if something is broken: a sign-in, which has low priority,
 * takes half a minute on two busy cores.
 */
export const patience = 60_000

/** Options for a Chromium on this machine; Playwright's own download if none is found. */
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
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  }
}

/**
 * Options for a Chromium that renders the same pixels on every machine, as far as flags allow, and accesses no
 * other host.
 */
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
