/** Mails: how they are written in the transaction of their event, rendered and sent. */
export { MailNotAccepted, type MailTransport } from './transport.ts'
export { formatMoney, formatQuantity, oneLine, oneLineOfPrint } from './format.ts'
export { createFileTransport } from './file-transport.ts'
export { renderHtml, renderText, type MailContent, type MailContentLine } from './render.ts'
export { createOutbox } from './outbox.ts'
export { createSmtpTransport } from './smtp-transport.ts'
export { findMail, type Mail, mailStateOf, resendMail, writeMail } from './store.ts'
