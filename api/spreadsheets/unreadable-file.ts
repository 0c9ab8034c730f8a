/** Why a file cannot be read, for callers with messages of their own. */
export type UnreadableReason =
  | 'broken'
  | 'locked'
  | 'macros'
  | 'noTable'
  | 'openQuote'
  | 'packedTooTightly'
  | 'tooMuch'

/** A file that cannot be read. The message is one sentence for the sender of the file. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason

  constructor(message: string, options: ErrorOptions & { reason?: UnreadableReason } = {}) {
    super(message, options)
    this.reason = options.reason ?? 'broken'
  }
}
