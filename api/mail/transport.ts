import type { LeasedMail } from './store.ts'

/**
 * Hands mail to a mail system. The same mail may be handed over twice if the process dies in between: its id is the
 * same then. `send` rejects with `MailNotAccepted`.
 */
export interface MailTransport {
  send(mail: LeasedMail): Promise<void>
  /** Aborts deliveries in progress, which then count as not accepted. */
  close(): void
}

/** When to try again: `later`, `never`, or no mail at all while the server is `away`. */
export type RetryPolicy = 'later' | 'never' | 'away'

/** Why a mail was not accepted. The message contains nothing of the mail. */
export class MailNotAccepted extends Error {
  readonly refusal: RetryPolicy
  constructor(refusal: RetryPolicy, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailNotAccepted'
    this.refusal = refusal
  }
}
