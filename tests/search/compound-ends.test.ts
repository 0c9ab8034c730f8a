import { describe, expect, it } from 'vitest'
import { openCompoundEnds } from '../../search/query/compound-ends.ts'

const words = ['spirorör', 'spik', 'rör', 'pressgrenrör', 'pressa', 'skyddshjälm', 'nylonplugg']
const matching = (test: (word: string) => boolean) => words.filter(test).map((term) => ({ term }))

const isCompoundEnd = openCompoundEnds({
  isKnown: (term) => words.includes(term),
  startingWith: (prefix) => matching((word) => word.startsWith(prefix)),
  containing: (text) => matching((word) => word.includes(text)),
})

describe('the end of a compound', () => {
  it.each([
    ['skyddshjälm', 'hjälm', true],
    ['nylonplugg', 'lugg', false],
    ['pressgrenrör', 'grenrör', true],
    ['spirorör', 'rör', true],
    ['spirorör', 'rorör', false],
    ['spirorör', 'orör', false],
  ])('of %s: %s is a word: %s', (compound, end, expected) => {
    expect(isCompoundEnd(compound, end)).toBe(expected)
  })
})
