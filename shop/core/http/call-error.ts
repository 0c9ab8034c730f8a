import type { ApiErrorBody } from '@tradecounter/api/contract'

/** An answer that was not ok. The message is the specification's (spec §8): `HTTP 404: Not Found`. */
export class CallError extends Error {
  readonly status: number
  readonly statusText: string
  /** What the server said about it, null when the body was not the contract's error. */
  readonly error: ApiErrorBody | null
  /** Seconds after which the server asks to try again (`Retry-After`), null when it names none. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    statusText: string,
    error: ApiErrorBody | null,
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

/** The contract's error in a body, null when the body is something else. */
export function readApiError(body: unknown): ApiErrorBody | null {
  if (typeof body !== 'object' || body === null) return null
  const { code, message, field, permission, traceId } = body as Record<string, unknown>
  if (typeof code !== 'string' || typeof message !== 'string') return null
  return {
    code,
    message,
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof permission === 'string' ? { permission } : {}),
    ...(typeof traceId === 'string' ? { traceId } : {}),
  }
}
