import { Spinner } from '@tradecounter/ui/spinner'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Spinner', () => {
  it('says what is being waited for, and is silent where a text beside it does', () => {
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
