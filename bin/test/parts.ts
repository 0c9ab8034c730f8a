import { globSync } from 'node:fs'

/** The test projects of `tests/projects.ts`, by the folder of their files. */
const folders = [
  'ui',
  'shop',
  'ssr',
  'api',
  'search',
  'demo',
  'e2e',
  'package',
  'storybook',
  'visual',
  'profile',
]

const screenshots = '.screenshots.ts'

/** The words that name a whole part. */
export const partNames = ['architecture', ...folders.slice(0, -1), 'stories', 'brands', 'screenshots']

const isPart = (word: string): boolean => word === 'profile' || partNames.includes(word)

/** All test files, with the stories and the screenshots, which are tests too. */
export const testFiles = (): string[] =>
  ['tests/**/*.test.{ts,tsx}', 'stories/**/*.stories.tsx', `tests/visual/*${screenshots}`]
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** The part that a test file belongs to. */
export function partOf(file: string): string {
  if (file.startsWith('stories/')) return 'stories'
  if (file.endsWith('.browser.test.tsx')) return 'brands'
  if (file.endsWith(screenshots)) return 'screenshots'
  const folder = file.split('/')[1] ?? ''
  return folders.includes(folder) ? folder : 'architecture'
}

/**
 * The test files chosen by the words of `npm test -- shop cart`, by part. A word is the name of a part or a piece
 * of a test file's path; each word adds its files. Throws a sentence if a word matches none.
 */
export function chooseFiles(words: readonly string[]): Map<string, string[]> {
  const all = testFiles()
  const chosen = new Set<string>()
  for (const word of words) {
    const files = all.filter((file) => (isPart(word) ? partOf(file) === word : file.includes(word)))
    if (files.length === 0)
      throw new Error(
        `No part of the tests and no test file is called "${word}". The parts are ${partNames.join(', ')}; any piece of a test file's path will do too.`,
      )
    for (const file of files) chosen.add(file)
  }
  return Map.groupBy([...chosen].toSorted(), partOf)
}

/** The words of `npm test`, and how often `--repeat N` runs what they choose. Throws a sentence if N is no number. */
export function readWords(words: readonly string[]): { words: string[]; repeat: number } {
  const at = words.indexOf('--repeat')
  if (at === -1) return { words: [...words], repeat: 1 }
  const repeat = Number(words[at + 1])
  if (!Number.isInteger(repeat) || repeat < 1)
    throw new Error('--repeat takes a number of runs: npm test -- --repeat 20 tests/e2e/cart')
  const others = words.toSpliced(at, 2)
  if (others.length === 0) throw new Error('--repeat needs a part or a piece of a path, like tests/e2e/cart.')
  return { words: others, repeat }
}
