import type { Environment } from '../contract/index.ts'

/** Settings that decide about the host of the operator area. */
interface HostSettings {
  SITE_ENV: Environment
  OPERATOR_HOST?: string | undefined
  PORT: number
}

/** The host of the operator area, without a port; null where there is none. */
export const operatorHostOf = ({ SITE_ENV, OPERATOR_HOST }: Omit<HostSettings, 'PORT'>): string | null =>
  OPERATOR_HOST?.toLowerCase() ?? (SITE_ENV === 'local' ? 'local.operator.localhost' : null)

/** The origin of the operator area; null where there is none. */
export function operatorOriginOf(settings: HostSettings): string | null {
  const host = operatorHostOf(settings)
  if (host === null) return null
  return settings.SITE_ENV === 'local' ? `http://${host}:${settings.PORT}` : `https://${host}`
}

/** Whether a value of `OPERATOR_HOST` is a host name without a port. */
export const isHostName = (value: string): boolean =>
  value.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/iu.test(value)
