import type * as v from 'valibot'
import type { Permission } from '../user.ts'

/** Who may make a call, as its route declares it. `page` is a page below /my-pages/, `users` a permission that visitors need not have. */
export type CallRule =
  'public' | 'session' | 'signed-in' | 'host' | Permission | { page: string } | { users: Permission }

/** A success without JSON: its status, and the media type of its body if it has one. */
export interface PlainAnswer {
  status: 200 | 204 | 303
  type?: string
  /** It has an ETag, so that it can be asked for again with `If-None-Match`. */
  etag?: true
}

/** What integrators need to know of one call. What every call may answer is in `api/openapi/document.ts`. */
export interface Call {
  summary: string
  rule: CallRule
  /** The names that its query may have. */
  query?:
    | v.ObjectSchema<v.ObjectEntries, undefined>
    | v.ObjectWithRestSchema<v.ObjectEntries, v.GenericSchema, undefined>
  /** Its JSON body. */
  body?: v.GenericSchema
  /** Whether it can be sent again under an `Idempotency-Key`. */
  idempotencyKey?: 'optional' | 'required'
  /** The JSON of a 200, or what a success is instead. */
  answer: v.GenericSchema | PlainAnswer
  /** Answers by status beside those that its parts imply: a schema, or `true` for the usual error. */
  errors?: Readonly<Partial<Record<403 | 404 | 409, v.GenericSchema | true>>>
}

/** Calls by method and path as they are mounted: `GET /api/product/:code`. */
export type Calls = Readonly<Record<`${'GET' | 'POST'} /${string}`, Call>>
