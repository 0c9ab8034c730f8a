import type { SiteName, WebVitalName } from '@tradecounter/api/contract'

/** Events that the host counts. */
export interface Metrics {
  /** One answered request; `seconds` until the end of the response. */
  request(route: string, method: string, status: number, seconds: number): void
  /** One rendered page, with the answers of the api. */
  rendered(page: string, seconds: number): void
  /** A page starts (`1`) or stops (`-1`) to wait for its turn to be rendered. */
  waiting(change: 1 | -1): void
  /** `hit`: from the cache; `miss`: rendered and cached; `bypass`: a user's own. */
  page(outcome: 'hit' | 'miss' | 'bypass'): void
  /** Result of a sign-in as the API returns it; `refused` if the host refused it. */
  login(result: 'true' | 'locked' | 'false' | 'factor' | 'setup' | 'refused'): void
  /** A report about the content security policy, or `malformed`, `dropped`, `extension`. */
  cspReport(directive: string): void
  /** A web vital that a browser has measured on a page: milliseconds, or the score of `CLS`. */
  webVital(name: WebVitalName, page: string, site: SiteName, value: number): void
}

/** For hosts without a metrics port. */
export const noMetrics: Metrics = {
  request: () => {},
  rendered: () => {},
  waiting: () => {},
  page: () => {},
  login: () => {},
  cspReport: () => {},
  webVital: () => {},
}
