import type { Logger } from 'pino'
import type { Store } from '../platform/database/index.ts'
import { giveUp, noteSent, postpone, putBack, takeMail, type TriedMail } from './store.ts'
import { NotTaken, type Courier } from './transport.ts'

const minute = 60_000

/** So long a mail belongs to the process that tries it; afterwards that one is taken for dead. */
export const trialMs = 5 * minute

/** The last try of a mail, two days after the first. */
export const lastTry = 20

/** The pause after a try, the first being 1: it doubles from one minute to four hours. */
export const pauseMs = (tries: number): number => Math.min(minute * 2 ** (tries - 1), 240 * minute)

/** How often a process looks for mail that others have left. */
const lookMs = 15_000

/** Sends the mail that waits in the store: after every order, and whatever an earlier process has left. */
export interface Post {
  /** Begins a round unless one is under way, which then goes on until nothing is due. */
  send(): void
  /** Waits for the end of the round under way. */
  idle(): Promise<void>
  /** Breaks off the round under way and waits for its end. */
  close(): Promise<void>
}

/** `courier` null: mail waits in the store for a process that has one. */
export function openPost(
  { db }: Store,
  courier: Courier | null,
  clock: () => Date,
  log: Pick<Logger, 'error' | 'warn'>,
): Post {
  let round: Promise<void> | null = null
  let again = false
  let closed = false
  /** Why the server was last out of reach; one line is logged when it changes, not for every mail. */
  let away = ''

  /** Notes why a mail was not taken. Answers whether another one may be tried. */
  const failed = async (mail: TriedMail, failure: unknown): Promise<boolean> => {
    const now = clock()
    const refusal = failure instanceof NotTaken ? failure.refusal : 'away'
    const message = failure instanceof Error ? failure.message : String(failure)
    // Broken off by this process: no try of the mail's, and the next process need not wait.
    if (closed) {
      await putBack(db, mail, now)
      return false
    }
    if (refusal === 'never' || mail.tries >= lastTry) {
      await giveUp(db, mail.id, now, message)
      log.error({ mail: mail.id, tries: mail.tries, reason: message }, 'mail was given up')
    } else {
      await postpone(db, mail.id, new Date(now.getTime() + pauseMs(mail.tries)), message)
    }
    if (refusal !== 'away') return true
    if (away !== message) log.warn({ reason: message }, 'mail waits: it could not be handed over')
    away = message
    return false
  }

  /** Sends one mail. Answers whether another one may be tried. */
  const deliver = async (carrier: Courier): Promise<boolean> => {
    if (closed) return false
    const now = clock()
    const mail = await takeMail(db, now, new Date(now.getTime() + trialMs))
    if (mail === null) return false
    try {
      await carrier.send(mail)
    } catch (failure) {
      return failed(mail, failure)
    }
    away = ''
    await noteSent(db, mail.id, clock())
    return true
  }

  const deliverAll = async (carrier: Courier): Promise<void> => {
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
