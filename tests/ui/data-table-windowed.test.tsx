import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable } from '@tradecounter/ui/data-table'
import * as fc from 'fast-check'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstRows, rowPositions, windowAbove } from '../../ui/data-table/row-window.ts'
import { tableWords as labels } from './table-words.ts'

interface Part {
  code: string
}

const parts = (count: number): Part[] => Array.from({ length: count }, (_, index) => ({ code: `P${index}` }))
const many = parts(5000)

const columns = [{ id: 'code', label: 'Code', cell: ({ code }: Part) => code }]

function Table({ rows = many }: { rows?: readonly Part[] }) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const [expanded, setExpanded] = useState<readonly string[]>([])
  return (
    <DataTable<Part>
      caption="Parts"
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
      rowName={({ code }) => code}
      locale="sv-SE"
      selection={{ selected, onSelectedChange: setSelected }}
      expansion={{ expanded, onExpandedChange: setExpanded, detail: ({ code }) => `about ${code}` }}
      empty="Nothing here"
      labels={labels}
    />
  )
}

const codes = (): (string | null)[] => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
/** Rows of a page without layout count as 44 px high, in a window of 768 px. */
const inSight = 40

async function drawn(rows?: readonly Part[]): Promise<void> {
  render(<Table {...(rows && { rows })} />)
  await waitFor(() => expect(codes().length).toBeLessThan(inSight))
}

const scrollTo = (pixels: number): void => {
  vi.stubGlobal('scrollY', pixels)
  act(() => void fireEvent.scroll(window))
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a table of 5,000 rows', { timeout: 20_000 }, () => {
  it('draws the visible rows, with row index and row count', async () => {
    await drawn()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
    const rows = screen.getAllByRole('row')
    expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
    scrollTo(44 * 1000)
    await waitFor(() => expect(codes()).toContain('P1005'))
    expect(codes()).not.toContain('P0')
    expect(codes().length).toBeLessThan(2 * inSight)
    const row = screen.getByRole('rowheader', { name: 'P1005' }).closest('tr')
    expect(row?.getAttribute('aria-rowindex')).toBe('1007')
  })

  it('draws up to 200 rows without indexes', () => {
    render(<Table rows={parts(windowAbove)} />)
    expect(codes()).toHaveLength(windowAbove)
    expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
    expect(screen.getAllByRole('row').some((row) => row.hasAttribute('aria-rowindex'))).toBe(false)
  })

  it('keeps the focused row and its neighbours, so that Tab continues from it', async () => {
    await drawn()
    act(() => screen.getByRole('checkbox', { name: 'Select P3' }).focus())
    scrollTo(44 * 3000)
    await waitFor(() => expect(codes()).toContain('P3005'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Select P3')
    expect(codes().slice(0, 3)).toEqual(['P2', 'P3', 'P4'])
    await userEvent.keyboard(' ')
    expect(screen.getByText('1 selected')).toBeTruthy()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Select P4')
  })

  it('draws every row for print, and removes them again', async () => {
    await drawn(parts(300))
    act(() => void fireEvent(window, new Event('beforeprint')))
    expect(screen.getByRole('table').querySelectorAll('th[scope=row]')).toHaveLength(300)
    act(() => void fireEvent(window, new Event('afterprint')))
    await waitFor(() => expect(codes().length).toBeLessThan(inSight))
  })

  it("draws every row when the browser's search is opened", async () => {
    await drawn(parts(300))
    act(() => void fireEvent.keyDown(window, { key: 'f', ctrlKey: true }))
    expect(screen.getByRole('table').querySelectorAll('th[scope=row]')).toHaveLength(300)
  })

  it('expands a row in the middle, and selects all', async () => {
    await drawn(parts(600))
    await userEvent.click(screen.getByRole('button', { name: 'More about P2' }))
    expect(screen.getByText('about P2').closest('tr')?.getAttribute('aria-rowindex')).toBe('5')
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('602')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('600 selected')).toBeTruthy()
  })

  it('renders its first rows on the server, with the row count', () => {
    const markup = document.createElement('div')
    markup.innerHTML = renderToString(<Table />)
    expect(markup.querySelectorAll('th[scope=row]')).toHaveLength(firstRows)
    expect(markup.querySelector('tbody')?.lastElementChild?.textContent).toBe(`1 to ${firstRows} of 5000`)
  })
})

describe('row positions', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: windowAbove + 1, maxLength: 400 })

  it('reserve the height of the rows that are not drawn, for any heights, gap and focus', () => {
    fc.assert(
      fc.property(
        heights,
        fc.nat(24),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        (all, gap, a, b, n) => {
          const starts = all.map((_, index) => all.slice(0, index).reduce((sum, one) => sum + one + gap, 0))
          const drawnRows = new Set([
            a % all.length,
            ...Array.from({ length: n }, (_, k) => (b % all.length) + k),
          ])
          const items = [...drawnRows]
            .filter((index) => index < all.length)
            .toSorted((x, y) => x - y)
            .map((index) => ({
              index,
              start: starts[index] ?? 0,
              end: (starts[index] ?? 0) + (all[index] ?? 0),
            }))
          const total = (starts.at(-1) ?? 0) + (all.at(-1) ?? 0)
          const { rows, after } = rowPositions(all.length, { items, total, gap, measure: () => {} }, false)
          // As in a grid: every box except the last is followed by a gap.
          const boxes = rows.flatMap(({ index, before }) => [
            ...(before > 0 ? [before] : []),
            all[index] ?? 0,
          ])
          if (after > 0) boxes.push(after)
          expect(boxes.reduce((sum, one) => sum + one, (boxes.length - 1) * gap)).toBe(total)
          expect(rows.map(({ index }) => index)).toEqual(items.map(({ index }) => index))
        },
      ),
    )
  })
})
