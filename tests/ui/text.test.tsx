import { Text } from '@tradecounter/ui/text'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Text', () => {
  it('is a paragraph by default', () => {
    const { rerender } = render(<Text>Brass</Text>)
    expect(screen.getByText('Brass').tagName).toBe('P')
    rerender(<Text as="span">Brass</Text>)
    expect(screen.getByText('Brass').tagName).toBe('SPAN')
  })

  it('has a different style for every tone and size', () => {
    const classes = [
      render(<Text>a</Text>),
      render(<Text tone="muted">a</Text>),
      render(<Text size="s">a</Text>),
      render(<Text strong>a</Text>),
      render(<Text numeric>a</Text>),
    ].map(({ container }) => container.firstElementChild?.className)
    expect(new Set(classes).size).toBe(5)
  })
})
