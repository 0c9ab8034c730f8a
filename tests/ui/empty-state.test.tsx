import { EmptyState } from '@tradecounter/ui/empty-state'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('EmptyState', () => {
  it('shows what is missing and what to do next', () => {
    render(
      <EmptyState icon="cart" title="The cart is empty" action={<a href="/lists">Lists</a>} headingLevel={1}>
        Start from a list.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'The cart is empty' })).toBeTruthy()
    expect(screen.getByText('Start from a list.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lists' })).toBeTruthy()
  })

  it('can be a title only', () => {
    const { container } = render(<EmptyState icon="search" title="Nothing found" />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing found')
    expect(container.textContent).toBe('Nothing found')
  })
})
