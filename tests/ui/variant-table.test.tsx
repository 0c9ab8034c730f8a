import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
import { VariantCards } from '@tradecounter/ui/variant-cards'
import { sortVariants, VariantTable, type VariantTableProps } from '@tradecounter/ui/variant-table'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { inAnnouncer } from '../setup/in-announcer.ts'

const itself = (text: string): string => text
const numbers = (list: string[]) => list.filter((text) => /^-?\d+$/u.test(text)).map(Number)
const sorted = (cells: string[], direction: 'asc' | 'desc' = 'asc') =>
  sortVariants(cells, itself, direction, 'sv')

describe('sortVariants (VAR-3)', () => {
  it('compares numbers as numbers, with a decimal comma and without spaces', () => {
    expect(sorted(['10', '2,5', '1 000', '2'])).toEqual(['2', '2,5', '10', '1 000'])
  })

  it("compares other values as text in the user's language", () => {
    expect(sorted(['zink', 'ål', 'ärg', 'brons'])).toEqual(['brons', 'zink', 'ål', 'ärg'])
  })

  it('puts empty values last in both directions', () => {
    expect(sorted(['', '2', ' ', '1'])).toEqual(['1', '2', '', ' '])
    expect(sorted(['', '2', ' ', '1'], 'desc')).toEqual(['2', '1', '', ' '])
  })

  const cell = fc.oneof(
    fc.integer({ min: -999, max: 99999 }).map(String),
    fc.tuple(fc.nat(999), fc.nat(99)).map(([whole, part]) => `${whole},${part}`),
    fc.constantFrom('', ' ', '1/2"', '3/4"', '1x', 'Mässing', 'mässing', 'R 15'),
    fc.string({ maxLength: 4 }),
  )

  it('keeps every row, for any cells', () => {
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        expect(sorted(cells).toSorted()).toEqual(cells.toSorted())
      }),
    )
  })

  it('is independent of the previous order (transitive)', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(cell, { selector: (text) => text.trim().toLowerCase() }),
        fc.nat(),
        (cells, turn) => {
          const at = cells.length === 0 ? 0 : turn % cells.length
          const turned = [...cells.slice(at), ...cells.slice(0, at)]
          expect(numbers(sorted(turned))).toEqual(numbers(sorted(cells)))
          const once = sorted(cells)
          expect(sorted(once)).toEqual(once)
        },
      ),
    )
  })

  it('keeps numbers in order, and empty cells last', () => {
    fc.assert(
      fc.property(fc.array(cell), fc.constantFrom('asc' as const, 'desc' as const), (cells, direction) => {
        const result = sorted(cells, direction)
        const firstEmpty = result.findIndex((text) => text.trim() === '')
        if (firstEmpty >= 0) expect(result.slice(firstEmpty).every((text) => text.trim() === '')).toBe(true)
        const found = numbers(result)
        const sign = direction === 'asc' ? 1 : -1
        expect(found).toEqual(found.toSorted((a, b) => sign * (a - b)))
      }),
    )
  })

  it('is stable', () => {
    const rows = [
      { id: 1, size: '15' },
      { id: 2, size: '15,0' },
      { id: 3, size: '15' },
    ]
    expect(sortVariants(rows, ({ size }) => size, 'desc', 'sv').map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

const labels: VariantTableProps['labels'] = {
  number: 'Art. no',
  customNumber: 'Your no',
  stock: 'Stock',
  price: 'Price',
  add: 'Add',
  sortedBy: (column, direction) => `sorted by ${column}, ${direction}`,
  sortHint: 'headers sort',
  scrollArea: 'Variants',
}

const table = (more: Partial<VariantTableProps> = {}) => (
  <VariantTable
    caption="Ball valves"
    columns={[
      { key: 'dn', label: 'DN', numeric: true, sortable: true },
      { key: 'handle', label: 'Handle' },
    ]}
    rows={[
      {
        code: '4001',
        customCode: '',
        url: '#4001',
        cells: { dn: { text: '15', unit: 'mm' } },
        add: <button>Add 4001</button>,
        stock: 'stock 4001',
        price: 'price 4001',
      },
      {
        code: '4002',
        customCode: '',
        cells: { dn: { text: '20', unit: 'mm' }, handle: { text: 'Lever', unit: '' } },
        add: <button>Add 4002</button>,
        replacement: { href: '#4009', text: 'Replaced by 4009' },
      },
    ]}
    sort={null}
    onSortChange={vi.fn()}
    labels={labels}
    {...more}
  />
)

const whole = (more: Partial<VariantTableProps> = {}) =>
  table({
    rows: [{ code: '4001', customCode: '', pack: '3 m per length', cells: {}, add: null }],
    ...more,
  })

describe('VariantTable', () => {
  it('is a native table with the article number as row header (VAR-2)', () => {
    render(table())
    expect(screen.getByRole('table', { name: /Ball valves.*headers sort/u })).toBeTruthy()
    const row = screen.getByRole('row', { name: /4001/u })
    expect(within(row).getByRole('rowheader').textContent).toBe('4001')
    expect(within(row).getByRole('link', { name: '4001' }).getAttribute('href')).toBe('#4001')
    expect(within(row).getByRole('cell', { name: /^15\smm$/u })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Replaced by 4009' }).getAttribute('href')).toBe('#4009')
  })

  it('shows a visitor no stock and price columns, but the add (VAR-8)', () => {
    const { rerender } = render(table())
    expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull()
    expect(screen.queryByText('price 4001')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add 4001' })).toBeTruthy()
    rerender(table({ hasStock: true, hasPrice: true }))
    expect(screen.getByRole('columnheader', { name: 'Price' })).toBeTruthy()
    expect(screen.getByText('stock 4001')).toBeTruthy()
  })

  it('sorts by its headers, ascending first, and sets aria-sort', async () => {
    const onSortChange = vi.fn()
    render(
      <>
        <Announcer />
        {table({ onSortChange })}
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'DN' }))
    expect(onSortChange).toHaveBeenCalledWith({ key: 'dn', direction: 'asc' })
    expect(await screen.findByText('sorted by DN, asc', inAnnouncer)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Handle' })).toBeNull()
  })

  it('reverses the sorted column and marks only that one', async () => {
    const onSortChange = vi.fn()
    render(table({ onSortChange, sort: { key: 'dn', direction: 'asc' } }))
    expect(screen.getByRole('columnheader', { name: 'DN' }).getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Art. no' }).hasAttribute('aria-sort')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'DN' }))
    expect(onSortChange).toHaveBeenCalledWith({ key: 'dn', direction: 'desc' })
  })

  it('marks the selected row, shows own numbers only if there are any, and can be busy', () => {
    const { container, rerender } = render(table({ activeCode: '4002', busy: true }))
    expect(screen.getByRole('row', { name: /4002/u }).getAttribute('aria-current')).toBe('true')
    expect(screen.queryByRole('columnheader', { name: 'Your no' })).toBeNull()
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
    rerender(table({ rows: [{ code: '1', customCode: 'K1', cells: {}, add: null }] }))
    expect(screen.getByRole('columnheader', { name: 'Your no' })).toBeTruthy()
  })

  it('shows the packing below a number, and has a sticky header when it fits the window', () => {
    const measured: (() => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          measured.push(tell)
        }
        observe() {}
        disconnect() {}
      },
    )
    const { rerender, container } = render(whole())
    expect(screen.getByRole('rowheader').textContent).toBe('40013 m per length')
    const fits = (): boolean => container.querySelector('[data-fits]') !== null
    expect(fits()).toBe(false)
    act(() => measured.forEach((tell) => tell()))
    expect(fits()).toBe(true)
    rerender(whole({ maxHeight: 672 }))
    expect(fits()).toBe(false)
    const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    rerender(whole())
    act(() => measured.forEach((tell) => tell()))
    expect(fits()).toBe(false)
    expect(screen.getByRole('region', { name: 'Variants' })).toBeTruthy()
    wide.mockRestore()
    vi.unstubAllGlobals()
  })
})

it.each([VariantTable, VariantCards])(
  '$name states the languages of foreign titles and values',
  (Variants) => {
    render(
      <Variants
        caption="Pumps"
        columns={[{ key: 'stoff', label: 'Werkstoff', lang: 'de', sortable: true }]}
        rows={[
          { code: '1', customCode: '', cells: { stoff: { text: 'Fonte', unit: '', lang: 'fr' } }, add: null },
        ]}
        sort={null}
        onSortChange={vi.fn()}
        shown={1}
        total={1}
        onShowMore={vi.fn()}
        labels={{ ...labels, showMore: 'More', shownText: '1 of 1' }}
      />,
    )
    expect(screen.getByText('Werkstoff').closest('[lang="de"]')).not.toBeNull()
    expect(screen.getByText('Fonte').lang).toBe('fr')
  },
)
