import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteName } from '../contract/index.ts'
import { MailNotAccepted, type MailTransport } from './transport.ts'
import { buildMessage, type Sender } from './message.ts'

/** Writes each mail to a folder as `{id}.eml`, for a developer's machine. */
export function createFileTransport(folder: string, senderOf: (site: SiteName) => Sender): MailTransport {
  return {
    send: async (mail, _signal, attachments) => {
      // Loaded with the first mail, which keeps the start short.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const bytes = await new MailComposer(buildMessage(mail, senderOf(mail.site), attachments))
        .compile()
        .build()
      const file = join(folder, `${mail.id}.eml`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // A program that watches the folder sees only whole files.
        await writeFile(`${file}.part`, bytes, { mode: 0o600 })
        await rename(`${file}.part`, file)
      } catch (failure) {
        throw new MailNotAccepted('away', failure instanceof Error ? failure.message : String(failure))
      }
    },
  }
}
