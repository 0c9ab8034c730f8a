import { isLetterOnly } from '../analysis/article-number.ts'

/** An index with more numbers of letters alone does not list them. */
const mostLetterNumbers = 20_000

/** Collects the article numbers without a digit. */
export function createLetterNumbers() {
  const numbers = new Set<string>()
  return {
    add(number: string): void {
      if (isLetterOnly(number) && numbers.size <= mostLetterNumbers) numbers.add(number)
    },
    /** All of them; null if there are too many. */
    done: (): string[] | null => (numbers.size > mostLetterNumbers ? null : [...numbers]),
  }
}
