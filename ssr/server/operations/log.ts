import { createHash } from 'node:crypto'

export { createLog, type Logger, redactText } from '@tradecounter/api/log'

/** Eight characters that distinguish sessions in the log without revealing them. */
export const sessionMark = (session: string): string =>
  createHash('sha256').update(session).digest('hex').slice(0, 8)
