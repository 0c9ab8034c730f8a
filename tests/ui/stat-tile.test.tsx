import { render, screen } from '@testing-library/react'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { describe, expect, it } from 'vitest'

describe('StatTile', () => {
  it('has figure, name, unit and change as text', () => {
    const { container } = render(
      <StatTile
        label="Returns"
        value="3"
        unit="parcels"
        change={{ text: '2', direction: 'down', meaning: 'good', label: 'down by' }}
        detail="against October"
        loadingLabel="Loading"
      />,
    )
    expect(container.textContent).toBe('Returns3 parcelsdown by 2 against October')
    expect(container.querySelector('[aria-busy]')).toBeNull()
  })

  it('can link to its source', () => {
    render(<StatTile label="Orders" value="7" href="#orders" loadingLabel="Loading" />)
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('#orders')
  })

  it('is busy and reserves its space while the figure loads', () => {
    const { container } = render(
      <StatTile
        label="Orders"
        value={null}
        change={{ text: '2', direction: 'up', label: 'up by' }}
        loadingLabel="Loading"
      />,
    )
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(container.textContent).toBe('OrdersLoading')
  })
})
