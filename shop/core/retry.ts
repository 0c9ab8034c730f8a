import { SWRConfig, type SWRConfiguration } from 'swr'
import { CallError } from './call-error.ts'

/** Longest wait, in seconds, after which a read is still tried again by itself. */
const longestWait = 60

/** Seconds to wait before a read that came too often may be tried again; null for every other failure. */
const waitOf = (error: unknown): number | null =>
  error instanceof CallError && error.status === 429 ? Math.max(1, error.retryAfter ?? 1) : null

/** A read is tried once more when the network or the server failed, or it came too often, never when the answer was a refusal. */
export const retriesAfter = (error: unknown): boolean => {
  const wait = waitOf(error)
  if (wait !== null) return wait <= longestWait
  return error instanceof CallError
    ? error.status >= 500
    : !(error instanceof DOMException && error.name === 'AbortError')
}

/** SWR's own pause, or the one that the server asks for. */
export const retryRead: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  key,
  config,
  revalidate,
  options,
) => {
  const wait = waitOf(error)
  if (wait === null) SWRConfig.defaultValue.onErrorRetry(error, key, config, revalidate, options)
  else if (options.retryCount <= (config.errorRetryCount ?? 1))
    setTimeout(() => void revalidate(options), wait * 1000)
}
