import type { SendMailOptions } from 'nodemailer'
import type { LeasedMail } from './store.ts'
import { MailNotAccepted } from './transport.ts'

/** Whom a site's mail is from: the brand's name and a mailbox. */
export interface Sender {
  name: string
  address: string
}

/** One mailbox and nothing else: what is longer, several or a sentence of the protocol is never handed to a server. */
const oneMailbox = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,255}$/u

/**
 * A mail as it leaves, the same each time it is sent: id and date come from the mail itself, so that a repeat is known
 * as one. Throws `NotTaken` when its recipient is no mailbox.
 */
export function buildMessage(mail: LeasedMail, sender: Sender): SendMailOptions {
  if (!oneMailbox.test(mail.recipient)) throw new MailNotAccepted('never', 'the recipient is no mailbox')
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    from: sender,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.content,
    ...(mail.html === '' ? {} : { html: mail.html }),
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.createdAt),
    // Holiday notices and the like are not sent back to a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
