import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTexts, placeholdersOf, referenceTexts } from '@tradecounter/shop/translations'

const keys = Object.keys(referenceTexts)
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '{0}',
    '{1}',
    '{2}',
    '{',
    '}',
    '{00}',
    '{name}',
    ' ',
    '<script>',
    '\u202e',
    '\u0000',
    '\ud800',
  ),
)
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const key = fc.oneof(
  fc.constantFrom(...keys),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
  fc.string(),
)

describe('fetched texts (SITE-6)', () => {
  it('are accepted with exactly the placeholders of their key, or refused with a reason; unknown keys are left out', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (entries) => {
        const given = Object.fromEntries(entries)
        const { texts, refused } = checkTexts(given, referenceTexts)
        expect(Object.getPrototypeOf(texts)).toBeNull()
        for (const [name, taken] of Object.entries(texts)) {
          expect(taken).toBe(given[name])
          expect(placeholdersOf(taken)).toEqual(placeholdersOf(referenceTexts[name] ?? ''))
          expect(taken.replaceAll(/\{\d\}/gu, '')).not.toMatch(/[{}\p{Cc}\p{Cs}]/u)
          expect(taken.trim()).not.toBe('')
        }
        const known = Object.keys(given).filter((name) => Object.hasOwn(referenceTexts, name))
        expect([...Object.keys(texts), ...refused.map(({ key: name }) => name)].toSorted()).toEqual(
          known.toSorted(),
        )
      }),
    )
  })

  it.each([
    ['{0}', 'placeholders'],
    ['{0} {1} {0}', 'placeholders'],
    ['{0} {1} {2}', 'placeholders'],
    ['{0} {1} {name}', 'placeholders'],
    ['{0} {1} }', 'placeholders'],
    ['\t', 'empty'],
    ['{0} {1}\n', 'control'],
    ['{0} {1} \u2066', 'control'],
  ] as const)('are refused when a text is %j', (wrong, reason) => {
    expect(checkTexts({ 'search.shown-of': wrong }, referenceTexts)).toEqual({
      texts: {},
      refused: [{ key: 'search.shown-of', reason }],
    })
  })

  it('may have the placeholders in another order', () => {
    const { texts, refused } = checkTexts({ 'search.shown-of': 'Av {1} visas {0}' }, referenceTexts)
    expect([texts['search.shown-of'], refused]).toEqual(['Av {1} visas {0}', []])
  })

  it('are all accepted if they are our own', () => {
    expect(checkTexts(referenceTexts, referenceTexts)).toEqual({ texts: referenceTexts, refused: [] })
  })
})
