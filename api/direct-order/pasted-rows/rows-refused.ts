/**
 * Why a whole paste or file is refused: nothing in it; too many rows; macros; an old format, a locked or a broken
 * file; one that is packed to burst; no table at all; or a quote that is never closed.
 */
export type RefusalCode =
  'empty' | 'tooManyRows' | 'macros' | 'oldFormat' | 'broken' | 'packedTooTightly' | 'noTable' | 'openQuote'

/** A paste or a file of which nothing is read. The message is for developers; people are told by the code. */
export class Refused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
