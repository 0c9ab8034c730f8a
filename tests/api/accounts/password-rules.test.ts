import { dictionary } from '@zxcvbn-ts/language-common'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/people/users.ts'
import { findPasswordFlaw } from '../../../api/accounts/passwords/password-rules.ts'

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
    ['hejsanhejsanhej', 'tooPlain'],
    ['kallekallekalle', 'tooPlain'],
    ['stockholmstockholm', 'tooPlain'],
    ['lösenordlösenord', 'tooPlain'],
    ['password12345678910', 'tooPlain'],
    ['Iloveyouiloveyou2', 'tooPlain'],
    ['19850412198504121985', 'tooPlain'],
    ['................', 'tooPlain'],
    ['passwordelmyis-', 'tooPlain'],
  ])('%j is refused: %s', (password, flaw) => {
    expect(findPasswordFlaw(password, user)).toBe(flaw)
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
    expect(findPasswordFlaw(password, user)).toBeNull()
  })

  it('are refused if they repeat one of the 3,000 most common, or add a year to it (ASVS 6.2.4)', () => {
    const commonest = dictionary['passwords-common'].slice(0, 3000)
    expect(commonest).toContain('password')
    fc.assert(
      fc.property(fc.constantFrom(...commonest), fc.constantFrom('', '1', '2026', '!'), (word, glue) => {
        const password = `${word}${glue}`.repeat(15).slice(0, Math.max(15, 2 * (word.length + glue.length)))
        expect(findPasswordFlaw(password, user)).toBe('tooPlain')
      }),
      { numRuns: 150 },
    )
  })

  it('are judged without an error, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string(), (password, name) => {
        expect([null, 'tooShort', 'tooLong', 'notText', 'tooPlain']).toContain(
          findPasswordFlaw(password, name),
        )
      }),
    )
  })
})
