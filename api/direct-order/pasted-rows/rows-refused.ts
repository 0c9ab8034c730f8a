/**
 * Why a whole paste or file is refused. `oldFormat` also covers an encrypted file, `packedTooTightly` a zip bomb,
 * `openQuote` a quote that is never closed, `tooMuch` cells or columns beyond what is read.
 */
export type RefusalCode =
  | 'empty'
  | 'tooManyRows'
  | 'macros'
  | 'oldFormat'
  | 'broken'
  | 'packedTooTightly'
  | 'noTable'
  | 'openQuote'
  | 'tooMuch'

/** A paste or a file that cannot be read. The message is for developers; the shop translates the code. */
export class RowsRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
