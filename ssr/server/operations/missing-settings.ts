import type { Settings } from '../settings.ts'
import type { Logger } from './log.ts'

/** Hosts that nobody can own (RFC 2606): those of sites that the operator has not named. */
const isReserved = (host: string): boolean => host.endsWith('.example')

/**
 * Warns of settings without which a shop outside a developer's machine starts but does not work as visitors need it.
 */
export function warnOfMissingSettings(
  { SITE_ENV, SITE_HOSTS, TRUSTED_PROXIES }: Pick<Settings, 'SITE_ENV' | 'SITE_HOSTS' | 'TRUSTED_PROXIES'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (SITE_ENV === 'local') return
  if (Object.values(SITE_HOSTS).every(isReserved))
    log.warn(
      'SITE_HOSTS is not set: no site has a host that visitors can reach, and links lead to reserved names',
    )
  if (TRUSTED_PROXIES.length === 0)
    log.warn(
      'TRUSTED_PROXIES is not set: behind a proxy all visitors count as one address, and behind one on this machine limits by address do not work',
    )
}
