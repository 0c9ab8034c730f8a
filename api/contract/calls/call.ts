import type * as v from 'valibot'
import type { Permission } from '../accounts/user.ts'

/**
 * Who may make a call (ACC-10). `public`: everybody. `session`: visitors with a session and signed-in users. `host`:
 * the host alone. A permission: users who have it at the customer that they act for. `page`: users who may open that
 * page below /my-pages/ on this site. `users`: visitors with a session, and users who have the permission. `recent`:
 * users whom the rule admits and who have proved a password or second factor within ten minutes (step-up).
 */
export type CallRule =
  | 'public'
  | 'session'
  | 'signed-in'
  | 'host'
  | Permission
  | { readonly page: string }
  | { readonly users: Permission }
  | { readonly recent: 'signed-in' | Permission | { readonly page: string } }

/** The kinds of calls. Calls of one kind are counted together; `api/platform/rate-limit` has their limits. */
export const rateNames = [
  'read',
  'search',
  'write',
  'bulk',
  'order',
  'sheet',
  'token',
  'newSession',
  'link',
  'feedback',
  'file',
  'track',
  'carrier',
  'application',
  'submission',
  'register',
] as const
export type RateName = (typeof rateNames)[number]

/** A successful answer without JSON: its status, and the media type of its body, if any. */
export interface PlainAnswer {
  readonly status: 200 | 204 | 303
  readonly type?: string
  /** It has an ETag, and supports `If-None-Match`. */
  readonly etag?: true
  /** It supports `Range`. */
  readonly ranges?: true
}

/** Who shares a cached answer: everybody on a site, the users of one customer, or only one user at one customer. */
export type AnswerScope = 'public' | 'customer' | 'user'

/** For how many seconds a browser may use a cached answer, and for how many more while it revalidates. */
export interface CachePermission {
  readonly scope: AnswerScope
  readonly seconds: number
  readonly staleSeconds?: number
}

/**
 * One call, stated here only: the route, the checks of its requests, the OpenAPI document and the lists of the tests
 * are made from it. Answers common to all calls are in `api/openapi/document.ts`.
 */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** The pattern: `/api/product/:code`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly rule: CallRule
  /** Its query parameters. */
  readonly query?:
    | v.ObjectSchema<v.ObjectEntries, undefined>
    | v.ObjectWithRestSchema<v.ObjectEntries, v.GenericSchema, undefined>
  /** The schema documents the query only: the handler reads it, because a list corrects what it does not understand. */
  readonly readsQuery?: true
  /** Values of its query may have more than 256 characters: other programs choose them. */
  readonly longValues?: true
  /** Its JSON body. */
  readonly body?: v.GenericSchema
  /** @default 64 KiB and 1000 values */
  readonly bodyLimit?: { readonly bytes?: number; readonly values?: number }
  /** Its body is the content of a file. */
  readonly upload?: true
  /**
   * Another program signs the body instead of having a session: the handler checks the signature before it reads the
   * body.
   */
  readonly signed?: true
  /** Whether it supports an `Idempotency-Key`: its handler runs in a transaction, once per key. */
  readonly idempotencyKey?: 'optional' | 'required'
  /** With what it is counted. @default `read` for GET, `write` for POST */
  readonly rate?: RateName
  /** With what it is counted if the caller has no session. @default `rate` */
  readonly rateOfVisitors?: RateName
  /**
   * What is outdated in a browser when it succeeds, and dropped there: prerendered pages, which show the cart; also
   * pages fetched ahead, where person, customer or prices differ (a renewed session says so by itself); or all that it
   * has stored.
   */
  readonly outdates?: 'cart' | 'person' | 'everything'
  /** What browsers may do with its answer. A handler whose answer differs by its content says so itself. */
  readonly cache?: CachePermission
  /** The JSON of a 200, or another successful answer. */
  readonly answer: v.GenericSchema | PlainAnswer
  /**
   * Spaces fill the JSON up to this length, so that the size of an encrypted answer does not reveal the result
   * (reliability L5).
   */
  readonly answerLength?: number
  /** Further answers by status: a schema, or `true` for the common error. */
  readonly errors?: Readonly<Partial<Record<400 | 403 | 404 | 409, v.GenericSchema | true>>>
}

/** Calls by name. */
export type Calls = Readonly<Record<string, Call>>

/** Declares the calls of a feature, each with the types of its schemas. */
export const defineCalls = <const C extends Calls>(calls: C): C => calls

/** The body of a call as a program sends it. */
export type BodyOf<C extends Call> = C extends { readonly body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined

/** The query of a call as a program sends it. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Q extends v.GenericSchema }
  ? v.InferInput<Q>
  : undefined

/** The JSON that a call answers with. */
export type AnswerOf<C extends Call> = C['answer'] extends v.GenericSchema
  ? v.InferOutput<C['answer']>
  : undefined
