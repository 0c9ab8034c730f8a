import { commonWords } from './common-words.ts'

/** Why a new password is not taken. */
export type PasswordFlaw = 'tooShort' | 'tooLong' | 'notText' | 'tooPlain'

/** Characters that a new password has; there is no second factor (reliability L6). */
export const passwordLength = { least: 15, most: 256 }

const brands = ['tradecounter', 'solelgrossisten', 'gelia', 'prevex', 'workwear', 'handel', 'grossist']

/** Figures and signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
}

const sequences = [
  'abcdefghijklmnopqrstuvwxyzåäö',
  '01234567890123456789',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
]
const runs = [...sequences, ...sequences.map((run) => [...run].toReversed().join(''))]

/** What is left of a text when everything that could be guessed is taken out of it. */
function unguessable(text: string, words: readonly string[]): string {
  let left = text
  for (const word of words) left = left.replaceAll(word, ' ')
  for (const run of runs) {
    for (let size = run.length; size >= 4; size--) {
      for (let at = 0; at + size <= run.length; at++) left = left.replaceAll(run.slice(at, at + size), ' ')
    }
  }
  // One character, or one group of characters, again and again.
  return left.replaceAll(/(.{1,6}?)\1{2,}/gu, ' ').replaceAll(/[^\p{L}]/gu, '')
}

/** Letters beyond words, names and rows of keys that a password must have. */
const leastOwn = 5

/**
 * Why a password would be guessed, or null when it may be used. Words that everybody tries do not count, nor do
 * those of the user's name and the brands, whichever figures stand for their letters (reliability L6, ASVS 6.2.4).
 */
export function flawOf(password: string, userName: string): PasswordFlaw | null {
  const characters = [...password].length
  if (characters < passwordLength.least) return 'tooShort'
  if (password.length > passwordLength.most) return 'tooLong'
  if (password.includes('\u0000') || !password.isWellFormed()) return 'notText'
  const own = userName.toLowerCase().split(/[^\p{L}]+/u)
  const words = [...commonWords, ...brands, ...own]
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
  const plain = password.normalize('NFKC').toLowerCase()
  const spelled = [...plain].map((character) => letters[character] ?? character).join('')
  const left = Math.min(...[plain, spelled].map((text) => unguessable(text, words).length))
  return left < leastOwn ? 'tooPlain' : null
}
