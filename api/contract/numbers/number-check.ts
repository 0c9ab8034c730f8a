import type { ValidationError } from 'stdnum/lib/cjs/exceptions.js'

/** The rule that refuses a number. */
export type NumberFlaw =
  | 'length'
  | 'characters'
  | 'checkDigit'
  /** A part has no meaning: a date that does not exist, an unknown kind. */
  | 'part'
  /** The number of a person where one of a company is asked for. */
  | 'person'
  /** The number is of another country. */
  | 'country'
  /** A part has no meaning in the member state whose VAT number it should be. */
  | 'state'
  /** The VAT number is of another company. */
  | 'company'

/** A number as its country writes it, or the rule that refuses it. */
export type NumberCheck = { isValid: true; written: string } | { isValid: false; flaw: NumberFlaw }

/** What a module of `stdnum` answers. */
type StdnumAnswer = { isValid: true; compact: string } | { isValid: false; error: ValidationError }
/** A module of `stdnum`. */
export interface StdnumModule {
  validate(text: string): StdnumAnswer
}

const flaws: Readonly<Record<string, NumberFlaw>> = {
  InvalidLength: 'length',
  InvalidFormat: 'characters',
  InvalidChecksum: 'checkDigit',
  InvalidComponent: 'part',
}

export const refused = (flaw: NumberFlaw): NumberCheck => ({ isValid: false, flaw })
export const accepted = (written: string): NumberCheck => ({ isValid: true, written })

/** Checks a number by a module of `stdnum`; `write` gets it without separators, and as the module completes it. */
export function checkBy(
  module: StdnumModule,
  plain: string,
  write: (plain: string, compact: string) => string,
): NumberCheck {
  const answer = module.validate(plain)
  return answer.isValid
    ? accepted(write(plain, answer.compact))
    : refused(flaws[answer.error.name] ?? 'characters')
}

/** The written form; null if the number is refused. */
export const writtenOf = (check: NumberCheck): string | null => (check.isValid ? check.written : null)

/** The text without spaces, dots, hyphens and dashes, in capitals. */
export const withoutSeparators = (text: string): string =>
  text.replaceAll(/[\s.\u00A0\u2010-\u2015-]/gu, '').toUpperCase()
