import { Columns, Container, Inline, Stack } from '@tradecounter/ui/layout'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('layout', () => {
  it('can be a list', () => {
    render(
      <Stack as="ul">
        <Inline as="li">Pipe</Inline>
        <Inline as="li">Valves</Inline>
      </Stack>,
    )
    expect(screen.getByRole('list').children).toHaveLength(2)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('is styled by classes, without style attributes', () => {
    const looks = ([0, 4] as const).map((space) => render(<Stack space={space}>x</Stack>).container.innerHTML)
    expect(new Set(looks).size).toBe(2)
    expect(looks.join('')).not.toContain('style=')
  })

  it('keeps the reading order in columns', () => {
    const { container } = render(
      <Container>
        <Columns template="rail-end">
          <p>Lines</p>
          <p>Totals</p>
        </Columns>
      </Container>,
    )
    expect(container.textContent).toBe('LinesTotals')
  })
})
