import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../api/demo/people.ts'
import { commonPasswords } from '../../../api/domain/common-passwords.ts'
import { commonWords } from '../../../api/domain/common-words.ts'
import { flawOf } from '../../../api/domain/new-password.ts'

const user = 'anna.lindqvist@example.test'

describe('new passwords (reliability L6)', () => {
  it.each([
    ['kort', 'tooShort'],
    ['fjorton tecken', 'tooShort'],
    ['x'.repeat(257), 'tooLong'],
    ['blåbär på fjället\u0000', 'notText'],
    ['blåbär på fjället\ud800', 'notText'],
    ['passwordpassword', 'tooPlain'],
    ['P@ssw0rdP@ssw0rd1', 'tooPlain'],
    ['aaaaaaaaaaaaaaaaaaaa', 'tooPlain'],
    ['abcabcabcabcabcabc', 'tooPlain'],
    ['123456789012345678', 'tooPlain'],
    ['qwertyuiopåasdfghjkl', 'tooPlain'],
    ['poiuytrewq987654321', 'tooPlain'],
    ['Tradecounter2026!', 'tooPlain'],
    ['Tr4d3c0unt3r!!2026', 'tooPlain'],
    ['solelgrossisten-gelia', 'tooPlain'],
    ['anna.lindqvist2026', 'tooPlain'],
    ['Sommar2026Sommar2026', 'tooPlain'],
    ['välkommen välkommen', 'tooPlain'],
    ['correct horse battery staple', 'tooPlain'],
    ['................', 'tooPlain'],
    ['passwordelmyis-', 'tooPlain'],
    ['is my or og ja ny el', 'tooPlain'],
  ])('%j is refused: %s', (password, flaw) => {
    expect(flawOf(password, user)).toBe(flaw)
  })

  it.each([
    'blåbär på fjället',
    'rörmokarens gröna cykel',
    'Xk7#pQz!mW2vRt9bLs',
    'lumihiutale putoaa hiljaa',
    'ég sé þig á morgun ok',
    '青い空と白い雲がきれいですねほんとうに',
    demoPassword,
  ])('%j may be used', (password) => {
    expect(flawOf(password, user)).toBeNull()
  })

  it('of common words alone are refused, in any number and spelling', () => {
    const word = fc.constantFrom(...commonWords)
    const glue = fc.constantFrom('', ' ', '-', '1', '2026', '!')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, glue), { minLength: 3, maxLength: 12 }),
        fc.boolean(),
        (parts, loud) => {
          const written = parts.flat().join('')
          const password = loud ? written.toUpperCase() : written
          fc.pre([...password].length >= 15 && password.length <= 256)
          expect(flawOf(password, user)).toBe('tooPlain')
        },
      ),
    )
  })

  it('that are among the 3,000 commonest are refused, also with a year or said twice (ASVS 6.2.4)', () => {
    expect(commonPasswords).toHaveLength(3000)
    for (const common of commonPasswords) {
      expect([common, flawOf(common, user)]).toEqual([common, expect.any(String)])
      const longer = [`${common}2026${common}2026`, `${common.toUpperCase()}!${common}!${common}!`]
      for (const password of longer)
        if (password.length >= 15) expect([password, flawOf(password, user)]).toEqual([password, 'tooPlain'])
    }
  })

  it('made of the commonest passwords alone are refused, however they are joined', () => {
    const part = fc.constantFrom(...commonPasswords.filter((common) => /^\p{L}{4,}$/u.test(common)))
    const glue = fc.constantFrom('', ' ', '.', '7', '99')
    fc.assert(
      fc.property(fc.array(fc.tuple(part, glue), { minLength: 4, maxLength: 9 }), (parts) => {
        const password = parts.flat().join('')
        fc.pre(password.length >= 15)
        expect(flawOf(password, user)).toBe('tooPlain')
      }),
      { numRuns: 500 },
    )
  })

  it('are judged without a fault, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string(), (password, name) => {
        expect([null, 'tooShort', 'tooLong', 'notText', 'tooPlain']).toContain(flawOf(password, name))
      }),
    )
  })
})
