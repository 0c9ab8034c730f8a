import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatNumber,
  formatOf,
  formatQuantity,
  timesOf,
} from '@tradecounter/shop/core'
import { readQuantity } from '@tradecounter/ui/quantity-input'
import { sortVariants } from '@tradecounter/ui/variant-table'
import { shopContext } from './in-shop.tsx'

/** The format of a number by SITE-8. */
const amountShape = /^-?\d{1,3}(?:\u00A0\d{3})*,\d{2}$/u
const numberShape = /^-?\d{1,3}(?:\u00A0\d{3})*,\d$/u
const countShape = /^-?\d{1,3}(?:\u00A0\d{3})*$/u

describe('numbers (SITE-8)', () => {
  it('shows amounts with two decimals, other numbers with one, thousands by space, decimals by comma (SITE-8)', () => {
    expect(formatAmount(123450)).toBe('1\u00A0234,50')
    expect(formatAmount(-5)).toBe('-0,05')
    expect(formatAmount(0)).toBe('0,00')
    expect(formatNumber(1234567.89)).toBe('1\u00A0234\u00A0567,9')
    expect(formatNumber(-0.01)).toBe('0,0')
    expect(formatNumber(7)).toBe('7,0')
    expect(formatCount(12000)).toBe('12\u00A0000')
    expect(formatQuantity(12.5)).toBe('12,5')
    expect(formatQuantity(1200)).toBe('1\u00A0200')
  })

  it.each([
    ['SEK', '999,00\u00A0kr'],
    ['NOK', '999,00\u00A0kr'],
    ['DKK', '999,00\u00A0kr.'],
    ['EUR', '999,00\u00A0€'],
    ['XXX', '999,00\u00A0XXX'],
  ])('shows a price in %s with its unit after it (SITE-8)', (currency, text) => {
    expect(formatMoney(99900, currency)).toBe(text)
  })

  it('is the same in every language', () => {
    for (const locale of ['sv-SE', 'fi-FI', 'nn-NO', 'da-DK', 'en', 'en-US', 'en-GB'] as const) {
      const format = formatOf(shopContext({ locale }))
      expect([
        format.amount(123450),
        format.number(1234.5),
        format.count(1234),
        format.quantity(0.5),
      ]).toEqual(['1\u00A0234,50', '1\u00A0234,5', '1\u00A0234', '0,5'])
    }
  })

  it('shows every amount so that it reads back as the same minor units (SITE-8)', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const text = formatAmount(minor)
        expect(text).toMatch(amountShape)
        const [whole = '', cents = ''] = text.replaceAll('\u00A0', '').replace('-', '').split(',')
        // In integers: a double cannot represent the cents of the largest amounts.
        expect(BigInt(whole) * 100n + BigInt(cents)).toBe(BigInt(Math.abs(minor)))
        expect(text.startsWith('-')).toBe(minor < 0)
      }),
    )
  })

  it('shows other numbers rounded to one decimal, and never a negative zero (SITE-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (digits, places) => {
        const value = Number(`${digits}e-${places}`)
        const text = formatNumber(value)
        expect(text).toMatch(numberShape)
        // Half rounds up, counted in integers.
        const scale = 10n ** BigInt(places)
        const tenths = (BigInt(Math.abs(digits)) * 20n + scale) / (2n * scale)
        expect(text.replaceAll(/[\u00A0,]/gu, '').replace(/^(-?)0+(?=\d)/u, '$1')).toBe(
          `${digits < 0 && tenths > 0n ? '-' : ''}${tenths}`,
        )
      }),
    )
    expect(formatNumber(1.45)).toBe('1,5')
    expect(formatNumber(1e-7)).toBe('0,0')
  })

  it('shows a quantity with all decimals that an article has (SITE-8)', () => {
    for (const [quantity, text] of [
      [0.25, '0,25'],
      [1.25, '1,25'],
      [2.75, '2,75'],
      [0.125, '0,125'],
      [2.5, '2,5'],
      [-0.05, '-0,05'],
      [12345.678, '12\u00A0345,678'],
      [0.1 + 0.2, '0,3'],
      [1.0005, '1,001'],
      [1e-7, '0'],
      [0, '0'],
    ] as const)
      expect(formatQuantity(quantity)).toBe(text)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        (stored, places) => {
          const quantity = stored / 10 ** places
          expect(readQuantity(formatQuantity(quantity))).toBe(quantity)
        },
      ),
    )
  })

  it('parses its own output: comma is the decimal mark and spaces are removed (SITE-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (tenths) => {
        expect(readQuantity(formatNumber(tenths / 10))).toBe(tenths / 10)
        expect(readQuantity(formatCount(tenths))).toBe(tenths)
        expect(formatCount(tenths)).toMatch(countShape)
      }),
    )
  })

  it('sorts shown numbers as numbers (SITE-8)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e7, max: 1e7 })), (amounts) => {
        const shown = amounts.map((amount) => formatAmount(amount))
        const sorted = sortVariants(shown, (text) => text, 'asc', 'sv')
        expect(sorted).toEqual(amounts.toSorted((a, b) => a - b).map((amount) => formatAmount(amount)))
      }),
    )
  })
})

describe('dates', () => {
  it.each([
    ['sv-SE', '2026-03-05', '2026-03-05 08:05'],
    ['fi-FI', '5.3.2026', '5.3.2026 8.05'],
    ['nn-NO', '5.3.2026', '5.3.2026 08:05'],
    ['da-DK', '5.3.2026', '5.3.2026 08.05'],
    ['en', '5 Mar 2026', '5 Mar 2026, 08:05'],
    ['en-GB', '5 Mar 2026', '5 Mar 2026, 08:05'],
    ['en-US', 'Mar 5, 2026', 'Mar 5, 2026, 8:05 AM'],
  ] as const)('formats a day and a time like %s', (locale, day, time) => {
    const context = shopContext({ locale })
    expect(formatOf(context).date('2026-03-05')).toBe(day)
    expect(timesOf(context).day('2026-03-05T07:05:00Z')).toBe(day)
    expect(timesOf(context).dayAndTime('2026-03-05T07:05:00Z')).toBe(time)
  })

  it.each([
    ['2026-03-04T23:00:00Z', '12:00 AM'],
    ['2026-03-05T11:00:00Z', '12:00 PM'],
    ['2026-03-05T12:30:00Z', '1:30 PM'],
  ])('formats %s in America as %s', (time, text) => {
    expect(timesOf(shopContext({ locale: 'en-US' })).dayAndTime(time)).toBe(`Mar 5, 2026, ${text}`)
  })

  it('shows a time in the country of the site, in any local time zone', () => {
    const late = '2026-06-30T21:30:00Z'
    expect(timesOf(shopContext()).dayAndTime(late)).toBe('2026-06-30 23:30')
    expect(timesOf(shopContext({ country: 'FI', locale: 'fi-FI' })).dayAndTime(late)).toBe('1.7.2026 0.30')
    expect(timesOf(shopContext({ country: 'AX' })).dayAndTime(late)).toBe('2026-07-01 00:30')
  })

  it('returns other text unchanged', () => {
    expect(formatOf(shopContext()).date('soon')).toBe('soon')
    expect(timesOf(shopContext()).dayAndTime('soon')).toBe('soon')
  })
})
