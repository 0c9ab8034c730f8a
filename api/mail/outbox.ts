import type { Logger } from 'pino'
import type { Store } from '../platform/database/index.ts'
import { markFailed, markSent, postpone, releaseMail, leaseMail, type LeasedMail } from './store.ts'
import { MailNotAccepted, type MailTransport } from './transport.ts'

const minute = 60_000

/** Milliseconds for which a mail is leased to the process that sends it. Then another process may try. */
const leaseMs = 5 * minute

/** Tries of a mail. The last one is two days after the first. */
export const maxTries = 20

/** Milliseconds to wait after a try (the first is 1): doubles from one minute to four hours. */
export const backoffMs = (tries: number): number => Math.min(minute * 2 ** (tries - 1), 240 * minute)

/** Milliseconds between two looks for mail that other processes have left. */
const lookMs = 15_000

/** Sends the mail that waits in the database. */
export interface Outbox {
  /** Starts sending, unless that is in progress: it continues until no mail is due. */
  send(): void
  /** Waits until sending has ended. */
  idle(): Promise<void>
  /** Stops sending and waits for the end. */
  close(): Promise<void>
}

/** Without a transport, mail waits in the database for a process that has one. */
export function openOutbox(
  { db }: Store,
  transport: MailTransport | null,
  clock: () => Date,
  log: Pick<Logger, 'error' | 'warn'>,
): Outbox {
  let round: Promise<void> | null = null
  let again = false
  let closed = false
  /** Why the server was last unreachable. A change is logged, not every mail. */
  let away = ''

  /** Saves why a mail was not accepted. Returns whether to try another one. */
  const failed = async (mail: LeasedMail, failure: unknown): Promise<boolean> => {
    const now = clock()
    const refusal = failure instanceof MailNotAccepted ? failure.refusal : 'away'
    const message = failure instanceof Error ? failure.message : String(failure)
    // Stopped by this process: it does not count as a try, and the next process need not wait.
    if (closed) {
      await releaseMail(db, mail, now)
      return false
    }
    if (refusal === 'never' || mail.tries >= maxTries) {
      await markFailed(db, mail.id, now, message)
      log.error({ mail: mail.id, tries: mail.tries, reason: message }, 'mail was given up')
    } else {
      await postpone(db, mail.id, new Date(now.getTime() + backoffMs(mail.tries)), message)
    }
    if (refusal !== 'away') return true
    if (away !== message) log.warn({ reason: message }, 'mail waits: it could not be handed over')
    away = message
    return false
  }

  /** Sends one mail. Returns whether to try another one. */
  const deliver = async (sender: MailTransport): Promise<boolean> => {
    if (closed) return false
    const now = clock()
    const mail = await leaseMail(db, now, new Date(now.getTime() + leaseMs))
    if (mail === null) return false
    try {
      await sender.send(mail)
    } catch (failure) {
      return failed(mail, failure)
    }
    away = ''
    await markSent(db, mail.id, clock())
    return true
  }

  const deliverAll = async (sender: MailTransport): Promise<void> => {
    do {
      again = false
      while (await deliver(sender)) continue
    } while (again)
  }

  const send = (): void => {
    if (transport === null || closed) return
    again = true
    round ??= deliverAll(transport)
      .catch((err: unknown) => log.error({ err }, 'mail was not sent'))
      .finally(() => {
        round = null
      })
  }

  const timer = setInterval(send, lookMs)
  timer.unref()
  return {
    send,
    idle: async () => {
      await round
    },
    close: async () => {
      closed = true
      again = false
      clearInterval(timer)
      transport?.close()
      await round
    },
  }
}
