import { Skeleton } from '@tradecounter/ui/skeleton'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Skeleton', () => {
  it('renders the given number of lines', () => {
    const { container } = render(<Skeleton shape="row" lines={5} />)
    expect(container.firstElementChild?.children).toHaveLength(5)
  })

  it('is hidden from screen readers', () => {
    const { container } = render(<Skeleton shape="text" />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(container.textContent).toBe('')
  })
})
