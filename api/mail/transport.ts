import type { LeasedMail } from './store.ts'

/**
 * Takes mail out of the house. The same mail may be handed over twice when the process dies in between: its id is the
 * same then. Rejects with `NotTaken` when the mail was not taken.
 */
export interface MailTransport {
  send(mail: LeasedMail): Promise<void>
  /** Breaks off what is under way, which then counts as not taken. */
  close(): void
}

/** What to do with a mail that was not taken: try `later`, `never` again, or nothing at all before the server is `away` no longer. */
export type RetryPolicy = 'later' | 'never' | 'away'

/** Why a mail was not taken. The message holds nothing of the mail. */
export class MailNotAccepted extends Error {
  readonly refusal: RetryPolicy
  constructor(refusal: RetryPolicy, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NotTaken'
    this.refusal = refusal
  }
}
