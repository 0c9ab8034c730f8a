import { globSync } from 'node:fs'

/** The test projects of `tests/projects.ts`, by the folder that holds their files. */
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

/** The words that name a whole part. */
export const partNames = ['architecture', ...folders.slice(0, -1), 'stories', 'brands']

const isPart = (word: string): boolean => word === 'profile' || partNames.includes(word)

const testFiles = (): string[] =>
  ['tests/**/*.test.{ts,tsx}', 'stories/**/*.stories.tsx']
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** The part that a test file belongs to. */
export function partOf(file: string): string {
  if (file.startsWith('stories/')) return 'stories'
  if (file.endsWith('.browser.test.tsx')) return 'brands'
  const folder = file.split('/')[1] ?? ''
  return folders.includes(folder) ? folder : 'architecture'
}

/**
 * The test files that the words of `npm test -- shop cart` choose, by part. A word is the name of a part or a piece of
 * a test file's path; each word adds its files. Throws a sentence when a word chooses none.
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
