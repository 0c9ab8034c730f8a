import type { AnswerOf, BodyOf, Call } from '@tradecounter/api/contract'
import type { HttpClient } from './http-client.ts'
import type { PostCall, PostOptions, Sent, SentBody } from './post-call.ts'

/** What the function of a call takes: the body, and the key that makes a repeated call take effect once. */
type Taken<C extends Call> = C extends { readonly idempotencyKey: 'required' }
  ? [body: SentBody<C>, idempotencyKey: string]
  : undefined extends BodyOf<C>
    ? []
    : [body: SentBody<C>, idempotencyKey?: string]

/** The function that makes a POST of the contract, `postOf<typeof cartCalls.order>(path)`, each time with `options`. */
export const postOf =
  <C extends PostCall>(path: C['path'], options?: Omit<PostOptions, 'idempotencyKey'>) =>
  ({ post }: Pick<HttpClient, 'post'>, ...taken: Taken<C>): Promise<AnswerOf<C>> => {
    const [body, idempotencyKey] = taken as readonly [body?: unknown, idempotencyKey?: string] // in each of its forms
    const sent: readonly unknown[] = [body, { ...options, idempotencyKey }]
    return post<C>(path, ...(sent as Sent<C>)) // as `Taken` has it
  }
