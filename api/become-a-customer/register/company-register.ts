import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import type { Country, RegisterAnswer } from '../../contract/index.ts'
import type { CompanyRegister } from '../../platform/service-settings.ts'

/**
 * Milliseconds that a form waits for the register; failures in a row after which it is left alone, and for how long.
 */
export const registerPatience = { waitMs: 2000, failures: 3, pauseMs: 30_000 }

/** Looks companies up. Never throws and never takes longer than the patience: the form goes on without the register. */
export type FindCompany = (number: string, country: Country) => Promise<RegisterAnswer>

/** `register` undefined: the shop has none. */
export function openRegister(
  register: CompanyRegister | undefined,
  { waitMs, failures, pauseMs } = registerPatience,
): FindCompany {
  if (register === undefined) return () => Promise.resolve({ state: 'unavailable' })
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) }),
    timeout(waitMs, TimeoutStrategy.Aggressive),
  )
  return async (number, country) => {
    try {
      const entry = await policy.execute(({ signal }) => register.find(number, country, signal))
      return entry === null ? { state: 'notFound' } : { state: 'found', ...entry }
    } catch {
      return { state: 'unavailable' }
    }
  }
}
