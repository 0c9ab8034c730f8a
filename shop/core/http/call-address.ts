import type { AnswerOf, Call, QueryOf } from '@tradecounter/api/contract'
import type { AnswerAddress } from './answer-address.ts'
import { withQuery } from './query.ts'

/** A GET of the contract. */
type ReadCall = Call & { readonly method: 'GET' }

/** The answer to a read: its JSON, or its text. */
type ReadAnswer<C extends ReadCall> = C['answer'] extends { readonly type: 'text/plain' }
  ? string
  : AnswerOf<C>

/** The address of a call, which is its SWR key too. */
export type CallAddress<C extends ReadCall> = AnswerAddress<ReadAnswer<C>>

/** What the path of a call can be: any text in place of its parameters. */
type PathOf<Pattern extends string> = Pattern extends `${infer Start}/:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? PathOf<`${Start}/${string}/${End}`>
    : `${Start}/${string}`
  : Pattern

/** The query of a call as its schema takes it. A text may be given as a number. */
type SentQuery<C extends ReadCall> =
  QueryOf<C> extends infer Query
    ? { readonly [Name in keyof Query]: string extends Query[Name] ? Query[Name] | number : Query[Name] }
    : never

/** The query of a call that has one. */
type Sent<C extends ReadCall> = C extends { readonly query: object }
  ? Partial<SentQuery<C>> extends SentQuery<C>
    ? [query?: SentQuery<C>]
    : [query: SentQuery<C>]
  : []

/**
 * The address of a GET of the contract: `addressOfCall<typeof invoiceCalls.invoice>(path, { number })`. The
 * compiler compares path and query with those of the call. Nowhere else does a string become an address of a call,
 * hence `as`.
 */
export const addressOfCall = withQuery as <C extends ReadCall>(
  path: PathOf<C['path']>,
  ...sent: Sent<C>
) => CallAddress<C>
