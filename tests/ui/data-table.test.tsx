import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
import { DataTable, type DataTableProps, type DataTableSort } from '@tradecounter/ui/data-table'
import * as fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { tableWords as labels } from './table-words.ts'
import { inAnnouncer } from '../setup/in-announcer.ts'

interface Part {
  code: string
  name: string
  price: number | null
}

const parts: Part[] = [
  { code: 'A2', name: 'ärtventil', price: 100 },
  { code: 'A10', name: 'zinkrör', price: null },
  { code: 'A1', name: 'ålstång', price: 25.5 },
]

const base: DataTableProps<Part> = {
  caption: 'Parts',
  columns: [
    { id: 'code', label: 'Code', cell: ({ code }) => code, sortValue: ({ code }) => code },
    { id: 'name', label: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
    {
      id: 'price',
      label: 'Price',
      numeric: true,
      cell: ({ price }) => price,
      sortValue: ({ price }) => price,
    },
    { id: 'add', label: 'Add', cell: () => 'add', hideable: false },
  ],
  rows: parts,
  rowId: ({ code }) => code,
  rowName: ({ code }) => code,
  locale: 'sv-SE',
  empty: 'Nothing here',
  labels,
}

const table = (more: Partial<DataTableProps<Part>> = {}) => <DataTable<Part> {...base} {...more} />
const codes = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const partsOf = (name: string) =>
  Array.from(screen.getByRole('button', { name }).childNodes, ({ nodeName }) => nodeName)

function Sorted() {
  const [sort, setSort] = useState<DataTableSort | null>(null)
  return table({ sort, onSortChange: setSort })
}

describe('DataTable (HELP-3)', () => {
  it('keeps the order of rows that the caller has sorted, and passes a click on a header on (`manual`)', async () => {
    const onSortChange = vi.fn()
    const sort = { columnId: 'name', direction: 'asc' } as const
    render(table({ manual: true, sort, onSortChange }))
    expect(codes()).toEqual(['A2', 'A10', 'A1'])
    expect(screen.getByRole('columnheader', { name: /^Name/u }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: /^Code/u }))
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'code', direction: 'asc' })
  })

  it('is a native table with a name, column and row headers, and no arrow key navigation', () => {
    render(table({ onSortChange: vi.fn() }))
    expect(screen.getByRole('table', { name: 'Parts, headers sort' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Code',
      'Name',
      'Price',
      'Add',
    ])
    expect(codes()).toEqual(['A2', 'A10', 'A1'])
  })

  it.each<[DataTableSort, string[]]>([
    [{ columnId: 'code', direction: 'asc' }, ['A1', 'A2', 'A10']],
    [{ columnId: 'name', direction: 'asc' }, ['A10', 'A1', 'A2']],
    [{ columnId: 'price', direction: 'asc' }, ['A1', 'A2', 'A10']],
    [{ columnId: 'price', direction: 'desc' }, ['A2', 'A1', 'A10']],
  ])('sorts numbers as numbers, texts by language, empty values last: %o', (sort, expected) => {
    render(table({ sort, onSortChange: vi.fn() }))
    expect(codes()).toEqual(expected)
    expect(screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(
      1,
    )
  })

  it('loses no row and keeps numbers in order, for any values', () => {
    const price = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null })
    fc.assert(
      fc.property(fc.array(price, { maxLength: 12 }), (prices) => {
        const rows = prices.map((one, place) => ({ code: String(place), name: '', price: one }))
        const { unmount } = render(table({ rows, sort: { columnId: 'price', direction: 'asc' } }))
        const sorted = codes().map((code) => prices[Number(code)] ?? Infinity)
        unmount()
        expect(sorted).toHaveLength(prices.length)
        expect(sorted.every((one, place) => place === 0 || (sorted[place - 1] ?? 0) <= one)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('sorts by its headers, ascending first, and sets aria-sort', async () => {
    render(
      <>
        <Announcer />
        <Sorted />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Code' }))
    expect(codes()).toEqual(['A1', 'A2', 'A10'])
    expect(await screen.findByText('sorted by Code, asc', inAnnouncer)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Code' }))
    expect(screen.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  })

  it('draws the arrow in line with a name: after its last word, or before the first above right-aligned numbers', () => {
    render(table({ onSortChange: () => {} }))
    expect([partsOf('Code'), partsOf('Price')]).toEqual([
      ['#text', 'SPAN'],
      ['SPAN', '#text'],
    ])
  })

  it('has only its controls in the tab order, sorts by Enter and Space, and ignores arrows', async () => {
    const onSortChange = vi.fn()
    const onSelectedChange = vi.fn()
    render(
      table({
        onSortChange,
        selection: { selected: [], onSelectedChange },
        expansion: { expanded: [], onExpandedChange: vi.fn(), detail: () => 'more' },
        rows: parts.slice(0, 1),
      }),
    )
    screen.getByRole('combobox', { name: 'Sort' }).focus()
    const names: string[] = []
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      names.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
    }
    expect(names).toEqual(['Select all', 'Code', 'Name', 'Price', 'Select A2', 'More about A2'])
    screen.getByRole('button', { name: 'Name' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Home}{End}')
    expect(document.activeElement?.textContent).toBe('Name')
    expect(onSortChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onSortChange.mock.calls).toEqual([
      [{ columnId: 'name', direction: 'asc' }],
      [{ columnId: 'name', direction: 'asc' }],
    ])
    screen.getByRole('checkbox', { name: 'Select A2' }).focus()
    await userEvent.keyboard(' ')
    expect(onSelectedChange).toHaveBeenLastCalledWith(['A2'])
  })

  it('can be scrolled by keys if it overflows', () => {
    const looks: (() => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(look: () => void) {
          looks.push(look)
        }
        observe(): void {}
        disconnect(): void {}
      },
    )
    render(table())
    expect(screen.queryByRole('region')).toBeNull()
    const wider = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    act(() => looks.forEach((look) => look()))
    wider.mockRestore()
    vi.unstubAllGlobals()
    expect(screen.getByRole('region', { name: 'Parts' }).tabIndex).toBe(0)
  })

  it('draws rows without columns', () => {
    render(table({ columns: [], selection: { selected: [], onSelectedChange: vi.fn() } }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  })

  it('sorts cards by a menu, and back to the original order', async () => {
    const onSortChange = vi.fn()
    render(table({ onSortChange, sort: { columnId: 'code', direction: 'asc' } }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price desc')
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'price', direction: 'desc' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'As they come')
    expect(onSortChange).toHaveBeenLastCalledWith(null)
  })

  it('selects rows, all on the page, and keeps the selection of other pages', async () => {
    const onSelectedChange = vi.fn()
    const selection = { selected: ['A2', 'Z9'], onSelectedChange, actions: <button>Order them</button> }
    render(table({ selection }))
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    expect(all).toHaveProperty('indeterminate', true)
    expect(screen.getByText('2 selected')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Order them' })).toBeTruthy()
    await userEvent.click(all)
    expect(onSelectedChange).toHaveBeenLastCalledWith(['Z9', 'A2', 'A10', 'A1'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select A2' }))
    expect(onSelectedChange).toHaveBeenLastCalledWith(['Z9'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onSelectedChange).toHaveBeenLastCalledWith([])
  })

  it('expands a row', async () => {
    const onExpandedChange = vi.fn()
    const expansion = {
      expanded: ['A1'],
      onExpandedChange,
      detail: ({ name }: Part) => `about ${name}`,
    }
    render(table({ expansion }))
    const opener = screen.getByRole('button', { name: 'More about A1' })
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')?.textContent).toBe(
      'about ålstång',
    )
    await userEvent.click(opener)
    expect(onExpandedChange).toHaveBeenLastCalledWith([])
    await userEvent.click(screen.getByRole('button', { name: 'More about A2' }))
    expect(onExpandedChange).toHaveBeenLastCalledWith(['A1', 'A2'])
  })

  it('hides columns by the chooser, except the row header', async () => {
    const onHiddenChange = vi.fn()
    render(table({ hidden: ['name', 'code'], onHiddenChange }))
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Code',
      'Price',
      'Add',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }))
    expect(chooser.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Name' }))
    expect(onHiddenChange).toHaveBeenLastCalledWith(['code'])
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Price' }))
    expect(onHiddenChange).toHaveBeenLastCalledWith(['name', 'code', 'price'])
  })

  const many = Array.from({ length: 5000 }, (_, index) => ({ code: `P${index}`, name: '', price: index }))

  it('chooses the density beside the columns', async () => {
    const onDensityChange = vi.fn()
    const more = { onHiddenChange: () => {}, onDensityChange, labels: { ...labels, compact: 'Compact rows' } }
    const { rerender } = render(table(more))
    await userEvent.click(screen.getByRole('button', { name: labels.columns }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compact rows' }))
    expect(onDensityChange).toHaveBeenCalledWith('compact')
    rerender(table({ ...more, density: 'compact' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compact rows' }))
    expect(onDensityChange).toHaveBeenLastCalledWith('normal')
  })

  it('reads the head of a column of controls aloud, and shows the tools of the caller', () => {
    const [code, name] = base.columns
    if (code === undefined || name === undefined) throw new Error('The table has no columns.')
    const menu = {
      id: 'menu',
      label: 'Actions',
      controls: true,
      cell: () => <button type="button">⋯</button>,
    }
    render(table({ columns: [code, name, menu], tools: <button type="button">Export</button> }))
    const heads = screen.getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Code', 'Name', 'Actions'])
    expect(heads.map((head) => head.childElementCount)).toEqual([0, 0, 1])
    expect(screen.getByRole('button', { name: 'Export' }).closest('table')).toBeNull()
  })

  it('marks cells without a value, which cards leave out', () => {
    render(table())
    const empty = [...document.querySelectorAll('td[data-empty]')]
    expect(empty.map((cell) => cell.closest('tr')?.querySelector('th')?.textContent)).toEqual(['A10'])
    expect(empty[0]?.textContent).toBe('Price ')
  })

  it('names the order of cards apart from that of another table of the page', () => {
    render(
      <>
        {table({ onSortChange: () => undefined })}
        {table({ onSortChange: () => undefined })}
      </>,
    )
    const names = [...document.querySelectorAll('select')].map(({ name }) => name)
    expect([names.length, new Set(names).size]).toEqual([2, 2])
  })

  it('marks cells without a button for their row', () => {
    const menu = {
      id: 'menu',
      label: 'Actions',
      controls: true,
      cell: ({ code }: Part) => code === 'A2' && <button type="button">Approve</button>,
    }
    render(table({ columns: [...base.columns, menu] }))
    const marks = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild?.matches('[data-empty]'))
    expect(marks.filter((isEmpty) => !isEmpty)).toHaveLength(1)
  })

  it('shows a page of 5,000 rows, sorted over all of them', async () => {
    const onPageChange = vi.fn()
    const paging = { page: 2, size: 10, onPageChange }
    render(table({ rows: many, paging, sort: { columnId: 'price', direction: 'desc' } }))
    expect(codes()).toEqual(Array.from({ length: 10 }, (_, place) => `P${4989 - place}`))
    expect(screen.getByText('11 to 20 of 5000')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPageChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onPageChange).toHaveBeenLastCalledWith(1)
  })

  it('shows the last page for one beyond it, and accepts pages cut by the caller', () => {
    const paging = { page: 99, size: 2, onPageChange: vi.fn() }
    const { rerender } = render(table({ paging }))
    expect(codes()).toEqual(['A1'])
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    const sort: DataTableSort = { columnId: 'code', direction: 'asc' }
    rerender(table({ paging: { ...paging, page: 3, size: 3, rowCount: 40 }, sort }))
    expect(codes()).toEqual(['A2', 'A10', 'A1'])
    expect(screen.getByText('7 to 9 of 40')).toBeTruthy()
  })

  it('chooses how many rows a page has', async () => {
    const onSizeChange = vi.fn()
    render(table({ paging: { page: 1, size: 2, onPageChange: vi.fn(), sizes: [2, 50], onSizeChange } }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50')
    expect(onSizeChange).toHaveBeenCalledExactlyOnceWith(50)
  })

  it('shows its state without rows: loading, empty, failed', () => {
    const { container, rerender } = render(table({ rows: [], busy: true }))
    expect(container.querySelector('[aria-busy=true]')?.textContent).toBe('Loading parts')
    expect(screen.queryByText('Nothing here')).toBeNull()
    rerender(table({ rows: [] }))
    expect(screen.getByText('Nothing here')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    rerender(table({ error: 'Could not be loaded' }))
    expect(screen.getByText('Could not be loaded')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    rerender(table({ busy: true }))
    expect(codes()).toHaveLength(3)
  })
})
