import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('VisuallyHidden', () => {
  it('is part of a name', () => {
    render(
      <button type="button">
        3 <VisuallyHidden>in the cart</VisuallyHidden>
      </button>,
    )
    expect(screen.getByRole('button', { name: '3 in the cart' })).toBeTruthy()
  })

  it('can be referenced by aria attributes', () => {
    render(
      <>
        <VisuallyHidden id="range">from 6 to 54</VisuallyHidden>
        <input aria-label="From" aria-describedby="range" />
      </>,
    )
    expect(document.getElementById('range')?.textContent).toBe('from 6 to 54')
  })
})
