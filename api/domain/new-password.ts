import { commonPasswords } from './common-passwords.ts'
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

const shortestRun = 4
/** Every part of a text that has at least the length of the shortest run. */
const partsOf = (run: string): string[] =>
  Array.from({ length: run.length - shortestRun + 1 }, (_, from) =>
    Array.from({ length: run.length - shortestRun - from + 1 }, (_end, more) =>
      run.slice(from, from + shortestRun + more),
    ),
  ).flat()

/** What everybody tries: words and rows of keys. Shorter words would be found in the middle of good ones. */
const tried: ReadonlySet<string> = new Set([
  ...runs.flatMap(partsOf),
  ...[...commonWords, ...brands].filter((word) => word.length >= 3),
  ...commonPasswords.filter((word) => word.length >= 4 && /\p{L}/u.test(word)),
])
const longestWord = 24

/** Words that count only where nothing but common words is written. */
const shortWords: ReadonlySet<string> = new Set(commonWords.filter((word) => word.length < 3))

/** The fewest letters that are left of a text when words and rows of keys are taken out of it. */
function lettersLeft(text: string, ...words: ReadonlySet<string>[]): number {
  const characters = [...text]
  // At each place: the fewest letters left of all before it.
  const left = [0]
  characters.forEach((character, at) => {
    let fewest = (left[at] ?? 0) + (/\p{L}/u.test(character) ? 1 : 0)
    let part = ''
    for (let from = at; from >= 0 && from > at - longestWord; from -= 1) {
      part = (characters[from] ?? '') + part
      const before = left[from] ?? 0
      if (before < fewest && words.some((some) => some.has(part))) fewest = before
    }
    left.push(fewest)
  })
  return left.at(-1) ?? 0
}

/** One character, or one group of characters, again and again. */
const repeated = /(.{1,6}?)\1{2,}/gu

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
  const own = new Set(
    userName
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= 3),
  )
  const plain = password.normalize('NFKC').toLowerCase()
  const spelled = [...plain].map((character) => letters[character] ?? character).join('')
  const readings = [plain, spelled].flatMap((text) => [text, text.replaceAll(repeated, ' ')])
  const isPlain = readings.some(
    (text) => lettersLeft(text, tried, own) < leastOwn || lettersLeft(text, tried, own, shortWords) === 0,
  )
  return isPlain ? 'tooPlain' : null
}
