import type { Logger } from '../operations/log.ts'

/**
 * Warns once that a trusted proxy does not name its clients. The header is left out of the log: it may hold any text of
 * a visitor.
 */
export function createProxyWarning(log: Logger): (proxy: string) => void {
  let isTold = false
  return (proxy) => {
    if (isTold) return
    isTold = true
    log.warn(
      { proxy },
      'A trusted proxy sends no client address in X-Forwarded-For, or none that can be read: its clients are counted as one address',
    )
  }
}
