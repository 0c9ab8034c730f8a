import { render, screen } from '@testing-library/react'
import { ChartFrame, domainOf, labelPositions, niceScale, place } from '@tradecounter/ui/chart'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const value = fc
  .double({ min: -1e9, max: 1e9, noNaN: true })
  .filter((one) => one === 0 || Math.abs(one) > 1e-6)

describe('the axis of a chart', () => {
  it('includes every value and 0, in at most twelve even steps', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const domain = domainOf(values)
        if (domain === null) throw new Error('no domain')
        const { min, max, ticks } = niceScale(domain)
        const slack = (max - min) * 1e-9
        expect(values.every((one) => one >= min - slack && one <= max + slack)).toBe(true)
        expect(min <= 0 && max >= 0).toBe(true)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(12)
        const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0))
        expect(
          steps.every((step) => step > 0 && Math.abs(step - (steps[0] ?? 0)) <= slack + step * 1e-6),
        ).toBe(true)
      }),
    )
  })

  it.each([
    [
      [142, 61, 184],
      [0, 50, 100, 150, 200],
    ],
    [
      [0.1, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-30, 44],
      [-40, -20, 0, 20, 40, 60],
    ],
    [[0], [0, 1]],
  ])('marks %j at %j', (values, ticks) => {
    expect(niceScale(domainOf(values) ?? [0, 0]).ticks).toEqual(ticks)
  })

  it('is null without values', () => {
    expect(domainOf([null, NaN, Infinity])).toBeNull()
    expect(domainOf([null, 5])).toEqual([0, 5])
  })

  it('places the ends of the axis at the ends of the picture', () => {
    const scale = niceScale([-30, 44])
    expect([place(scale.max, scale), place(scale.min, scale)]).toEqual([0, 100])
  })
})

describe('category names', () => {
  it('never overlap or leave the plot, begin with the first, and are below their category', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.constantFrom(6, 12), (count, most) => {
        const places = labelPositions(count, most)
        expect(places.length).toBeLessThanOrEqual(most)
        expect(places[0]?.index).toBe(0)
        places.forEach(({ index, x, width }, at) => {
          const middle = (100 / count) * (index + 0.5)
          expect(x >= 0 && x + width <= 100 + 1e-6 && x <= middle && middle <= x + width + 1e-6).toBe(true)
          const next = places[at + 1]
          expect(next === undefined || x + width <= next.x + 1e-6).toBe(true)
        })
      }),
    )
  })

  it('are all shown if there is space', () => {
    expect(labelPositions(4, 12)).toEqual(
      [0, 1, 2, 3].map((index) => ({ index, x: index * 25, width: 25, align: 'center' })),
    )
  })
})

const frame = (values: (number | null)[]) => (
  <ChartFrame
    title="Bought"
    summary="Up every month"
    categories={['Jan', 'Feb']}
    series={[{ id: 'a', label: '2026', values }]}
    formatValue={(one) => `${one} kr`}
    emptyText="Nothing bought"
    labels={{ showTable: 'As a table', category: 'Month', unknown: 'unknown' }}
    draw={() => <circle />}
    Sign={() => <circle />}
  />
)

describe('ChartFrame', () => {
  it('is a figure with title, summary and the same data as a table', () => {
    const { container } = render(frame([12, null]))
    expect(screen.getByRole('figure', { name: 'Bought' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Up every month' })).toBeTruthy()
    expect(container.querySelector('summary')?.textContent).toBe('As a table')
    const cells = [...container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(cells).toEqual([
      ['Month', '2026'],
      ['Jan', '12 kr'],
      ['Feb', 'unknown'],
    ])
  })

  it('shows a text when there is nothing to draw', () => {
    render(frame([null, null]))
    expect(screen.getByText('Nothing bought')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
