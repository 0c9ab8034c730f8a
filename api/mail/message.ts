import type { SendMailOptions } from 'nodemailer'
import type { StoredMail } from './store.ts'
import { type MailAttachment, MailNotAccepted } from './transport.ts'

/** The sender of mail of a site: the name of the brand and a mailbox. */
export interface Sender {
  name: string
  address: string
}

/** Exactly one mailbox, so that no list of addresses and no protocol command reaches a server. */
const oneMailbox = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,255}$/u

/**
 * The message of a mail, the same each time it is sent: id and date come from the mail, so that a repeat is recognised
 * as one. Throws `MailNotAccepted` if its recipient is not a mailbox.
 */
export function buildMessage(
  mail: StoredMail,
  sender: Sender,
  attachments: readonly MailAttachment[] = [],
): SendMailOptions {
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
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
