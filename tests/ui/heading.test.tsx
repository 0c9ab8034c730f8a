import { Heading } from '@tradecounter/ui/heading'
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'

describe('Heading', () => {
  it.each([1, 2, 3, 4] as const)('level %d is that level in the outline', (level) => {
    render(<Heading level={level}>Valves</Heading>)
    expect(screen.getByRole('heading', { level, name: 'Valves' })).toBeTruthy()
  })

  it('can be focused by script, but is not in the tab order', () => {
    const ref = createRef<HTMLHeadingElement>()
    render(
      <Heading level={1} tabIndex={-1} id="title" ref={ref}>
        Valves
      </Heading>,
    )
    ref.current?.focus()
    expect(document.activeElement?.id).toBe('title')
    expect(ref.current?.tabIndex).toBe(-1)
  })

  it('is styled by its size, not by its level', () => {
    const looks = ([2, 3] as const).map(
      (level) =>
        render(
          <Heading {...{ level }} size="l">
            x
          </Heading>,
        ).container.firstElementChild?.className,
    )
    expect(looks[0]).toBe(looks[1])
  })
})
