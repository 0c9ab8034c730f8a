import * as v from 'valibot'
import type { NumberCheck } from '../../numbers/number-check.ts'
import { mailbox } from '../../mailbox.ts'
import { isMasked } from './masked.ts'

/**
 * A rule of one text. The message of an issue is the code of the rule, then, after a space, what its sentence may show.
 */
export type TextRule = v.GenericSchema<string>

const filled = v.check((text: string) => text.trim() !== '', 'required')

/** Any text: it has no rule, or is not asked for. */
export const anyText: TextRule = v.string()
/** A text that must be there. */
export const requiredText: TextRule = v.pipe(v.string(), filled)

/** A rule for a text that may be empty. */
const ifFilled = (isRight: (text: string) => boolean, code: string): TextRule =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === '' || isRight(text), code),
  )
/** The rule, for a text that must be there. */
export const required = (rule: TextRule): TextRule => v.pipe(v.string(), filled, rule)

/** One of the offered values. */
export const oneOf = (offered: readonly string[]): TextRule =>
  ifFilled((text) => offered.includes(text), 'choose')
export const email: TextRule = ifFilled((text) => mailbox.test(text.trim()), 'email')
export const phone: TextRule = ifFilled((text) => /^\+?[\d\s()/.-]{6,25}$/u.test(text.trim()), 'phone')

/** The numbers that answers mask: those of persons. */
const masked = new Set(['organisationNumber', 'personalNumber'])

/** A number by its check: `vatNumber.checkDigit`. A masked number of a person was checked when it was typed. */
export const number = (name: string, check: (text: string) => NumberCheck): TextRule =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.trim() === '') return
      if (masked.has(name) && isMasked(dataset.value)) return
      const result = check(dataset.value)
      if (!result.isValid) addIssue({ message: `${name}.${result.flaw}` })
    }),
  )

/** A whole amount as typed: digits and spaces; null if it is none. */
export const readAmount = (text: string): number | null => {
  const digits = text.replaceAll(/\s/gu, '')
  return /^\d{1,12}$/u.test(digits) ? Number(digits) : null
}
/** A whole amount up to `most`. */
export const amount = (most: number): TextRule =>
  v.pipe(
    ifFilled((text) => readAmount(text) !== null, 'amount'),
    v.check((text) => (readAmount(text) ?? 0) <= most, `amount.most ${most}`),
  )
/** A consent that must be given. */
export const given = (code: string): v.GenericSchema<boolean> =>
  v.pipe(
    v.boolean(),
    v.check((value) => value, code),
  )
