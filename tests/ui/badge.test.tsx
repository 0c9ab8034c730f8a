import { Badge, BadgeList } from '@tradecounter/ui/badge'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Badge', () => {
  it('has a style for each of the four product labels, and always text', () => {
    const kinds = ['campaign', 'rental', 'outlet', 'new'] as const
    const drawn = kinds.map((kind) => render(<Badge {...{ kind }}>{kind}</Badge>).container)
    expect(drawn.map(({ textContent }) => textContent)).toEqual([...kinds])
    expect(new Set(drawn.map((one) => one.firstElementChild?.className)).size).toBe(4)
  })
})

it('BadgeList is a list of the labels of a product, and renders nothing without labels', () => {
  const { container, rerender } = render(
    <BadgeList
      badges={[
        { kind: 'campaign', text: 'Campaign' },
        { kind: 'new', text: 'New' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Campaign', 'New'])
  rerender(<BadgeList badges={[]} />)
  expect(container.innerHTML).toBe('')
})
