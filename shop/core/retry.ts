import { CallError } from './call-error.ts'

/** A read is tried once more when the network or the server failed, never when the answer was a refusal. */
export const retriesAfter = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status >= 500
    : !(error instanceof DOMException && error.name === 'AbortError')
