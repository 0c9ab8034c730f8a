import type { SiteName } from '../contract/index.ts'
import type { RetryPolicy } from '../platform/jobs/job-kind.ts'
import { MailNotAccepted, type MailTransport } from './transport.ts'
import { buildMessage, type Sender } from './message.ts'

/** Milliseconds for each step of a delivery, and for the whole of it. */
export const defaultTimeouts = { connect: 10_000, greeting: 10_000, silence: 30_000, whole: 120_000 }
export type SmtpTimeouts = typeof defaultTimeouts

const isHere = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(host)

/**
 * Parses the address of a mail server. `smtps://` uses TLS from the start; `smtp://` requires STARTTLS,
 * unless the server is this machine or the address ends in `?tls=never`.
 */
export function parseServerAddress(address: string) {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/gu, '')
  const plain = isHere(host) || url.searchParams.get('tls') === 'never'
  const user = decodeURIComponent(url.username)
  const pass = decodeURIComponent(url.password)
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: !secure && plain,
    ...(user === '' ? {} : { auth: { user, pass } }),
  }
}

/** Commands whose answers are about the mail; all others are about the shop and the server. */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])

/**
 * An answer of 5xx to a recipient or to the mail is final (RFC 5321 4.2.1), 4xx is temporary. Other failures (no
 * connection, no TLS, sign-in or sender refused) are for the operator to fix, and not caused by the mail.
 */
function refusalOf(failure: unknown): RetryPolicy {
  if (!(failure instanceof Error)) return 'away'
  const { command = '', responseCode = 0 } = failure as { command?: string; responseCode?: number }
  if (!aboutTheMail.has(command) || responseCode === 0 || responseCode === 421) return 'away'
  return responseCode >= 500 ? 'never' : 'later'
}

/** Hands mail to an SMTP server, one connection for each. */
export function createSmtpTransport(
  address: string,
  senderOf: (site: SiteName) => Sender,
  timeouts: SmtpTimeouts = defaultTimeouts,
): MailTransport {
  // Loaded with the first mail, which keeps the start short.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      ...parseServerAddress(address),
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      dnsTimeout: timeouts.connect,
    })
  let transport: ReturnType<typeof open> | null = null
  return {
    send: async (mail, aborted, attachments) => {
      const message = buildMessage(mail, senderOf(mail.site), attachments)
      const signal = AbortSignal.any([aborted, AbortSignal.timeout(timeouts.whole)])
      try {
        await (await (transport ??= open())).sendMail({ ...message, signal })
      } catch (failure) {
        const { code = '', responseCode = '' } = failure as { code?: string; responseCode?: number }
        // Codes only: the text of the server may name the recipient.
        throw new MailNotAccepted(refusalOf(failure), `the mail server: ${code} ${responseCode}`.trim())
      }
    },
  }
}
