/** What keeps a file from being read, for those who say it in words of their own. */
export type UnreadableReason = 'broken' | 'locked' | 'macros' | 'noTable' | 'openQuote' | 'packedTooTightly'

/** A file that cannot be read as what it seems to be. The message is one sentence for whoever sent the file. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason

  constructor(message: string, options: ErrorOptions & { reason?: UnreadableReason } = {}) {
    super(message, options)
    this.reason = options.reason ?? 'broken'
  }
}
