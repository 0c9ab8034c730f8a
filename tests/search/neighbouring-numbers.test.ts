import { describe, expect, it } from 'vitest'
import { neighbouringNumbers } from '../../search/analysis/neighbouring-numbers.ts'

describe('the numbers one slip away', () => {
  it.each([
    ['a wrong digit', '1234567', '1239567'],
    ['two swapped digits', '1234567', '1324567'],
    ['a missing digit', '123567', '1234567'],
    ['a missing digit at the end', '123456', '1234567'],
    ['a digit too many', '12334567', '1234567'],
    ['a letter for a digit', 'PV1S0', 'PV150'],
  ])('hold the number with %s', (_, typed, meant) => {
    expect(neighbouringNumbers(typed)).toContain(meant)
  })

  it('begin with swaps, end with digits too many, and hold no number twice nor the number itself', () => {
    const found = neighbouringNumbers('12345')
    expect(found.slice(0, 4)).toEqual(['21345', '13245', '12435', '12354'])
    expect(found.at(-1)).toBe('1234')
    expect(new Set(found).size).toBe(found.length)
    expect(found).not.toContain('12345')
  })

  it('are none for words, for short numbers and for what is too long', () => {
    for (const number of ['VENTIL', '123', '1'.repeat(26)]) expect(neighbouringNumbers(number)).toEqual([])
  })

  it('are at most 550', () => {
    expect(neighbouringNumbers('1357924680135792468013579').length).toBeLessThanOrEqual(550)
  })
})
