import type { Logger } from 'pino'
import type { Store } from '../platform/database/index.ts'
import { markFailed, markSent, postpone, releaseMail, leaseMail, type LeasedMail } from './store.ts'
import { MailNotAccepted, type MailTransport } from './transport.ts'

const minute = 60_000

/** So long a mail belongs to the process that tries it; afterwards that one is taken for dead. */
export const leaseMs = 5 * minute

/** The last try of a mail, two days after the first. */
export const maxTries = 20

/** The pause after a try, the first being 1: it doubles from one minute to four hours. */
export const backoffMs = (tries: number): number => Math.min(minute * 2 ** (tries - 1), 240 * minute)

/** How often a process looks for mail that others have left. */
const lookMs = 15_000

/** Sends the mail that waits in the store: after every order, and whatever an earlier process has left. */
export interface Outbox {
  /** Begins a round unless one is under way, which then goes on until nothing is due. */
  send(): void
  /** Waits for the end of the round under way. */
  idle(): Promise<void>
  /** Breaks off the round under way and waits for its end. */
  close(): Promise<void>
}

/** `courier` null: mail waits in the store for a process that has one. */
export function openOutbox(
  { db }: Store,
  courier: MailTransport | null,
  clock: () => Date,
  log: Pick<Logger, 'error' | 'warn'>,
): Outbox {
  let round: Promise<void> | null = null
  let again = false
  let closed = false
  /** Why the server was last out of reach; one line is logged when it changes, not for every mail. */
  let away = ''

  /** Notes why a mail was not taken. Answers whether another one may be tried. */
  const failed = async (mail: LeasedMail, failure: unknown): Promise<boolean> => {
    const now = clock()
    const refusal = failure instanceof MailNotAccepted ? failure.refusal : 'away'
    const message = failure instanceof Error ? failure.message : String(failure)
    // Broken off by this process: no try of the mail's, and the next process need not wait.
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

  /** Sends one mail. Answers whether another one may be tried. */
  const deliver = async (carrier: MailTransport): Promise<boolean> => {
    if (closed) return false
    const now = clock()
    const mail = await leaseMail(db, now, new Date(now.getTime() + leaseMs))
    if (mail === null) return false
    try {
      await carrier.send(mail)
    } catch (failure) {
      return failed(mail, failure)
    }
    away = ''
    await markSent(db, mail.id, clock())
    return true
  }

  const deliverAll = async (carrier: MailTransport): Promise<void> => {
    do {
      again = false
      while (await deliver(carrier)) continue
    } while (again)
  }

  const send = (): void => {
    if (courier === null || closed) return
    again = true
    round ??= deliverAll(courier)
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
      courier?.close()
      await round
    },
  }
}
