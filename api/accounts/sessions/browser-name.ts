const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bChrome\/|\bCriOS\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
]

const nameIn = (table: typeof browsers, agent: string): string[] => {
  const [, name] = table.find(([pattern]) => pattern.test(agent)) ?? []
  return name === undefined ? [] : [name]
}

/**
 * Browser and system of a `User-Agent`, such as `Firefox, Windows`, for the list of sessions; empty if neither is
 * known. The whole header is not stored, because it identifies more than the list needs.
 */
export const browserName = (agent: string): string =>
  [...nameIn(browsers, agent), ...nameIn(systems, agent)].join(', ')
