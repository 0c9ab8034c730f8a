import { createHash } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Paths whose values never reach the log (reliability 2.15). */
const redacted = [
  'headers.cookie',
  'headers.authorization',
  'headers["set-cookie"]',
  'headers["x-csrf-token"]',
  ...['password', 'username', 'email', 'access_token'].flatMap((name) => [name, `*.${name}`]),
]

// Newlines are escaped by JSON itself; other control characters could still steer a terminal.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f]/gu

/** What a person can be known by, wherever it stands: e-mail addresses, and personal numbers as the Nordic ones are. */
const mail = /[^\s/@]{1,64}(?:@|%40)[^\s/@]{1,255}/giu
const personal = /(?<!\d)(?:\d{2})?\d{6}[-+]\d{3,4}[\dA-Z]?(?!\d)/gu

/** A value of the visitor's, made safe for one line of a log: no control characters, no person, at most 512 characters. */
export const redactText = (value: string): string =>
  value.slice(0, 512).replace(control, '?').replace(mail, '[e-mail]').replace(personal, '[number]')

/**
 * A failure without whatever else hangs on it: a database's error carries the values that it was given. At most 4 KB, so
 * that no line is longer than 8.
 */
const failureOf = (failure: unknown): unknown => {
  if (!(failure instanceof Error)) return { message: redactText(String(failure)) }
  const code = 'code' in failure && typeof failure.code === 'string' ? { code: redactText(failure.code) } : {}
  const cause = failure.cause instanceof Error ? { cause: redactText(failure.cause.message) } : {}
  const stack = (failure.stack ?? '').split('\n    at ').slice(1).join('\n    at ').slice(0, 3000)
  return { type: failure.name, ...code, message: redactText(failure.message), ...cause, stack }
}

/** Eight characters that tell sessions apart in the log without giving one away. */
export const sessionMark = (session: string): string =>
  createHash('sha256').update(session).digest('hex').slice(0, 8)

/** One JSON object a line. Query strings are left out of addresses because they may hold personal data. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: failureOf },
      redact: { paths: redacted, censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )

export type { Logger }
