import { describe, expect, it } from 'vitest'
import { badgesOf } from '@tradecounter/shop/product'
import { expectedDay, stockAppearances } from '../../shop/stock/stock-rules.ts'
import {
  codesToPrice,
  hasShowAll,
  heightLimit,
  leadingVariant,
} from '../../shop/product/variants/variant-list-rules.ts'
import { sortItems } from '../../shop/product/variants/sort-items.ts'
import { readSort, sortText } from '../../shop/product/variants/variant-sort.ts'
import { stockPrices, variant, variants } from './catalogue.ts'

describe('labels', () => {
  it('become the four badges (VAR-11)', () => {
    expect(badgesOf([1, 5, 10, 15]).map(({ kind }) => kind)).toEqual(['campaign', 'new', 'outlet', 'rental'])
    expect(badgesOf([5]).map(({ key }) => key)).toEqual(['product.label.rental'])
    expect(badgesOf([])).toEqual([])
  })
})

describe('stock', () => {
  it('has a label, a colour and a kind for each of the seven types (VAR-10)', () => {
    const shown = Object.entries(stockAppearances).map(([type, { label, colour, icon }]) => [
      type,
      label,
      colour,
      icon,
    ])
    expect(shown).toEqual([
      ['0', 'product.stock.undefined', 'gray', 'store'],
      ['1', 'product.stock.none', 'warning', 'delivery'],
      ['2', 'product.stock.partly', 'warning', 'delivery'],
      ['3', 'product.stock.in-stock', 'success', 'delivery'],
      ['4', 'product.stock.acquisition', 'info', 'delivery'],
      ['5', 'product.stock.blocked', 'gray', 'inHold'],
      ['6', 'product.stock.manual', 'info', 'inHold'],
    ])
  })

  it('has the first delivery day for articles not in stock (VAR-10)', () => {
    const stock = { quantity: 0, firstDeliveryDate: '2026-12-01', warehouseId: 'w1' }
    expect(expectedDay({ ...stock, type: 1 })).toBe('2026-12-01')
    expect(expectedDay({ ...stock, type: 4 })).toBe('2026-12-01')
    expect(expectedDay({ ...stock, type: 3 })).toBeNull()
    expect(expectedDay({ ...stock, type: 5 })).toBeNull()
  })
})

const ofDiameter = (value: string, code: string) =>
  variant({ code, attributes: { dn: { value, unit: 'mm', isUnit: true } } })

describe('the variant list', () => {
  it.each([
    ['search', 7, null],
    ['search', 8, 480],
    ['search', 50, 480],
    ['product', 8, null],
    ['product', 10, null],
    ['product', 11, 672],
  ] as const)('%s with %i variants is limited to %s (VAR-4)', (type, count, height) => {
    expect(heightLimit(type, count)).toBe(height)
  })

  it('has the show-all switch on product pages above ten (VAR-4)', () => {
    expect([hasShowAll('product', 10), hasShowAll('product', 11), hasShowAll('search', 50)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('requests no prices of replacements (VAR-8)', () => {
    expect(codesToPrice([variant({ code: 'a1' }), variant({ code: 'b2', isReplacement: true })])).toEqual([
      'a1',
    ])
  })

  it('selects the variant of the address, else the first buyable one', () => {
    const [one, other] = [variant({ code: 'a1', buyable: false }), variant({ code: 'b2' })]
    expect(leadingVariant([one, other])?.code).toBe('b2')
    expect(leadingVariant([{ ...one, isActiveVariant: true }, other])?.code).toBe('a1')
    expect(leadingVariant([one])?.code).toBe('a1')
    expect(leadingVariant([])).toBeUndefined()
  })

  it('sorts numbers as numbers and empty values last (VAR-3)', () => {
    const items = [
      ofDiameter('', 'e'),
      ofDiameter('100', 'c'),
      ofDiameter('1 000', 'd'),
      ofDiameter('2,5', 'a'),
      ofDiameter('10', 'b'),
    ]
    const none = { of: () => undefined }
    const codes = (direction: 'asc' | 'desc') =>
      sortItems(items, { key: 'dn', direction }, none, 'sv-SE')
        .map(({ code }) => code)
        .join('')
    expect(codes('asc')).toBe('abcde')
    expect(codes('desc')).toBe('dcbae')
    expect(sortItems(items, null, none, 'sv-SE')).toBe(items)
  })

  it('sorts by price when prices are known', () => {
    const items = variants(2)
    const { items: prices } = stockPrices(['4000001', '4000002'])
    const of = (code: string) =>
      prices.map((one, at) => ({ ...one, price: 200 - at })).find((one) => one.code === code)
    expect(
      sortItems(items, { key: 'price', direction: 'asc' }, { of }, 'sv-SE').map(({ code }) => code),
    ).toEqual(['4000002', '4000001'])
  })

  it('round-trips a sort through the menu', () => {
    expect(readSort(sortText({ key: 'a:b', direction: 'desc' }))).toEqual({ key: 'a:b', direction: 'desc' })
    expect([readSort(''), readSort('dn:up')]).toEqual([null, null])
  })
})
