import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPattern, patternProblem } from '../../../api/company/value-pattern.ts'

describe('patterns of order fields', () => {
  it.each([
    [String.raw`\d{4}`, '1234', '123'],
    [String.raw`P-\d{3,5}`, 'P-1234', 'P-12'],
    ['[A-ZÅÄÖ]{2}[0-9]+', 'ÅR77', 'Å77'],
    ['(?:K|KST)?[0-9]{3}', 'KST100', 'KS100'],
    [String.raw`\w+\.\w*`, 'a.b', 'ab'],
    [String.raw`1\+1`, '1+1', '11'],
    ['Norr|Söder', 'Söder', 'Söder 2'],
  ])('%s accepts %s and not %s', (pattern, accepted, refused) => {
    expect(patternProblem(pattern)).toBeNull()
    expect(matchesPattern(pattern, accepted)).toBe(true)
    expect(matchesPattern(pattern, refused)).toBe(false)
  })

  it.each([
    ['(a+)+', 'syntax'],
    ['(a|a)*', 'syntax'],
    ['(a|aa)+$', 'syntax'],
    [String.raw`(a)\1`, 'syntax'],
    ['(?=a)a', 'syntax'],
    ['(?<n>a)', 'syntax'],
    ['[b-a]', 'syntax'],
    ['a{5,2}', 'syntax'],
    ['(', 'syntax'],
    ['a)', 'syntax'],
    ['*', 'syntax'],
    ['.*.*.*.*', 'tooComplex'],
    ['a?'.repeat(20), 'tooComplex'],
    ['(a|b)'.repeat(20), 'tooComplex'],
    ['(((((((a)))))))', 'tooComplex'],
  ])('%s is refused: %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem)
  })

  it('never throw, whatever an administrator types', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'a',
            '\\d',
            '[ab]',
            '(',
            ')',
            '|',
            '?',
            '*',
            '+',
            '{2}',
            '{1,9}',
            '.',
            '^',
            '\\',
            '[',
          ),
        ),
        fc.string({ maxLength: 60 }),
        (parts, value) => {
          const pattern = parts.join('')
          if (patternProblem(pattern) === null)
            expect([true, false]).toContain(matchesPattern(pattern, value))
        },
      ),
    )
  })

  it('match values of 40 characters at most', () => {
    expect(matchesPattern('.*', 'x'.repeat(40))).toBe(true)
    expect(matchesPattern('.*', 'x'.repeat(41))).toBe(false)
  })
})
