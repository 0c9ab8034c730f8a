import { render, screen } from '@testing-library/react'
import { Progress } from '@tradecounter/ui/progress'
import { describe, expect, it } from 'vitest'

const bar = (): HTMLProgressElement => {
  const found = screen.getByRole('progressbar')
  if (!(found instanceof HTMLProgressElement)) throw new Error('not a progress element')
  return found
}

describe('Progress', () => {
  it('is a native progress element, named by its label and described by its text', () => {
    render(<Progress label="Reading" value={120} max={340} valueText="120 of 340 rows" />)
    expect(screen.getByRole('progressbar', { name: 'Reading' })).toBe(bar())
    expect([bar().value, bar().max]).toEqual([120, 340])
    const words = document.getElementById(bar().getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toBe('120 of 340 rows')
  })

  it.each([
    [-5, 100, 0],
    [118, 100, 100],
    [3, 0, 1],
  ])('keeps %d of %d within the bar', (value, max, shown) => {
    render(<Progress label="Reading" value={value} max={max} />)
    // The attribute, because the property would clamp the value.
    expect(bar().getAttribute('value')).toBe(String(shown))
  })

  it('is indeterminate without a value, and keeps a hidden name', () => {
    render(<Progress label="Reading" labelHidden value={null} />)
    expect(bar().hasAttribute('value')).toBe(false)
    expect(bar().hasAttribute('aria-describedby')).toBe(false)
    expect(screen.getByRole('progressbar', { name: 'Reading' })).toBe(bar())
    expect(screen.queryByText('Reading')).toBeNull()
  })
})
