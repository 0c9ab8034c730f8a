import { fold, modelMark, tokenMatches } from './tokenize.ts'

/** A number with its letters in one word: `SB-120`. */
const joined = /^(?<letters>\p{L}+)-(?<number>\d{1,9})$/u

/**
 * The marks of the model numbers in a text: `+sb120` for `SB 120` and `SB-120`, numbers that stand directly after
 * letters. A number after a comma or with a unit is a value: `SB 160, 120 Nm` has `+sb160` alone.
 */
export function modelTerms(text: string): string[] {
  const terms: string[] = []
  let letters = ''
  let end = 0
  for (const match of tokenMatches(text)) {
    const word = match.groups?.['word'] ?? ''
    const gap = match.input.slice(end, match.index)
    const hyphenated = joined.exec(word)?.groups
    if (hyphenated) terms.push(modelMark + fold(`${hyphenated['letters']}${hyphenated['number']}`))
    else if (letters !== '' && /^\d{1,9}$/u.test(word) && gap.trim() === '')
      terms.push(modelMark + fold(letters + word))
    letters = /^\p{L}+$/u.test(word) ? word : ''
    end = match.index + match[0].length
  }
  return terms
}
