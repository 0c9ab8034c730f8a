import { fireEvent, render } from '@testing-library/react'
import { Thumbnail } from '@tradecounter/ui/thumbnail'
import { describe, expect, it } from 'vitest'

const picture = (container: HTMLElement): HTMLImageElement | null => container.querySelector('img')

describe('Thumbnail', () => {
  it('is a picture without words, taken when it comes near the screen', () => {
    const { container } = render(<Thumbnail imageUrl="/valve.svg" />)
    expect([picture(container)?.alt, picture(container)?.getAttribute('loading')]).toEqual(['', 'lazy'])
    expect(container.querySelector('svg')).toBeNull()
  })

  it.each([undefined, ''])('draws a box where the address is %j', (imageUrl) => {
    const { container } = render(<Thumbnail imageUrl={imageUrl} />)
    expect(picture(container)).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('draws a box for a picture that cannot be had, and tries the next one', () => {
    const { container, rerender } = render(<Thumbnail imageUrl="/gone.svg" />)
    fireEvent.error(picture(container) ?? container)
    expect(picture(container)).toBeNull()
    rerender(<Thumbnail imageUrl="/valve.svg" />)
    expect(picture(container)?.getAttribute('src')).toBe('/valve.svg')
  })
})
