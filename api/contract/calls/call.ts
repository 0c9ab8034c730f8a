import type * as v from 'valibot'
import type { Permission } from '../accounts/user.ts'

/**
 * Who may make a call, declared by its route. `page` is a page below /my-pages/, `users` a permission that visitors
 * need not have, `recent` a rule for which the user has proved a password or second factor within ten minutes.
 */
export type CallRule =
  | 'public'
  | 'session'
  | 'signed-in'
  | 'host'
  | Permission
  | { page: string }
  | { users: Permission }
  | { recent: 'signed-in' | Permission | { page: string } }

/** A successful answer without JSON: its status, and the media type of its body, if any. */
export interface PlainAnswer {
  status: 200 | 204 | 303
  type?: string
  /** It has an ETag, and supports `If-None-Match`. */
  etag?: true
  /** It supports `Range`. */
  ranges?: true
}

/** The documentation of one call. Answers common to all calls are in `api/openapi/document.ts`. */
export interface Call {
  summary: string
  rule: CallRule
  /** Its query parameters. */
  query?:
    | v.ObjectSchema<v.ObjectEntries, undefined>
    | v.ObjectWithRestSchema<v.ObjectEntries, v.GenericSchema, undefined>
  /** Its JSON body. */
  body?: v.GenericSchema
  /** Its body is the content of a file. */
  upload?: true
  /** Whether it supports an `Idempotency-Key`. */
  idempotencyKey?: 'optional' | 'required'
  /** The JSON of a 200, or another successful answer. */
  answer: v.GenericSchema | PlainAnswer
  /** Further answers by status: a schema, or `true` for the common error. */
  errors?: Readonly<Partial<Record<400 | 403 | 404 | 409, v.GenericSchema | true>>>
}

/** Calls by method and path as they are mounted: `GET /api/product/:code`. */
export type Calls = Readonly<Record<`${'GET' | 'POST'} /${string}`, Call>>
