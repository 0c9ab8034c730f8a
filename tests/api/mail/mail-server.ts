import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail received by a server: its envelope, its bytes, and its parsed form. */
export interface Received {
  from: string
  to: string[]
  raw: string
  headers: Array<{ key: string; value: string }>
  messageId: string
  fromName: string
  subject: string
  text: string
  html: string
}

/** Behaviour of a server: accepts, answers a recipient or a mail with a code, disconnects, or stops responding. */
export type Manner =
  | 'take'
  | { recipient: number }
  | { sender: number }
  | { mail: number }
  | 'hang up'
  | 'hang up after taking'
  | 'silence'

/** A real mail server on loopback that keeps received mail. */
export interface MailServer {
  url: string
  received: Received[]
  /** Number of delivery attempts. */
  asked(): number
  /** Sets the behaviour for the following mails. */
  behave(manner: Manner): void
  close(): Promise<void>
}

async function read(raw: string, from: string, to: string[]): Promise<Received> {
  const mail = await PostalMime.parse(raw)
  return {
    from,
    to,
    raw,
    headers: mail.headers,
    messageId: mail.messageId ?? '',
    fromName: mail.from?.name ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

const refusal = (responseCode: number): Error =>
  Object.assign(new Error('No, <buyer@example.test> is not for us.'), { responseCode })

/** Opens it, on a free port unless one is given; with `auth` it accepts mail only from that user. */
export async function openMailServer({
  port = 0,
  auth,
  secure = false,
}: {
  port?: number
  auth?: { user: string; pass: string }
  /** TLS from the first byte, with a self-signed certificate. */
  secure?: boolean
} = {}): Promise<MailServer> {
  let manner: Manner = 'take'
  let asked = 0
  const received: Received[] = []
  const codeOf = (step: 'recipient' | 'sender' | 'mail'): number =>
    typeof manner === 'object' && step in manner ? (Object.values(manner)[0] ?? 0) : 0
  const sockets = new Set<Socket>()
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    secure,
    authOptional: auth === undefined,
    disabledCommands: ['STARTTLS', ...(auth === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    closeTimeout: 10,
    onAuth: ({ username, password }, _, done) =>
      username === auth?.user && password === auth?.pass
        ? done(null, { user: username })
        : done(new Error('Who is that?')),
    onMailFrom: (_, __, done) => {
      asked += 1
      const code = codeOf('sender')
      done(code === 0 ? null : refusal(code))
    },
    onRcptTo: (_, __, done) => {
      const code = codeOf('recipient')
      done(code === 0 ? null : refusal(code))
    },
    onData: (stream, { envelope }, done) => {
      const now = manner
      // A connection that breaks is not a failure of this server.
      const whole = text(stream).catch(() => null)
      void whole.then(async (raw) => {
        if (raw === null) return
        if (now === 'hang up') return hangUp()
        if (now === 'silence') return
        const code = codeOf('mail')
        if (code !== 0) return done(refusal(code))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push(
          await read(
            raw,
            from,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        if (now === 'hang up after taking') hangUp()
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    // The socket under a TLS connection must not be destroyed: that ends the process.
    if (secure) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: own } = server.server.address() as AddressInfo
  const who = auth === undefined ? '' : `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@`
  return {
    url: `${secure ? 'smtps' : 'smtp'}://${who}127.0.0.1:${own}`,
    received,
    asked: () => asked,
    behave: (next) => {
      manner = next
    },
    close: () =>
      new Promise((resolve) => {
        hangUp()
        server.close(() => resolve())
      }),
  }
}

/** For mails without attachments. */
export const noFiles = { read: () => Promise.reject(new Error('There are no files.')) }
