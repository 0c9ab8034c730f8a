import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseOrganisationNumber,
  parsePostalCode,
  parseVatNumber,
  parseEInvoiceId,
} from '../../../api/contract/numbers/index.ts'
import { unionStates } from '../../../api/contract/numbers/union-states.ts'
import { countries, type Country } from '../../../api/contract/index.ts'

/** Numbers of public bodies and well-known companies, as they publish them. */
const organisations: readonly [Country, string, string][] = [
  ['SE', '2021005489', '202100-5489'],
  ['SE', '16556036-0793', '556036-0793'],
  ['NO', '974760673', '974 760 673'],
  ['FI', '0112038-9', '0112038-9'],
  ['AX', '0145076 7', '0145076-7'],
  ['DK', '22 75 62 14', '22756214'],
]

describe('organisation numbers', () => {
  it.each(organisations)('of %s: %s is written %s', (country, text, written) => {
    expect(parseOrganisationNumber(text, country)).toBe(written)
    expect(parseOrganisationNumber(written, country)).toBe(written)
  })

  it('with any one wrong digit are refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...organisations),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (known, at, by) => {
          const [country, , written] = known
          const places = [...written].flatMap((letter, place) => (/\d/u.test(letter) ? [place] : []))
          const place = places[at % places.length] ?? 0
          const digit = (Number(written[place]) + by) % 10
          const wrong = `${written.slice(0, place)}${digit}${written.slice(place + 1)}`
          expect(parseOrganisationNumber(wrong, country)).toBeNull()
        },
      ),
    )
  })

  it.each([
    ['SE', ''],
    ['SE', '000000-0000'],
    ['SE', '20556036-0793'],
    ['NO', '97476067'],
    ['FI', '0112038'],
    ['DK', 'abcdefgh'],
  ] as const)('of %s: %s is none', (country, text) => {
    expect(parseOrganisationNumber(text, country)).toBeNull()
  })
})

describe('VAT numbers', () => {
  it.each([
    ['SE', 'SE 556036-0793 01', 'SE556036079301'],
    ['NO', '974 760 673 MVA', 'NO974760673MVA'],
    ['FI', 'fi01120389', 'FI01120389'],
    ['AX', 'FI01450767', 'FI01450767'],
    ['DK', 'DK22756214', 'DK22756214'],
  ] as const)('of %s: %s is written %s', (country, text, written) => {
    expect(parseVatNumber(text, country, unionStates)).toBe(written)
  })

  it.each([
    ['SE', 'SE556036079302'],
    ['SE', '5560360793'],
    ['NO', '974760673'],
    ['FI', 'FI01120388'],
    ['DK', 'SE22756214'],
  ] as const)('of %s: %s is none', (country, text) => {
    expect(parseVatNumber(text, country, unionStates)).toBeNull()
  })
})

describe('postal codes', () => {
  it.each([
    ['SE', '12345', '123 45'],
    ['SE', 'SE-123 45', '123 45'],
    ['NO', '0150', '0150'],
    ['FI', '00100', '00100'],
    ['AX', 'AX-22100', '22100'],
    ['DK', 'dk-2100', '2100'],
  ] as const)('of %s: %s is written %s', (country, text, written) => {
    expect(parsePostalCode(text, country)).toBe(written)
  })

  it.each([
    ['SE', '01234'],
    ['SE', '1234'],
    ['NO', '12345'],
    ['AX', '00100'],
    ['DK', 'NO-2100'],
  ] as const)('of %s: %s is none', (country, text) => {
    expect(parsePostalCode(text, country)).toBeNull()
  })

  it('stay the same when they are read again, for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^[A-Z]{0,2}-?\d{0,6}$/u),
        (country, text) => {
          const written = parsePostalCode(text, country)
          if (written !== null) expect(parsePostalCode(written, country)).toBe(written)
        },
      ),
    )
  })
})

describe('identifiers of Peppol participants', () => {
  it.each([
    ['0007', '556036-0793', '5560360793'],
    ['0007', '5560360794', null],
    ['0192', '991 825 827', '991825827'],
    ['0192', '991825828', null],
    ['0216', '003701120389', '003701120389'],
    ['0216', '01120389', null],
    ['0184', '13585628', '13585628'],
    ['0184', '13585629', null],
    ['0088', '7300010000001', '7300010000001'],
    ['0088', '7300010000002', null],
    ['0088', '730001000000', null],
  ] as const)('%s:%s', (scheme, text, expected) => {
    expect(parseEInvoiceId(text, scheme)).toBe(expected)
  })
})
