import { fireEvent, render } from '@testing-library/react'
import { Thumbnail } from '@tradecounter/ui/thumbnail'
import { describe, expect, it } from 'vitest'

const picture = (container: HTMLElement): HTMLImageElement | null => container.querySelector('img')

describe('Thumbnail', () => {
  it('is a decorative picture that loads lazily', () => {
    const { container } = render(<Thumbnail imageUrl="/valve.svg" />)
    expect([picture(container)?.alt, picture(container)?.getAttribute('loading')]).toEqual(['', 'lazy'])
    expect(container.querySelector('svg')).toBeNull()
  })

  it.each([undefined, ''])('draws a placeholder for the address %j', (imageUrl) => {
    const { container } = render(<Thumbnail imageUrl={imageUrl} />)
    expect(picture(container)).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('draws a placeholder for a failed picture, and loads the next one', () => {
    const { container, rerender } = render(<Thumbnail imageUrl="/gone.svg" />)
    fireEvent.error(picture(container) ?? container)
    expect(picture(container)).toBeNull()
    rerender(<Thumbnail imageUrl="/valve.svg" />)
    expect(picture(container)?.getAttribute('src')).toBe('/valve.svg')
  })
})
