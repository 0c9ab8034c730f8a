import { Readable } from 'node:stream'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Store } from '../platform/database/index.ts'
import { createJobHandler, JobError, type JobHandler } from '../platform/jobs/job-kind.ts'
import { findMail, mailJob, readAttachments } from './store.ts'
import type { MailAttachment, MailTransport } from './transport.ts'

const minute = 60_000

/** Tries of a mail. The last one is two days after the first. */
export const maxTries = 20

/** Milliseconds to wait after a try (the first is 1): doubles from one minute to four hours. */
export const backoffMs = (tries: number): number => Math.min(minute * 2 ** (tries - 1), 240 * minute)

/** The handler of the jobs that send mail. */
export const createOutbox = (
  { db }: Store,
  transport: MailTransport,
  fileStore: Pick<FileStore, 'read'>,
): JobHandler =>
  createJobHandler(mailJob, {
    maxTries,
    backoffMs,
    run: async ({ mail: id }, { signal }) => {
      const mail = await findMail(db, id)
      if (mail === null) throw new JobError('never', 'mailMissing', 'the mail was deleted')
      const attachments: MailAttachment[] = []
      try {
        for (const { id: file, name, type } of await readAttachments(db, id)) {
          const content = await fileStore.read(file).catch((cause: unknown) => {
            throw new JobError('later', 'filesUnavailable', 'a file of the mail cannot be read', { cause })
          })
          attachments.push({ filename: name, contentType: type, content: Readable.from(content) })
        }
        await transport.send(mail, signal, attachments)
      } finally {
        // Streams of a mail that was refused before they were read.
        for (const { content } of attachments) content.destroy()
      }
    },
  })
