import type { Browser } from 'playwright-core'

/** What decides how the same page is drawn: kept with every baseline. Fonts are no part of it: all of them are shipped. */
export interface Machine {
  /** Full version of the Chromium, `156.0.8078.79`. */
  chromium: string
}

/** Reads the version of the browser. */
export const readMachine = (browser: Browser): Machine => ({ chromium: browser.version() })

const milestone = (version: string): string => version.split('.')[0] ?? version

/** Whether two machines draw alike: the same main version of Chromium. */
export const drawsAlike = (one: Machine, other: Machine): boolean =>
  milestone(one.chromium) === milestone(other.chromium)

/** The same in a sentence for people, or undefined when they draw alike. */
export const differenceOf = (baseline: Machine, here: Machine): string | undefined =>
  drawsAlike(baseline, here)
    ? undefined
    : `taken with Chromium ${baseline.chromium}, here it is ${here.chromium}`
