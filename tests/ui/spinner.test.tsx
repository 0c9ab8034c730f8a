import { Spinner } from '@tradecounter/ui/spinner'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Spinner', () => {
  it('announces what is loading, and is hidden beside a visible text', () => {
    const { container, rerender } = render(<Spinner label="Loading variants" />)
    expect(screen.getByText('Loading variants')).toBeTruthy()
    rerender(<Spinner label={null} />)
    expect(container.textContent).toBe('')
  })

  it('opens no live region of its own', () => {
    const { container } = render(<Spinner label="Loading variants" />)
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })
})
