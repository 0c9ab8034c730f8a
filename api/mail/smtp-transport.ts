import { createTransport } from 'nodemailer'
import type { SiteName } from '../contract/index.ts'
import { MailNotAccepted, type MailTransport, type RetryPolicy } from './transport.ts'
import { buildMessage, type Sender } from './message.ts'

/** Milliseconds for each step of a delivery. A whole one ends well before another process may try the mail. */
export const defaultTimeouts = { connect: 10_000, greeting: 10_000, silence: 30_000, whole: 120_000 }
export type SmtpTimeouts = typeof defaultTimeouts

const isHere = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(host)

/**
 * What the address of a mail server says: `smtps://` speaks TLS from the first byte, `smtp://` changes to it and insists
 * on that, unless the server is this machine or the address ends in `?tls=never`.
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

/** Answers to these say something of the mail itself; all others are about the shop and the server. */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])

/**
 * A server's 5xx to a recipient or to the mail is its last word (RFC 5321 4.2.1), and 4xx means later. Whatever else goes wrong
 * (no connection, no TLS, the sign-in or the sender refused) is the operator's to mend, and no mail is to blame.
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
  patience: SmtpTimeouts = defaultTimeouts,
): MailTransport {
  const closing = new AbortController()
  const transport = createTransport({
    ...parseServerAddress(address),
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    dnsTimeout: patience.connect,
  })
  return {
    send: async (mail) => {
      const message = buildMessage(mail, senderOf(mail.site))
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.whole)])
      try {
        await transport.sendMail({ ...message, signal })
      } catch (failure) {
        const { code = '', responseCode = '' } = failure as { code?: string; responseCode?: number }
        // The server's own words may name the recipient: codes are enough.
        throw new MailNotAccepted(refusalOf(failure), `the mail server: ${code} ${responseCode}`.trim())
      }
    },
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}
