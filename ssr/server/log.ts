import { createHash } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Paths whose values never reach the log (reliability 2.15). */
const redacted = [
  'headers.cookie',
  'headers.authorization',
  'headers["set-cookie"]',
  'headers["x-csrf-token"]',
  '*.password',
  '*.username',
  '*.access_token',
]

// Newlines are escaped by JSON itself; other control characters could still steer a terminal.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f]/gu

/** A value of the visitor's, made safe for one line of a log: no control characters, at most 512 characters. */
export const plain = (value: string): string => value.slice(0, 512).replace(control, '?')

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
      redact: { paths: redacted, censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )

export type { Logger }
