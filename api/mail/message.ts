import type { SendMailOptions } from 'nodemailer'
import type { LeasedMail } from './store.ts'
import { MailNotAccepted } from './transport.ts'

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
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
