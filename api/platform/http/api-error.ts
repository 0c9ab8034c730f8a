import type { ApiErrorBody } from '../../contract/index.ts'

/** Statuses that a call refuses with. */
export type ApiErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 500 | 503

/**
 * A refusal that the caller is told about. `code` is stable and machine-read, `message` one sentence for
 * developers, `field` the dotted path of the wrong part; `more` stands beside them in the body.
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

  /** The answer's body. */
  body(): ApiErrorBody & object {
    return {
      code: this.code,
      message: this.message,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...this.more,
    }
  }
}

/** 404 for what does not exist and for what the caller may not see: the two cannot be told apart. */
export const notFound = (message: string, field?: string): ApiError =>
  new ApiError(404, 'notFound', message, field === undefined ? {} : { field })
