import { isLetterOnly } from '../analysis/article-number.ts'

/** Above this number, an index does not list its numbers without a digit. */
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
