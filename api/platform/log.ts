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
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const control = /[\u0000-\u001f\u007f-\u009f]/gu

/** E-mail addresses and Nordic personal identity numbers. */
const mail = /[^\s/@]{1,64}(?:@|%40)[^\s/@]{1,255}/giu
const personal = /(?<!\d)(?:\d{2})?\d{6}[-+]\d{3,4}[\dA-Z]?(?!\d)/gu

/** Text from a visitor, made safe for one log line: no control characters, no personal data, at most 512 characters. */
export const redactText = (value: string): string =>
  value.slice(0, 512).replace(control, '?').replace(mail, '[e-mail]').replace(personal, '[number]')

/**
 * An error without its other properties: a database error carries the values of its statement. At most 4 KB, so that a
 * log line has 8 KB at most.
 */
const failureOf = (failure: unknown): unknown => {
  if (!(failure instanceof Error)) return { message: redactText(String(failure)) }
  const code = 'code' in failure && typeof failure.code === 'string' ? { code: redactText(failure.code) } : {}
  const cause = failure.cause instanceof Error ? { cause: redactText(failure.cause.message) } : {}
  const stack = (failure.stack ?? '').split('\n    at ').slice(1).join('\n    at ').slice(0, 3000)
  return { type: failure.name, ...code, message: redactText(failure.message), ...cause, stack }
}

/** Writes one JSON object per line. Log addresses without their query, which may hold personal data. */
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
