import type { BodyOf, Call } from '@tradecounter/api/contract'

/** A POST of the contract. */
export type PostCall = Call & { readonly method: 'POST' }

/** What is only read, also within. */
type Read<T> = T extends object ? { readonly [Key in keyof T]: Read<T[Key]> } : T

/** The body of a call as it is sent. */
export type SentBody<C extends Call> = Read<BodyOf<C>>

export interface PostOptions {
  /** Makes a POST safe to repeat: the same key takes effect once. */
  idempotencyKey?: string
  /** `manual` does not follow a redirect; the answer is then undefined. @default 'follow' */
  redirect?: 'follow' | 'manual'
  /**
   * If the session has ended since the page was rendered: `ask` has the user sign in on the page and repeats the call,
   * so that nothing that was typed is lost, and throws 401 if the user declines; a page without a prompt reloads.
   * `throw` keeps the page and throws 401. `continue` makes the call as a visitor: for the sign-in itself. @default
   * 'ask'
   */
  whenSignedOut?: 'ask' | 'throw' | 'continue'
  signal?: AbortSignal
  /** Milliseconds after which the call is given up. @default 10,000 */
  timeout?: number
}

/** What a call is sent: its body, and options that include the key of a call that needs one. */
export type Sent<C extends Call> = C extends { readonly idempotencyKey: 'required' }
  ? [body: SentBody<C>, options: PostOptions & { idempotencyKey: string }]
  : undefined extends BodyOf<C>
    ? [body?: object, options?: PostOptions]
    : [body: SentBody<C>, options?: PostOptions]
