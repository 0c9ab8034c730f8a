import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatNumber,
  formatOf,
  timesOf,
} from '@tradecounter/shop/core'
import { shopContext } from './in-shop.tsx'

describe('numbers (SITE-8)', () => {
  it('shows amounts with two decimals, other numbers with one, thousands by space, decimals by comma (SITE-8)', () => {
    expect(formatAmount(123450)).toBe('1 234,50')
    expect(formatAmount(-5)).toBe('-0,05')
    expect(formatNumber(1234567.89)).toBe('1 234 567,9')
    expect(formatNumber(-0.01)).toBe('0,0')
    expect(formatCount(12000)).toBe('12 000')
    expect(formatMoney(99900, 'EUR')).toBe('999,00 €')
    expect(formatMoney(99900, 'XXX')).toBe('999,00 XXX')
  })

  it('shows every amount so that it reads back as the same minor units (SITE-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const read = Number(formatAmount(minor).replaceAll(' ', '').replace(',', '.'))
        expect(Math.round(read * 100)).toBe(minor === 0 ? 0 : minor)
      }),
    )
  })
})

describe('dates', () => {
  it.each([
    ['sv-SE', '2026-03-05'],
    ['fi-FI', '5.3.2026'],
    ['nn-NO', '5.3.2026'],
    ['en', '5 Mar 2026'],
    ['en-US', 'Mar 5, 2026'],
  ] as const)('writes a day as %s does', (locale, text) => {
    expect(formatOf(shopContext({ locale })).date('2026-03-05')).toBe(text)
  })

  it('shows a time in the country of the site, whatever clock the machine has', () => {
    const late = '2026-06-30T21:30:00Z'
    expect(timesOf(shopContext()).dayAndTime(late)).toBe('2026-06-30 23:30')
    expect(timesOf(shopContext({ country: 'FI', locale: 'fi-FI' })).dayAndTime(late)).toBe('1.7.2026 00:30')
  })

  it('leaves what is no date as it is', () => {
    expect(formatOf(shopContext()).date('soon')).toBe('soon')
    expect(timesOf(shopContext()).dayAndTime('soon')).toBe('soon')
  })
})
