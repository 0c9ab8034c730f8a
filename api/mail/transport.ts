import type { Readable } from 'node:stream'
import { JobError, type RetryPolicy } from '../platform/jobs/job-kind.ts'
import type { StoredMail } from './store.ts'

/** A file of a mail, read while it is sent. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: Readable
}

/**
 * Hands mail to a mail system. The same mail may be handed over twice if the process dies in between: its id is the
 * same then.
 */
export interface MailTransport {
  /** Rejects with `MailNotAccepted`, also when the signal is aborted. */
  send(mail: StoredMail, signal: AbortSignal, attachments?: readonly MailAttachment[]): Promise<void>
}

/** Why a mail was not accepted. The message contains nothing of the mail. */
export class MailNotAccepted extends JobError {
  constructor(retry: RetryPolicy, message: string) {
    super(retry, 'notAccepted', message)
    this.name = 'MailNotAccepted'
  }
}
