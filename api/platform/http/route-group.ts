import type * as v from 'valibot'
import type { Call } from '../../contract/index.ts'
import type { WriteContext } from '../database/write-context.ts'
import type { ApiContext, Caller, Services, SessionCaller } from '../services.ts'

/** The caller that a rule admits: one without a session only where everybody may call. */
type CallerOf<C extends Call> = C['rule'] extends 'public' | 'host' ? Caller : SessionCaller

/** The parameters in a path: those of `/documents/:code/:name` are `code` and `name`. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

type ParsedQuery<C extends Call> = C extends { readonly readsQuery: true }
  ? undefined
  : C extends { readonly query: infer Q extends v.GenericSchema }
    ? v.InferOutput<Q>
    : undefined

type ParsedBody<C extends Call> = C extends { readonly signed: true }
  ? undefined
  : C extends { readonly body: infer B extends v.GenericSchema }
    ? v.InferOutput<B>
    : undefined

/** What a handler answers: JSON that fits the schema of its call, or the response that the call declares. */
type ResultOf<C extends Call> = C['answer'] extends v.GenericSchema ? v.InferInput<C['answer']> : Response

/** A request that its call has checked. */
export interface CallRequest<C extends Call> {
  readonly c: ApiContext
  readonly caller: CallerOf<C>
  readonly params: ParametersOf<C['path']>
  readonly query: ParsedQuery<C>
  readonly body: ParsedBody<C>
}

/** Answers a call. That of a call with an idempotency key runs in a transaction, once per key. */
export type Handler<C extends Call> = C extends { readonly idempotencyKey: string }
  ? (request: CallRequest<C>, context: WriteContext) => Promise<ResultOf<C>>
  : (request: CallRequest<C>) => ResultOf<C> | Promise<ResultOf<C>>

export interface MountOptions {
  /** Starts due jobs after the answer is made. */
  startsJobs?: boolean
  /** The body is secret: a repeat is known by its key alone, and nothing of the body is kept, not even its hash. */
  hasSecretBody?: boolean
  /** Removes from a stored answer what its caller may no longer see. @default the whole answer */
  replay?: (body: string, caller: Caller) => Promise<string>
}

/** Answers the requests of a call with a handler, after the checks that the call declares. */
export type Mount = <C extends Call>(call: C, handler: Handler<C>, options?: MountOptions) => void

/** Mounts the calls of a feature. */
export type RouteGroup = (mount: Mount, services: Services) => void
