/** What the host counts while it serves. The same calls lead nowhere when nobody has asked for figures. */
export interface Metrics {
  /** One answered request; `seconds` from its first byte to the end of the answer. */
  request(route: string, method: string, status: number, seconds: number): void
  /** One page made: api answers, markup and document. */
  rendered(page: string, seconds: number): void
  /** `hit` lay ready, `miss` was made and kept, `bypass` was somebody's own. */
  page(outcome: 'hit' | 'miss' | 'bypass'): void
  /** How a sign-in ended, in the service's words: `true`, `locked` or `false`; `refused` before it was looked at. */
  login(result: 'true' | 'locked' | 'false' | 'refused'): void
  /** A report of a browser's about the content security policy, or `malformed`, `dropped`, `extension`. */
  cspReport(directive: string): void
}

/** Counts nothing. */
export const noMetrics: Metrics = {
  request: () => {},
  rendered: () => {},
  page: () => {},
  login: () => {},
  cspReport: () => {},
}
