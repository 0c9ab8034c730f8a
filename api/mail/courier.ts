import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mail } from '../store/mails.ts'

/**
 * Takes mail out of the house. The same mail may be handed over twice when the process dies in between: `id` is the
 * same then, so that a courier can tell. Rejects when the mail was not taken; it is handed over again later.
 */
export interface Courier {
  send(mail: Mail): Promise<void>
}

/** Who the shop's mail is from, reserved for fiction until the operator sets a real one. */
const sender = 'order@tradecounter.example'

/** Puts each mail into a folder as a file that any mail program opens: `{id}.eml`. For machines of one's own. */
export function fileCourier(folder: string): Courier {
  return {
    send: async ({ id, recipient, subject, content }) => {
      const message = {
        from: sender,
        to: recipient,
        subject,
        text: content,
        messageId: `<${id}@tradecounter.example>`,
      }
      const bytes = await new MailComposer(message).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${id}.eml`)
      // Whoever watches the folder sees whole files only.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
