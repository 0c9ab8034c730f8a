import { render } from '@testing-library/react'
import { BarChart } from '@tradecounter/ui/bar-chart'
import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

const chart = (...series: [(number | null)[], (number | null)[]?]) => (
  <BarChart
    title="Bought"
    summary="Up every month"
    categories={['Jan', 'Feb', 'Mar', 'Apr']}
    series={[
      { id: 'a', label: '2026', values: series[0] },
      ...(series[1] === undefined
        ? ([] as const)
        : ([{ id: 'b', label: '2025', values: series[1] }] as const)),
    ]}
    formatValue={(one) => `${one} kr`}
    emptyText="Nothing"
    labels={{ showTable: 'Table', category: 'Month', unknown: '-' }}
  />
)

const percent = (bar: Element, name: string): number => Number.parseFloat(bar.getAttribute(name) ?? 'NaN')
const bars = (root: HTMLElement) => [...root.querySelectorAll('[role=img] rect')]

describe('BarChart', () => {
  it('draws each known value from 0 to its height', () => {
    const { container } = render(chart([50, null, 100, -100]))
    expect(bars(container).map((bar) => [percent(bar, 'y'), percent(bar, 'height')])).toEqual([
      [25, 25],
      [0, 50],
      [50, 50],
    ])
    expect(bars(container)[0]?.querySelector('title')?.textContent).toBe('2026, Jan: 50 kr')
  })

  it('keeps bars inside the chart and apart, for any values', () => {
    const row = fc.array(fc.option(fc.integer({ min: -1e6, max: 1e6 }), { nil: null }), {
      minLength: 4,
      maxLength: 4,
    })
    fc.assert(
      fc.property(row, row, (one, other) => {
        const { container, unmount } = render(chart(one, other))
        const found = bars(container)
        const spans = found
          .map((bar) => [percent(bar, 'x'), percent(bar, 'x') + percent(bar, 'width')] as const)
          .toSorted(([a], [b]) => a - b)
        const heights = found.map(
          (bar) => [percent(bar, 'y'), percent(bar, 'y') + percent(bar, 'height')] as const,
        )
        unmount()
        expect(spans.every(([from], at) => at === 0 || from >= (spans[at - 1]?.[1] ?? 0) - 1e-9)).toBe(true)
        expect(heights.every(([top, foot]) => top >= -1e-9 && foot <= 100 + 1e-9 && top <= foot)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('draws a single value as a bar in the middle', () => {
    const { container } = render(
      <BarChart
        title="Bought"
        summary="Once"
        categories={['Nov']}
        series={[{ id: 'a', label: '2026', values: [5] }]}
        formatValue={String}
        emptyText="Nothing"
        labels={{ showTable: 'Table', category: 'Month', unknown: '-' }}
      />,
    )
    expect(bars(container).map((bar) => [percent(bar, 'x'), percent(bar, 'width')])).toEqual([[44, 12]])
  })

  it('draws two categories with the same name', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = render(
      <BarChart
        title="Bought"
        summary="Twice"
        categories={['Nov', 'Nov']}
        series={[{ id: 'a', label: 'All', values: [5, 7] }]}
        formatValue={String}
        emptyText="Nothing"
        labels={{ showTable: 'Table', category: 'Month', unknown: '-' }}
      />,
    )
    expect(bars(container)).toHaveLength(2)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('renders completely on the server, without style attributes', () => {
    const markup = renderToString(chart([1, 2, 3, 4], [4, 3, 2, 1]))
    expect(markup.match(/<rect/gu)).toHaveLength(8 + 2)
    expect(markup).not.toMatch(/style=|<style/u)
  })
})
