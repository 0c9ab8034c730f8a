import type { ApiErrorBody } from '../../contract/index.ts'

/** Statuses of refusals. */
export type ApiErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 416 | 422 | 429 | 500 | 503

/**
 * A refusal of a call. `code` is stable and machine-readable, `message` is one sentence for
 * developers, `field` is the dotted path of the wrong part, and `more` has further properties of the body.
 */
export class ApiError extends Error {
  readonly status: ApiErrorStatus
  readonly code: string
  readonly field: string | undefined
  readonly more: object
  readonly headers: Record<string, string>

  constructor(
    status: ApiErrorStatus,
    code: string,
    message: string,
    about: { field?: string; more?: object; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.field = about.field
    this.more = about.more ?? {}
    this.headers = about.headers ?? {}
  }

  /** The body of the answer. */
  body(): ApiErrorBody & object {
    return {
      code: this.code,
      message: this.message,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...this.more,
    }
  }
}

/** 404, both for what does not exist and for what the caller may not see, so that the caller cannot tell which. */
export const notFound = (message: string, field?: string): ApiError =>
  new ApiError(404, 'notFound', message, field === undefined ? {} : { field })

/** A refused value of a request. */
export const invalid = (code: string, message: string, field: string): ApiError =>
  new ApiError(400, code, message, { field })
