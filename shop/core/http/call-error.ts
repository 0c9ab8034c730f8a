import type { ApiErrorBody } from '@tradecounter/api/contract'

/** The error of a refused call. `errors`: every refused value, where the call lists them. */
export type RefusalBody = ApiErrorBody & { errors?: readonly unknown[] }

/** An answer with an error status. The message is the specification's (spec §8): `HTTP 404: Not Found`. */
export class CallError extends Error {
  readonly status: number
  readonly statusText: string
  /** The error in the body, null if the body is not the contract's error. */
  readonly error: RefusalBody | null
  /** Seconds until the next attempt (`Retry-After`), null if absent. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    statusText: string,
    error: RefusalBody | null,
    retryAfter: number | null = null,
  ) {
    super(`HTTP ${status}: ${statusText}`)
    this.name = 'CallError'
    this.status = status
    this.statusText = statusText
    this.error = error
    this.retryAfter = retryAfter
  }
}

/** Whether the server has refused for good, so that a retry is pointless. 409, 429 and 5xx are temporary. */
export const isRefusal = (reason: unknown): boolean =>
  reason instanceof CallError &&
  reason.status >= 400 &&
  reason.status < 500 &&
  reason.status !== 409 &&
  reason.status !== 429

/** The contract's error in a body, null if it has another shape. */
export function readApiError(body: unknown): RefusalBody | null {
  if (typeof body !== 'object' || body === null) return null
  const { code, message, field, permission, traceId, errors } = body as Record<string, unknown>
  if (typeof code !== 'string' || typeof message !== 'string') return null
  return {
    code,
    message,
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof permission === 'string' ? { permission } : {}),
    ...(typeof traceId === 'string' ? { traceId } : {}),
    ...(Array.isArray(errors) ? { errors } : {}),
  }
}
