import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  countOutcomes,
  ImportCheckGrid,
  type ImportCheckGridProps,
  type ImportCheckRow,
  importOutcomes,
  isReady,
} from '@tradecounter/ui/import-check-grid'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

describe('countOutcomes (DIR-5)', () => {
  it('counts every row once, and only orderable rows as ready', () => {
    const rows = fc.array(fc.record({ outcome: fc.constantFrom(...importOutcomes) }))
    fc.assert(
      fc.property(rows, (list) => {
        const { byOutcome, ready } = countOutcomes(list)
        expect(Object.values(byOutcome).reduce((sum, count) => sum + count, 0)).toBe(list.length)
        expect(ready).toBe(
          list.filter(({ outcome }) => ['ok', 'changed', 'replaced'].includes(outcome)).length,
        )
      }),
    )
  })

  it('has eight outcomes, three of them ready', () => {
    expect(importOutcomes).toHaveLength(10)
    expect(importOutcomes.filter(isReady)).toEqual(['replaced', 'changed', 'ok'])
  })
})

const rows: ImportCheckRow[] = [
  { line: 1, raw: '41;2', outcome: 'ok', articleNumber: '41', name: 'Valve', quantity: '2 pcs' },
  {
    line: 2,
    raw: 'DN15;4',
    outcome: 'choose',
    choices: [
      { value: '77', label: 'Elbow' },
      { value: '88', label: 'Tee' },
    ],
  },
  { line: 4, raw: '77;1', outcome: 'configure', articleNumber: '77', name: 'Jacket', quantity: '1 pcs' },
  { line: 5, raw: 'x', outcome: 'notFound', note: 'No such number' },
]
const outcome = {
  ok: 'Ready',
  changed: 'Changed',
  choose: 'Choose',
  configure: 'Configure',
  replaced: 'Replaced',
  notFound: 'Not found',
  notBuyable: 'Not for sale',
  invalid: 'Not readable',
  skipped: 'Skipped',
  hidden: 'Hidden in the file',
}
const props: ImportCheckGridProps = {
  caption: 'Rows of list.csv',
  rows,
  counts: countOutcomes(rows).byOutcome,
  shown: null,
  onShownChange: () => {},
  onChoose: () => {},
  onConfigure: () => {},
  onNumberCommit: async () => true,
  labels: {
    line: 'Row',
    raw: 'As written',
    result: 'Result',
    article: 'Article',
    quantity: 'Quantity',
    filter: 'Show by result',
    all: 'All',
    none: 'None',
    shownRows: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
    outcome,
    numberOf: (line: number) => `Item number in row ${line}`,
    editNumber: (line: number) => `Change the item number in row ${line}`,
    near: 'Did you mean',
    articleNumberRequired: 'Enter an item number',
    articleNumberInvalidLength: 'An item number has 2 to 25 characters',
    chooseArticle: (line) => `Article for row ${line}`,
    choose: 'Choose one',
    configure: 'Choose size',
    configureName: (name) => `Choose size of ${name}`,
  },
}

const firstRow = () => screen.getByRole('rowheader', { name: '1' }).closest('tr')

describe('ImportCheckGrid', () => {
  it('shows each row with its number, text and outcome (DIR-5)', () => {
    render(<ImportCheckGrid {...props} />)
    const table = screen.getByRole('table', { name: 'Rows of list.csv' })
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['1', '41;2', 'Ready'],
      ['2', 'DN15;4', 'Choose'],
      ['4', '77;1', 'Configure'],
      ['5', 'x', 'Not found'],
    ])
  })

  it('shows picture, stock, amount and price of the article of a row', () => {
    const found = {
      ...rows[0],
      line: 1,
      raw: '41;2',
      outcome: 'ok',
      imageUrl: '/pictures/valve.svg',
      stock: '40 pcs in stock',
      totalPrice: '85,00 kr',
      unitPrice: '42,50 kr/pcs',
    } as const
    const { rerender } = render(<ImportCheckGrid {...props} rows={[found]} />)
    expect(firstRow()?.querySelector('img')?.getAttribute('src')).toBe('/pictures/valve.svg')
    expect(firstRow()?.textContent).toContain('40 pcs in stock')
    // Without the column nobody sees a price.
    expect(firstRow()?.textContent).not.toContain('kr')
    rerender(
      <ImportCheckGrid {...props} rows={[found]} labels={{ ...props.labels, amount: 'Price ex VAT' }} />,
    )
    expect(screen.getByRole('columnheader', { name: 'Price ex VAT' })).toBeTruthy()
    expect(firstRow()?.textContent).toContain('85,00 kr42,50 kr/pcs')
  })

  it.each(importOutcomes)('shows %j as text, not by colour alone (DIR-5)', (ending) => {
    render(<ImportCheckGrid {...props} rows={[{ line: 1, raw: 'x', outcome: ending }]} />)
    expect(within(screen.getByRole('table')).getByText(outcome[ending])).toBeTruthy()
  })

  it('lets the user choose one of several articles for a row', async () => {
    const onChoose = vi.fn()
    render(<ImportCheckGrid {...props} onChoose={onChoose} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Article for row 2' }), 'Tee')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(2, '88')
  })

  it('configures by a button that names the article', async () => {
    const onConfigure = vi.fn()
    render(<ImportCheckGrid {...props} onConfigure={onConfigure} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose size of Jacket' }))
    expect(onConfigure).toHaveBeenCalledExactlyOnceWith(4)
  })

  const unknown: ImportCheckRow = {
    line: 6,
    raw: '4012391;3',
    number: '4012391',
    outcome: 'notFound',
    choices: [{ value: '4012301', label: '4012301 Ball valve', name: 'Ball valve' }],
  }

  it('corrects an unknown number in its row, by typing or by an article that it can mean (DIR-5)', async () => {
    const onNumberCommit = vi.fn(async () => false)
    render(<ImportCheckGrid {...props} rows={[unknown]} onNumberCommit={onNumberCommit} />)
    const field = screen.getByRole('textbox', { name: 'Item number in row 6' })
    await userEvent.clear(field)
    await userEvent.type(field, '4012302{Enter}')
    expect(onNumberCommit).toHaveBeenLastCalledWith(6, '4012302')
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Did you mean' })).getByRole('button', {
        name: '4012301 Ball valve',
      }),
    )
    expect(onNumberCommit).toHaveBeenLastCalledWith(6, '4012301')
  })

  it('shows numbers as text without onNumberCommit', () => {
    render(
      <ImportCheckGrid
        {...props}
        rows={[unknown, { line: 7, raw: '41;2', number: '41', outcome: 'ok', articleNumber: '0041' }]}
        onNumberCommit={undefined}
      />,
    )
    expect(screen.getByText('0041')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('list', { name: 'Did you mean' })).toBeNull()
  })

  it('filters by existing outcomes, those that need action first, by Tab and Space', async () => {
    const onShownChange = vi.fn()
    render(<ImportCheckGrid {...props} onShownChange={onShownChange} />)
    const filters = within(screen.getByRole('list', { name: 'Show by result' })).getAllByRole('button')
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      'All 4',
      'Choose 1',
      'Configure 1',
      'Not found 1',
      'Ready 1',
    ])
    expect(filters.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...Array<string>(4).fill('false'),
    ])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onShownChange).toHaveBeenCalledExactlyOnceWith('choose')
  })

  it('draws the rows in sight of 5,000, numbered, and keeps choices (DIR-5)', async () => {
    const onChoose = vi.fn()
    const many = Array.from({ length: 5000 }, (_, place) => ({
      ...(rows[place % rows.length] ?? { raw: '', outcome: 'ok' as const }),
      line: place + 1,
    }))
    render(<ImportCheckGrid {...props} rows={many} onChoose={onChoose} />)
    const table = screen.getByRole('table')
    expect(table.getAttribute('aria-rowcount')).toBe('5001')
    await waitFor(() => expect(table.querySelectorAll('th[scope=row]').length).toBeLessThan(40))
    const row = within(table).getByRole('rowheader', { name: '6' }).closest('tr')
    expect(row?.getAttribute('aria-rowindex')).toBe('7')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Article for row 6' }), 'Tee')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(6, '88')
  }, 20_000)

  it('keeps the filter of an outcome when no row is left, and says so', () => {
    render(<ImportCheckGrid {...props} rows={[]} shown="invalid" />)
    expect(screen.getByRole('button', { name: 'Not readable 0', pressed: true })).toBeTruthy()
    expect(screen.getByText('None')).toBeTruthy()
  })
})
