import { StockIcon } from '@tradecounter/ui/stock-icon'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const stock = { label: 'in stock', colour: 'success', icon: 'delivery' } as const

describe('StockIcon', () => {
  it('has the meaning of colour and icon as text', () => {
    const { container } = render(<StockIcon {...stock} quantity="240 pcs" detail="20 more on 4 December" />)
    expect(container.textContent).toBe('240 pcs in stock 20 more on 4 December')
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('has an icon for each kind and a colour for each state', () => {
    const drawings = (['delivery', 'store', 'inHold'] as const).map((icon) =>
      render(<StockIcon {...stock} {...{ icon }} />)
        .container.querySelector('path')
        ?.getAttribute('d'),
    )
    expect(new Set(drawings).size).toBe(3)
    const colours = (['success', 'gray', 'warning', 'info'] as const).map(
      (colour) => render(<StockIcon {...stock} {...{ colour }} />).container.innerHTML,
    )
    expect(new Set(colours).size).toBe(4)
  })

  it('shows a negative number, and a state without a number, as given (VAR-10)', () => {
    const { container, rerender } = render(<StockIcon {...stock} quantity="−12 pcs" colour="warning" />)
    expect(container.textContent?.trim()).toBe('−12 pcs in stock')
    rerender(<StockIcon label="Blocked" colour="gray" icon="inHold" />)
    expect(container.textContent?.trim()).toBe('Blocked')
  })

  it('shows no number while loading, and announces it', () => {
    const { container } = render(<StockIcon {...stock} quantity="240" label="Loading the stock" loading />)
    expect(container.textContent).toBe('Loading the stock')
    expect(container.querySelector('svg')).toBeNull()
  })
})
