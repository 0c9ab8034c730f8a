import { render } from '@testing-library/react'
import { LineChart } from '@tradecounter/ui/line-chart'
import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const chart = (values: (number | null)[]) => (
  <LineChart
    title="Bought"
    summary="Up every month"
    categories={values.map((_, index) => `M${index}`)}
    series={[{ id: 'a', label: '2026', values }]}
    formatValue={(one) => `${one} kr`}
    emptyText="Nothing"
    labels={{ showTable: 'Table', category: 'Month', unknown: '-' }}
  />
)

const stretches = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=img] g line')].map((line) =>
    ['x1', 'y1', 'x2', 'y2'].map((name) => Number.parseFloat(line.getAttribute(name) ?? 'NaN')),
  )

describe('LineChart', () => {
  it('connects neighbours and leaves a gap for unknown values', () => {
    const { container } = render(chart([50, 100, null, 0, 25]))
    expect(stretches(container)).toEqual([
      [10, 50, 30, 0],
      [70, 100, 90, 75],
    ])
    const points = [...container.querySelectorAll('[role=img] circle')]
    expect(points.map((point) => point.textContent)).toEqual([
      '2026, M0: 50 kr',
      '2026, M1: 100 kr',
      '2026, M3: 0 kr',
      '2026, M4: 25 kr',
    ])
  })

  it('draws a point for each known value and a line for each known pair, inside the chart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -1e6, max: 1e6 }), { nil: null }), {
          minLength: 1,
          maxLength: 12,
        }),
        (values) => {
          const { container, unmount } = render(chart(values))
          const drawn = stretches(container)
          const points = container.querySelectorAll('[role=img] circle').length
          unmount()
          const pairs = values.filter((one, at) => at > 0 && one !== null && values[at - 1] !== null)
          expect(points).toBe(values.filter((one) => one !== null).length)
          expect(drawn).toHaveLength(pairs.length)
          expect(drawn.flat().every((one) => one >= -1e-9 && one <= 100 + 1e-9)).toBe(true)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('renders completely on the server, without style attributes', () => {
    const markup = renderToString(chart([1, 2, 3]))
    expect(markup.match(/<circle/gu)).toHaveLength(3)
    expect(markup).not.toMatch(/style=|<style/u)
  })
})
