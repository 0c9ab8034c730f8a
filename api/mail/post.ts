import type { Logger } from 'pino'
import { mailsToSend, noteSent } from '../store/mails.ts'
import type { Store } from '../store/index.ts'
import type { Courier } from './courier.ts'

const mailsAtATime = 20

/** Sends the mail that waits in the store: after every order, and whatever an earlier process has left. */
export interface Post {
  /** Begins a round unless one is under way, which then goes on until nothing waits. */
  send(): void
  /** Waits for the round under way. */
  close(): Promise<void>
}

/** `courier` null: mail waits in the store for a process that has one. */
export function openPost(
  { db }: Store,
  courier: Courier | null,
  clock: () => Date,
  log: Pick<Logger, 'error'>,
): Post {
  let round: Promise<void> | null = null
  let again = false

  const deliver = async (carrier: Courier): Promise<void> => {
    do {
      again = false
      const waiting = await mailsToSend(db, mailsAtATime)
      for (const mail of waiting) {
        await carrier.send(mail)
        await noteSent(db, mail.id, clock())
      }
      again ||= waiting.length === mailsAtATime
    } while (again)
  }

  return {
    send: () => {
      if (courier === null) return
      again = true
      round ??= deliver(courier)
        .catch((err: unknown) => log.error({ err }, 'mail was not sent'))
        .finally(() => {
          round = null
        })
    },
    close: async () => {
      await round
    },
  }
}
