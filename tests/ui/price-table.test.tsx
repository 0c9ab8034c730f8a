import { render, screen, within } from '@testing-library/react'
import { PriceTable, type PriceTableProps, reachedStep } from '@tradecounter/ui/price-table'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the price step of a quantity', () => {
  it.each([
    [[1, 100, 500], 0, -1],
    [[1, 100, 500], 1, 0],
    [[1, 100, 500], 99.9, 0],
    [[1, 100, 500], 100, 1],
    [[1, 100, 500], 9000, 2],
    [[500, 1, 100], 100, 2],
    [[], 5, -1],
    [[1], null, -1],
  ])('of %j by %j is %d', (steps, quantity, place) => {
    expect(reachedStep(steps, quantity)).toBe(place)
  })

  it('is the greatest not above the quantity, in any order', () => {
    const steps = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 1000 }), (from, quantity) => {
        const reached = from.filter((step) => step <= quantity)
        expect(from[reachedStep(from, quantity)]).toBe(reached.length > 0 ? Math.max(...reached) : undefined)
      }),
    )
  })
})

const props: PriceTableProps = {
  caption: 'Volume prices',
  steps: [
    { from: 1, fromText: 'from 1 m', price: '43,50 kr', unit: '/ m' },
    { from: 100, fromText: 'from 100 m', price: '40,90 kr', saving: '−6 %' },
  ],
  quantity: null,
  labels: { from: 'Quantity', price: 'Price', saving: 'You save', reached: 'Your price' },
}

describe('PriceTable', () => {
  it('is a table with its quantities as row headers', () => {
    render(<PriceTable {...props} />)
    const table = screen.getByRole('table', { name: 'Volume prices' })
    const texts = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map(({ textContent }) => textContent)
    expect(texts('columnheader')).toEqual(['Quantity', 'You save', 'Price'])
    expect(texts('rowheader')).toEqual(['from 1 m', 'from 100 m'])
    expect(texts('cell')).toEqual(['', '43,50 kr\u00A0/ m', '−6 %', '40,90 kr'])
  })

  it('marks the current price with text, not by colour alone', () => {
    const { rerender } = render(<PriceTable {...props} quantity={99} />)
    expect(screen.getByRole('rowheader', { name: /Your price/u }).textContent).toContain('from 1 m')
    rerender(<PriceTable {...props} quantity={100} />)
    expect(screen.getByRole('rowheader', { name: /Your price/u }).textContent).toContain('from 100 m')
  })

  it('has no savings column without savings, and renders nothing without steps', () => {
    const { rerender, container } = render(<PriceTable {...props} steps={props.steps.slice(0, 1)} />)
    expect(screen.queryByText('You save')).toBeNull()
    rerender(<PriceTable {...props} steps={[]} />)
    expect(container.innerHTML).toBe('')
  })

  it('reserves the space of loading steps, and is marked busy', () => {
    const { rerender } = render(<PriceTable {...props} steps={[]} waiting={2} />)
    const table = screen.getByRole('table', { name: 'Volume prices' })
    expect(table.getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(3)
    rerender(<PriceTable {...props} waiting={2} />)
    expect(table.getAttribute('aria-busy')).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })
})
