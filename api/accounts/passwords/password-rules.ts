import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { commonWords } from './common-words.ts'

/** Why a new password is refused. */
export type PasswordFlaw = 'tooShort' | 'tooLong' | 'notText' | 'tooPlain'

/** Length of a new password in characters. There is no second factor (reliability L6). */
const passwordLength = { least: 15, most: 256 }

/** Guesses that a new password must withstand, as a power of ten: the highest of the five scores of zxcvbn. */
const leastGuesses = 10

const brands = ['tradecounter', 'solelgrossisten', 'gelia', 'prevex', 'workwear', 'handel', 'grossist']

let estimator: ZxcvbnFactory | null = null

/** Made at first use, because unpacking the dictionaries takes time. */
const estimate = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, shop: [...brands, ...commonWords] },
    graphs: common.adjacencyGraphs,
    // Only the first 64 characters are judged: an estimate takes a tenth of a second at most.
    maxLength: 64,
    l33tMaxSubstitutions: 8,
  }))

/**
 * Why a new password is refused; null if it may be used. zxcvbn estimates the guesses from leaked passwords,
 * words, names, dates, keyboard rows, repeats and spellings with figures for letters; the user's name and the brands
 * count as words (reliability L6, ASVS 6.2.4).
 */
export function findPasswordFlaw(password: string, userName: string): PasswordFlaw | null {
  const characters = [...password].length
  if (characters < passwordLength.least) return 'tooShort'
  if (password.length > passwordLength.most) return 'tooLong'
  if (password.includes('\u0000') || !password.isWellFormed()) return 'notText'
  const name = userName.toLowerCase()
  const nameParts = [name, ...name.split('@'), ...name.split(/[^\p{L}]+/u)].filter((word) => word.length >= 3)
  const { guessesLog10 } = estimate().check(password.normalize('NFKC'), nameParts)
  return guessesLog10 < leastGuesses ? 'tooPlain' : null
}
