import type { Generated } from 'kysely'
import type { FilePurpose } from '../../files/file-purposes.ts'

/** Tables of jobs, files, mail, and what belongs to no feature. */
export interface PlatformTables {
  /**
   * What outlives the request that wants it (docs/jobs.md). An unfinished job may be leased from `dueAt` on, which is
   * empty for "now" and the end of the lease while it runs. Jobs of a kind start in the order of `turn`.
   */
  jobs: {
    id: string
    kind: string
    /** Whose job it is; both empty for a job of the shop itself. */
    customerId: string
    userId: string
    /** JSON, as the schema of the kind describes it. */
    payload: string
    state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled'
    turn: Generated<number>
    /** How often the job was started, without runs that ended because their process stopped. */
    tries: Generated<number>
    dueAt: Generated<string>
    /** Token of the process that runs the job; empty while none does. */
    lease: Generated<string>
    done: Generated<number>
    total: Generated<number>
    cancelRequested: Generated<number>
    /** Why the last run failed: for the owner as a code, for operators in words. */
    code: Generated<string>
    failure: Generated<string>
    createdAt: string
    finishedAt: string | null
  }
  /**
   * Files that a user has asked for and a job makes, which has the same id. `fileId` is empty until there is a file.
   */
  exports: {
    id: string
    customerId: string
    userId: string
    list: string
    /** Format and filter, to recognise a repeated request. */
    request: string
    fileId: Generated<string>
    createdAt: string
  }
  /**
   * Mail, written in the transaction of its event. Its job has the same id. `content` is plain text; `html` may be
   * empty.
   */
  mails: {
    id: string
    site: Generated<string>
    recipient: string
    subject: string
    content: string
    html: Generated<string>
    createdAt: string
  }
  /**
   * Files of users: uploaded ones and made ones, with the content in the file store under the id. A row precedes its
   * content, so that no content is without a row. A file that nothing keeps expires a day after its upload.
   */
  files: {
    /** Random, hexadecimal. */
    id: string
    customerId: string
    userId: string
    purpose: FilePurpose
    name: string
    /** Media type. */
    type: string
    size: number
    /** `storing` until the content is there, `removing` from its expiry on. */
    state: 'storing' | 'stored' | 'kept' | 'removing'
    createdAt: string
    expiresAt: string
  }
  /** Answers of finished writes, stored in the transaction of their effect (reliability 4.3). */
  idempotency: {
    key: string
    scope: string
    requestHash: string
    status: number
    body: string
    createdAt: string
  }
  /** Editorial texts below a category of a site: `nodes` is the JSON of the sanitised tree. */
  menuTexts: { site: string; path: string; language: string; nodes: string }
  /** Files of a mail. */
  mailAttachments: { mailId: string; fileId: string; position: number }
  /** Feedback. Has a user only if the sender was signed in. Deleted after two years. */
  feedback: {
    id: string
    /** Of the host, also that of the fifth brand. */
    site: string
    feedbackType: string
    source: string
    feedback: string
    userId: string | null
    customerId: string | null
    givenAt: string
    /** Text, source and type in the form of `foldText`. */
    searchText: string
  }
  /** Clicks on lists, by the ticket of the product or variant. Deleted after 90 days. */
  clicks: { session: string; ticket: string; site: string; clickedAt: string }
  /** Experiments that an operator has ended at once (docs/experiments.md). */
  stoppedExperiments: { experiment: string; stoppedAt: string }
  migrations: { name: string; checksum: string; appliedAt: Generated<string> }
}
